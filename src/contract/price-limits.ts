import * as v from 'valibot';

const amount = v.nullable(v.number());
const typed = v.object({ amount, currency: v.string() });

/** Price limits that were converted, as a tab keeps them: each bound as it was typed, and both as they were written. */
export const convertedLimits = v.object({
  min: typed,
  max: typed,
  written: v.object({ min: amount, max: amount, currency: v.string() }),
  /** The text of the search they belong to. */
  query: v.string(),
});
export type ConvertedLimits = v.InferOutput<typeof convertedLimits>;
