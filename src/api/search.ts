import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { searchCall } from '../contract/search.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';

export type SearchAnswer = AnswerOf<typeof searchCall>;
export type SearchRequest = ParamsOf<typeof searchCall>;

/**
 * A search as it is asked for and kept. Two with one key are the same: `currency` makes a difference only where it
 * limits prices or was chosen for it, for prices are converted here and the results do not change.
 */
export interface SearchAsk {
  readonly request: SearchRequest;
  readonly key: string;
}
export function searchAsk(request: SearchRequest, isCurrencyChosen: boolean): SearchAsk {
  const { currency, ...others } = request;
  const counts = isCurrencyChosen || Boolean(request.min_price ?? request.max_price);
  return { request, key: encodeQuery(counts ? { ...others, currency } : others) };
}

/** One page of results. */
export const productSearches = cachedQuery(searchCall, {
  ...{ idleMs: searchCacheIdleMs, maxEntries: 20 },
  key: (ask: SearchAsk) => ask.key,
  request: ask => ({ params: ask.request }),
});
