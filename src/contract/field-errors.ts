import * as v from 'valibot';

/** By the name of a field, what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The body of a 422 that refuses single fields of a write, as hosts built with Rails send it. */
export const fieldErrors = v.object({
  errors: v.record(v.string(), v.union([v.array(v.string()), v.string()])),
});
