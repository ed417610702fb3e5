import { instantSearchCall } from '../contract/suggestions.ts';
import { cachedQuery } from './cached-query.ts';

/** Suggestions for a typed text; none when the call fails. */
export const suggestionLists = cachedQuery(instantSearchCall, {
  maxEntries: 100,
  key: (q: string) => q,
  request: q => ({ params: { q } }),
  select: answer => answer.suggestions,
  fallback: [],
});
