import { arbitratorDisputeCall, ownDisputeCall } from '../contract/dispute.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import { cachedQuery } from './cached-query.ts';

const byId = {
  idleMs: searchCacheIdleMs,
  maxEntries: 20,
  key: (id: string) => id,
  request: (id: string) => ({ params: { format: 'json' as const }, segments: { disputeId: id } }),
};
/** One's own dispute, by its id. */
export const ownDisputes = cachedQuery(ownDisputeCall, byId);
/** A dispute as an arbitrator sees it, by its id. */
export const arbitratorDisputes = cachedQuery(arbitratorDisputeCall, byId);
