import * as v from 'valibot';
import { defineCall } from './call.ts';
import * as f from './fields.ts';

/** A text that the decoder never makes from a number, because a number here is a mistake of the host. */
const strictText = v.pipe(v.unknown(), v.string());

const suggestion = v.object({
  text: strictText,
  /** A category id. The suggestion then reads "text in category". */
  id: v.nullish(f.id),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

export const instantSearchCall = defineCall({
  method: 'GET',
  path: '/reviews/instant_search',
  params: v.object({ q: v.string() }),
  answer: v.object({ suggestions: v.array(suggestion) }),
});
