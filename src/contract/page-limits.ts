/** Limits of every page. Apart from `limits.ts`, because what is loaded before the app needs none of them. */

/** Free space above a hash anchor, px. */
export const headerOffset = { default: 120, extraOnNonMobile: 10 } as const;

/** Maximum characters of a search field, because servers reject longer addresses. */
export const searchTextMax = 500;
/** Delay before pending requests show the progress bar. */
export const progressBarDelayMs = 300;
