/** Limits of disputes. */

/** Most characters of the texts of a dispute, and most files that are sent at once. */
export const disputeLimits = { description: 5_000, outcome: 2_000, files: 10 } as const;
/** How long the confirmation of a new dispute is shown, ms. */
export const disputeConfirmationMs = 60_000;
/** How long the list of an arbitrator is kept for Back, ms. */
export const arbitratorCacheMs = 60_000;
