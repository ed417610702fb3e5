import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { searchCall } from '../contract/search.ts';
import { writeQuery } from './address.ts';
import { type Client, defineCache } from './client.ts';

export type SearchAnswer = AnswerOf<typeof searchCall>;
export type SearchRequest = ParamsOf<typeof searchCall>;

const results = defineCache<SearchAnswer>({ idleMs: searchCacheIdleMs, maxEntries: 20 });

/**
 * A search as it is asked for and kept. Two with one key are the same: `currency` tells them apart only where it
 * limits prices or was chosen for it, for prices are converted here and the results do not change.
 */
export interface SearchAsk {
  readonly request: SearchRequest;
  readonly key: string;
}
export function searchAsk(request: SearchRequest, isCurrencyChosen: boolean): SearchAsk {
  const { currency, ...others } = request;
  const counts = isCurrencyChosen || Boolean(request.min_price ?? request.max_price);
  return { request, key: writeQuery(counts ? { ...others, currency } : others) };
}

/** One page of results. Rejects with an `ApiError`. */
export function searchProducts(
  client: Client,
  { request, key }: SearchAsk,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  return client
    .cache(results)
    .get(key, shared => client.send(searchCall, { params: request, signal: shared }), signal);
}

/** The results kept for this search, at once; undefined when they have to be asked for. */
export function keptSearch(client: Client, { key }: SearchAsk): SearchAnswer | undefined {
  return client.cache(results).peek(key);
}
