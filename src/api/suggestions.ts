import { instantSearchCall, type Suggestion } from '../contract/search.ts';
import { type KeptCall, keptCall, orElse, partOf } from './kept-call.ts';

/** Suggestions for a typed text; none when the call fails. */
export const suggestionLists: KeptCall<string, Suggestion[]> = orElse(
  partOf(
    keptCall(instantSearchCall, {
      maxEntries: 100,
      key: (q: string) => q,
      request: q => ({ params: { q } }),
    }),
    answer => answer.suggestions,
  ),
  [],
);
