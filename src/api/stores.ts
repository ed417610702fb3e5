import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { storeSearchCall } from '../contract/store-search.ts';
import { type Total, totalOf } from '../domain/paging.ts';
import { writeQuery } from './address.ts';
import { type Client, defineCache } from './client.ts';

export type StoreAnswer = AnswerOf<typeof storeSearchCall>;
export type StoreRequest = ParamsOf<typeof storeSearchCall>;

const results = defineCache<StoreAnswer>({ idleMs: searchCacheIdleMs, maxEntries: 20 });

/** Two with one key find the same stores: a currency changes nothing about them. */
export function storeKey({ currency: _prices, ...request }: StoreRequest): string {
  return writeQuery(request);
}

/** One page of stores. Rejects with an `ApiError`. */
export function searchStores(
  client: Client,
  request: StoreRequest,
  signal?: AbortSignal,
): Promise<StoreAnswer> {
  return client
    .cache(results)
    .get(
      storeKey(request),
      shared => client.send(storeSearchCall, { params: request, signal: shared }),
      signal,
    );
}

/** The stores kept for this search, at once; undefined when they have to be asked for. */
export function keptStores(client: Client, request: StoreRequest): StoreAnswer | undefined {
  return client.cache(results).peek(storeKey(request));
}

export interface StorePaging extends Total {
  /** 0 when the host does not say. */
  readonly perPage: number;
}

/** The figures of the paging, wherever in the answer they stand. Without a total what was sent is all there is. */
export function storePaging({ data, ...beside }: StoreAnswer): StorePaging {
  const total = data.results_total_count ?? beside.results_total_count ?? data.shop_results.length;
  return { ...totalOf(total), perPage: data.per_page ?? beside.per_page ?? 0 };
}
