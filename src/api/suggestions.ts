import type { AnswerOf } from '../contract/call.ts';
import { longCacheMs } from '../contract/limits.ts';
import { instantSearchCall } from '../contract/suggestions.ts';
import { cachedQuery } from './cached-query.ts';

const none: readonly string[] = [];

export type SuggestionAnswer = AnswerOf<typeof instantSearchCall>;

/** Suggestions for a typed text, with groups where the host has them; none when the call fails. */
export const suggestionLists = cachedQuery(instantSearchCall, {
  maxEntries: 30,
  key: (q: string) => q,
  request: q => ({ params: { q } }),
  fallback: { suggestions: [] },
});

/** What many people search for; nothing where the host does not say. */
export const popularSearches = cachedQuery(instantSearchCall, {
  maxAgeMs: longCacheMs,
  key: () => '',
  request: () => ({ params: { q: '' } }),
  select: answer => answer.popular_searches ?? none,
  fallback: none,
});
