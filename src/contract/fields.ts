import * as v from 'valibot';

/**
 * Building blocks of the wire schemas. They say plainly what a host sends, so that they turn into JSON Schema;
 * tolerance (a broken optional field is dropped, a broken row is left out) is the decoder's business.
 */
export const text = v.string();
/** A text that is never written as a number: one there is another field's value, and no text to show. */
export const strictText = v.pipe(v.unknown(), v.string());
export const id = v.union([v.string(), v.number()]);
export const optionalText = v.nullish(v.string());
export const optionalNumber = v.nullish(v.number());
export const optionalFlag = v.nullish(v.boolean());
/** Whole number ≥ 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const optionalCount = v.nullish(count);
/** Fraction 0..1; medals and percentages are derived from it. */
export const score = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const optionalScore = v.nullish(score);
/** Average rating 0..5. */
export const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5));
export const optionalRating = v.nullish(rating);

/** An image as a normal and a 2x address; a bare text is the normal one. */
export const imagePair = v.union([
  v.string(),
  v.object({
    normal: optionalText,
    retina: optionalText,
    url: optionalText,
    retina_url: optionalText,
  }),
]);
export type ImagePair = v.InferOutput<typeof imagePair>;

/** Page meta data: applied to the document head when present. */
export const metaData = v.object({
  title: optionalText,
  description: optionalText,
  canonical: optionalText,
});
export type MetaData = v.InferOutput<typeof metaData>;

/** No parameters. */
export const none = v.object({});
/** An answer of which only the status counts. */
export const anything = v.unknown();
/**
 * An answer whose content is not known, but that it is JSON, or that its status (204) says that it has none: a page in
 * place of it, or nothing at all, comes from somebody else than the call.
 */
export const jsonOrNone = v.nullable(v.union([v.object({}), v.array(v.unknown()), v.boolean(), v.number()]));

/** By the name of a field, what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The body of a 422 that refuses single fields of a write, as hosts built with Rails send it. */
export const fieldErrors = v.object({
  errors: v.record(v.string(), v.union([v.array(v.string()), v.string()])),
});
