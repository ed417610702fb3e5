import { type ArbitratorPage, arbitratorDisputesCall } from '../contract/arbitrator.ts';
import { arbitratorCacheMs } from '../contract/limits.ts';
import type { ArbitratorQuery } from '../domain/arbitrator.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';
import { isAborted, toApiError } from './errors.ts';

const paramsOf = ({ page, ...filters }: ArbitratorQuery) => ({
  ...({ format: 'json', redesign: 'true', total_results: 'true' } as const),
  ...filters,
  page: String(page),
});

/** The result of a failed call: an empty list. Compare with it to detect the failure. */
export const noDisputes: ArbitratorPage = { disputes: [], page: 1, total_results: null };

const lists = cachedQuery(arbitratorDisputesCall, {
  maxAgeMs: arbitratorCacheMs,
  maxEntries: 20,
  key: (query: ArbitratorQuery) => encodeQuery(paramsOf(query)),
  request: query => ({ params: paramsOf(query) }),
});

/**
 * One page of the disputes that an arbitrator sees. A failed call gives `noDisputes`, which is not cached. It
 * rejects only for guests (401) and for people who are no arbitrators (403).
 */
export const arbitratorLists: typeof lists = {
  ...lists,
  async load(client, query, signal) {
    try {
      return await lists.load(client, query, signal);
    } catch (reason) {
      const error = toApiError(reason);
      if (isAborted(reason) || error.status === 401 || error.status === 403) throw reason;
      if (error.kind === 'malformed') client.report(error);
      return noDisputes;
    }
  },
};
