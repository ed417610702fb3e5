import { useEffect, useEffectEvent } from 'react';
import { eventKey, feed, nextFeed } from '../../api/feed.ts';
import { feedQuery } from '../../domain/feed.ts';
import { useIsNewVisit } from '../../routing/router/screen-hooks.ts';
import { useListAddress } from '../../routing/router/use-list-address.ts';
import { createGrowingList, useGrowingList } from '../../state/loaded/growing-list.ts';

const events = createGrowingList(feed, { items: page => page.feed_events, id: eventKey, next: nextFeed });

/**
 * The events that the address asks for. Back finds them as they were, with the pages that were appended. A link asks for
 * them again: there may be news, and the person may follow more by now.
 */
export function useFeed() {
  const { query, change } = useListAddress(feedQuery);
  const list = useGrowingList(events, { query });
  const isNewVisit = useIsNewVisit();
  const refresh = useEffectEvent(() => {
    if (isNewVisit && list.state.status === 'ready') list.retry();
  });
  useEffect(() => refresh(), []);
  return { ...list, query, change };
}

export type FeedState = ReturnType<typeof useFeed>;
