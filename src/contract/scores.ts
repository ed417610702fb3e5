import * as f from './fields.ts';

/** The two scores of a product or store, and the sums that they are made of. */
export const scoreEntries = {
  transparency_score: f.optionalScore,
  authenticity_score: f.optionalScore,
  /** Reviews that were written, without those that their writers deleted. */
  written_reviews_count: f.optionalCount,
  /** Those that are shown. Transparency is their share of the written ones. */
  published_reviews_count: f.optionalCount,
  /** Shown reviews of verified buyers. Authenticity is their share of the shown ones. */
  verified_reviews_count: f.optionalCount,
};
