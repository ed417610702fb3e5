import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { searchCall } from '../contract/search.ts';
import { totalOf } from '../domain/format.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';

export type SearchAnswer = AnswerOf<typeof searchCall>;
export type SearchRequest = ParamsOf<typeof searchCall>;

/** Whether a search has no results at all. A page after its last one has none either, and does not count. */
export const foundNothing = (answer: SearchAnswer | undefined): boolean =>
  answer !== undefined && totalOf(answer.data.rounded_results_total_count).count === 0;

/**
 * A request of a search, and the key of its answer in the cache. The currency is part of the key only where prices are
 * limited or the person has chosen it: otherwise it changes no result, because prices are converted in the browser.
 */
export interface KeyedSearch {
  readonly request: SearchRequest;
  readonly key: string;
}
export function keyedSearch(request: SearchRequest, isCurrencyChosen: boolean): KeyedSearch {
  const { currency, ...others } = request;
  const counts = isCurrencyChosen || Boolean(request.min_price ?? request.max_price);
  return { request, key: encodeQuery(counts ? { ...others, currency } : others) };
}

/** One page of results. Nobody goes back over more than ten, and each holds up to 500 products. */
export const productSearches = cachedQuery(searchCall, {
  idleMs: searchCacheIdleMs,
  maxEntries: 10,
  key: (search: KeyedSearch) => search.key,
  request: search => ({ params: search.request }),
});
