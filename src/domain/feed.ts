import { defineListQuery } from './list.ts';

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
