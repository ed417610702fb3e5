/** Limits of uploads and drafts. Apart from `limits.ts`, because no first paint needs them. */

/** Largest files that are accepted, bytes. A picture counts as it was chosen, before it is scaled down. */
export const uploadBytesMax = { picture: 25_000_000, video: 40_000_000, pdf: 10_000_000 } as const;

/** Longest side of a picture after it was scaled down, px, and the quality of its JPEG, 0..1. */
export const uploadPicture = { sideMax: 2048, quality: 0.85 } as const;

/** Uploads of one person that belong to nothing sent yet. */
export const uploadsWaitingMax = 60;

/** How long a draft is kept, and how many of one person. */
export const draftLimits = { days: 30, count: 20 } as const;

/** Delay before a change is written into the draft. */
export const draftDelayMs = 300;
