import { useEffect, useEffectEvent } from 'react';
import { eventKey, feed, nextFeed } from '../../api/feed.ts';
import { type FeedQuery, feedQuery } from '../../domain/feed.ts';
import { useAddress } from '../../routing/router.tsx';
import { useIsNewVisit, useNavigate } from '../../routing/screen-hooks.ts';
import { createGrowingList, useGrowingList } from '../../state/growing-list.ts';

const events = createGrowingList(feed, { items: page => page.feed_events, id: eventKey, next: nextFeed });

/**
 * The events that the address asks for. Back finds them as they were, with the pages that were appended. A link asks for
 * them again: there may be news, and the person may follow more by now.
 */
export function useFeed() {
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const query = feedQuery.parse(search);
  const list = useGrowingList(events, { query });
  const isNewVisit = useIsNewVisit();
  const refresh = useEffectEvent(() => {
    if (isNewVisit && list.state.status === 'ready') list.retry();
  });
  useEffect(() => refresh(), []);
  return {
    ...list,
    query,
    /** Goes to the address with other filters. Scroll position and focus stay. */
    change(change: Partial<FeedQuery>) {
      const href = pathname + feedQuery.replaceIn(search, feedQuery.change(query, change));
      navigate(href, { staysInPlace: true });
    },
  };
}

export type FeedState = ReturnType<typeof useFeed>;
