import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { storeSearchCall } from '../contract/store-search.ts';
import { type Total, totalOf } from '../domain/format.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';

export type StoreAnswer = AnswerOf<typeof storeSearchCall>;
export type StoreRequest = ParamsOf<typeof storeSearchCall>;

/** One page of stores. Two searches that differ in the currency find the same: it changes nothing about stores. */
export const storeSearches = cachedQuery(storeSearchCall, {
  idleMs: searchCacheIdleMs,
  maxEntries: 20,
  key: ({ currency: _prices, ...request }: StoreRequest) => encodeQuery(request),
  request: params => ({ params }),
});

export interface StorePaging extends Total {
  /** 0 when the host does not say. */
  readonly perPage: number;
}

/** The figures of the paging, wherever in the answer they are. Without a total, the rows that were sent are all. */
export function storePaging({ data, ...beside }: StoreAnswer): StorePaging {
  const total = data.results_total_count ?? beside.results_total_count ?? data.shop_results.length;
  return { ...totalOf(total), perPage: data.per_page ?? beside.per_page ?? 0 };
}
