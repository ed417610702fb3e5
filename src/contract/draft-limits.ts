/** Limits of drafts. */

/** How long a draft is kept, and how many of one person. */
export const draftLimits = { days: 30, count: 20 } as const;

/** Delay before a change is written into the draft. */
export const draftDelayMs = 300;
