import * as v from 'valibot';

/**
 * Building blocks of the schemas. They state exactly what a host sends and convert to JSON Schema. The decoder adds
 * tolerance: it drops broken optional fields and leaves out broken rows.
 */
export const text = v.string();
export const id = v.union([v.string(), v.number()]);
export const optionalText = v.nullish(v.string());
export const optionalNumber = v.nullish(v.number());
export const optionalFlag = v.nullish(v.boolean());
/** A day, or a moment with its zone. An empty text stands for none. Browsers read other forms each in their own way. */
const iso = /^(\d{4}-[01]\d-[0-3]\d(T[012]\d:[\d:.]+(Z|[+-][\d:]+)?)?)?$/;
const isIso = { ...v.regex(iso), expects: 'a date of ISO 8601' };
/** ISO 8601. */
export const optionalTime = v.nullish(v.pipe(v.string(), isIso));
/** Whole number ≥ 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const optionalCount = v.nullish(count);
/** Fraction 0..1. Medals and percentages follow from it. */
export const score = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const optionalScore = v.nullish(score);
/** Average rating 0..5. */
export const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5));
export const optionalRating = v.nullish(rating);

/** An image as a normal and a 2x address. A bare text is the normal one. */
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

/** Page meta data for the document head. */
export const metaData = v.object({
  title: optionalText,
  description: optionalText,
  canonical: optionalText,
});
export type MetaData = v.InferOutput<typeof metaData>;

/**
 * The rows that a page or one of its lists is about; null stands for none. If there are rows and none can be read, the whole
 * answer fails: the page must not say that there are none.
 */
export const rows = <T extends v.GenericSchema>(item: T) => ({
  ...v.nullish(v.array(item)),
  isRows: true as const,
});

/** No parameters. */
export const none = v.object({});
/**
 * An answer of which only the status matters. Like every answer to a write, it is JSON or empty. HTML would be an error page
 * that came with status 200.
 */
export const anything = v.unknown();
