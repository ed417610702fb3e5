/** Limits of disputes. */

/** Most characters of the texts of a dispute, and most files that are sent at once. */
export const disputeLimits = { description: 5_000, outcome: 2_000, files: 10 } as const;
/** How long the list of an arbitrator is kept for Back, ms. */
export const arbitratorCacheMs = 60_000;
