/** How long answers are kept, ms. */

/** Results are dropped after this time without any use. */
export const searchCacheIdleMs = 60_000;
export const shortCacheMs = 60_000;
export const longCacheMs = 120_000;
