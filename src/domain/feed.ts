import { type FeedEvent, groupedEventTypes } from '../contract/feed.ts';
import { defineListQuery } from './list.ts';
import { readMoment } from './moment.ts';

/** Which events the feed shows, by where they come from. */
export interface FeedQuery {
  readonly user_events: boolean;
  readonly store_events: boolean;
  readonly product_events: boolean;
  /** Of saved searches, which guests have none of. */
  readonly search_events: boolean;
}

/** Whether a filter of the feed is on: a boolean says it, the text 'false' is off, and anything else is on. */
export function feedFilter(given: unknown): boolean {
  return typeof given === 'boolean' ? given : given !== 'false';
}

/** Reads and writes the filters of the feed in its address. */
export const feedQuery = defineListQuery<FeedQuery>({
  defaults: { user_events: true, store_events: true, product_events: true, search_events: true },
  read: {
    user_events: feedFilter,
    store_events: feedFilter,
    product_events: feedFilter,
    search_events: feedFilter,
  },
});

/** The filters that somebody is offered, in their order. */
export const feedFilters = (isGuest: boolean): readonly (keyof FeedQuery)[] => [
  'user_events',
  'store_events',
  'product_events',
  ...(isGuest ? [] : (['search_events'] as const)),
];

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The news of the feed, newest first, with those of one store or product that are of one kind and within a day in one group, in
 * the place of the latest. So many new products of one store do not hide the news of all others.
 */
export function groupEvents(events: readonly FeedEvent[]): (readonly [FeedEvent, ...FeedEvent[]])[] {
  const groups: [FeedEvent, ...FeedEvent[]][] = [];
  const latest = new Map<string, [FeedEvent, ...FeedEvent[]]>();
  for (const event of events) {
    const { event_owner: owner, event_type: type } = event;
    const key = `${owner.class} ${owner.encoded_id} ${type}`;
    const group = latest.get(key);
    if (group && isWithinDay(group[0], event)) {
      group.push(event);
      continue;
    }
    const started: [FeedEvent] = [event];
    groups.push(started);
    if (groupedEventTypes.some(one => one === type)) latest.set(key, started);
  }
  return groups;
}

/** False where the host does not say when it was. */
function isWithinDay(later: FeedEvent, earlier: FeedEvent): boolean {
  const [to, from] = [readMoment(later.created_at), readMoment(earlier.created_at)];
  return !!to && !!from && to.date.getTime() - from.date.getTime() < dayMs;
}
