import type { AnswerOf } from '../contract/call.ts';
import { instantSearchCall } from '../contract/suggestions.ts';
import { cachedQuery } from './cached-query.ts';

export type SuggestionAnswer = AnswerOf<typeof instantSearchCall>;

/** Suggestions for a typed text, with groups where the host has them; none when the call fails. */
export const suggestionLists = cachedQuery(instantSearchCall, {
  maxEntries: 100,
  key: (q: string) => q,
  request: q => ({ params: { q } }),
  fallback: { suggestions: [] },
});
