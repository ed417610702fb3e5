import * as v from 'valibot';

/** Building blocks of the answers to writes. */

/** Any JSON answer, or none (204). An HTML page or an empty body does not come from the call and is not accepted. */
export const jsonOrNone = v.nullish(v.union([v.object({}), v.array(v.unknown()), v.boolean(), v.number()]));

/** Error messages by the name of their field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;
