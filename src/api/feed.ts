import type { ParamsOf } from '../contract/call.ts';
import { type FeedEvent, type FeedPage, feedCall } from '../contract/feed.ts';
import { searchCacheIdleMs } from '../contract/limits.ts';
import type { FeedQuery } from '../domain/feed.ts';
import { hasMore } from '../domain/list.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';
import { rowsSent } from './decode.ts';

/** The filters, and from which time on backwards; without it the first page. */
export interface FeedRequest {
  readonly query: FeedQuery;
  /** The oldest `created_at` so far. */
  readonly before?: string | undefined;
}

const word = (isOn: boolean) => (isOn ? 'true' : 'false');
const paramsOf = ({ query, before }: FeedRequest): ParamsOf<typeof feedCall> => ({
  ...(before !== undefined && { max_created_at: before }),
  user_events: word(query.user_events),
  store_events: word(query.store_events),
  product_events: word(query.product_events),
  // A host may not know this one.
  ...(!query.search_events && { search_events: 'false' as const }),
});

/** One page of the feed. */
export const feed = cachedQuery(feedCall, {
  idleMs: searchCacheIdleMs,
  maxEntries: 40,
  key: (request: FeedRequest) => encodeQuery(paramsOf(request)),
  request: request => ({ params: paramsOf(request) }),
});

/** The parameter of the next page; null at the end, and where no event has a time. */
export function nextFeed(request: FeedRequest, { feed_events, per_page }: FeedPage): FeedRequest | null {
  if (!hasMore(rowsSent(feed_events), per_page ?? 0)) return null;
  const times = feed_events.flatMap(({ created_at }) => (created_at ? [created_at] : []));
  const [oldest] = times.sort((a, b) => Date.parse(a) - Date.parse(b));
  return oldest === undefined || oldest === request.before ? null : { ...request, before: oldest };
}

/** Tells events apart, also those of hosts that send no ids. */
export function eventKey({
  id,
  event_type,
  created_at,
  event_owner: owner,
  review,
  product,
}: FeedEvent): string {
  const subject = review?.uuid ?? product?.encoded_product_id;
  return String(id ?? [event_type, owner.class, owner.encoded_id, created_at, subject].join(' '));
}
