import { type ReactNode, useId } from 'react';
import { eventKey } from '../../api/feed.ts';
import type { UnreviewedProduct } from '../../contract/orders.ts';
import { feedFilters, feedQuery, groupEvents } from '../../domain/feed.ts';
import { mayReview } from '../../domain/orders.ts';
import { isPublic } from '../../domain/review-link.ts';
import { hostNow } from '../../host/clock.ts';
import { feedMessages as texts } from '../../messages/feed.ts';
import { isOffered, pathOf } from '../../routing/addresses/paths.ts';
import { focusContent } from '../../routing/scrolling/focus.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { Newspaper } from '../../ui/icons/newspaper.ts';
import { LoadMore } from '../../ui/navigation/load-more.tsx';
import { EventCard } from './event-card.tsx';
import { ReviewPrompt } from './review-prompt.tsx';
import { EventSkeletons } from './skeletons.tsx';
import type { FeedState } from './use-feed.ts';

/** Events whose pictures load at once. */
const eagerEvents = 2;

interface EventListProps extends FeedState {
  readonly isGuest: boolean;
}

interface EventFeedProps extends EventListProps {
  readonly unreviewed: readonly UnreviewedProduct[];
}

/** The prompt for reviews, and the events. */
export function EventFeed({ unreviewed, ...list }: EventFeedProps): ReactNode {
  return (
    <>
      {!list.isGuest && <ReviewPrompt products={unreviewed} />}
      <section className="mp-feed__main" aria-label={texts.list}>
        <EventList {...list} />
      </section>
      {!list.isGuest && list.items.length > 0 && !unreviewed.some(mayReview) && <FollowMore />}
    </>
  );
}

/** The events, or why there are none. While those of other filters are loading, the news stay, dimmed; without any, placeholders stand there. */
function EventList({
  state,
  items,
  more,
  moreError,
  loadMore,
  query,
  change,
  isGuest,
}: EventListProps): ReactNode {
  const isLoading = state.status !== 'ready';
  const isSlow = useDelayed(isLoading);
  // An event about a review that was taken back is left out.
  const events = items.filter(({ review }) => !review || isPublic(review));
  // A page may hold nothing else, and be followed by others.
  if (events.length === 0 && !isLoading && more === 'none')
    return <NoEvents query={query} isGuest={isGuest} onShowAll={() => change(feedQuery.defaults)} />;
  const now = hostNow();
  const groups = groupEvents(events);
  return (
    <>
      <p role="status" className="mp-visually-hidden">
        {isLoading ? texts.loading : texts.shown({ count: groups.length })}
      </p>
      {isLoading && groups.length === 0 ? (
        <EventSkeletons />
      ) : (
        <ul className={cx(isSlow && 'mp-stale')} aria-busy={isLoading}>
          {groups.map((group, index) => (
            <li key={eventKey(group[0])}>
              <EventCard events={group} eager={index < eagerEvents} now={now} />
            </li>
          ))}
        </ul>
      )}
      {!isLoading && (
        <LoadMore more={more} error={moreError} onLoad={loadMore} label={texts.more} end={texts.end} />
      )}
    </>
  );
}

interface NoEventsProps extends Pick<EventListProps, 'query' | 'isGuest'> {
  readonly onShowAll: () => void;
}

/** Why there are no events, and what to do. */
function NoEvents({ query, isGuest, onShowAll }: NoEventsProps): ReactNode {
  const chosen = feedFilters(isGuest).map(name => query[name]);
  if (chosen.includes(false))
    return (
      <EmptyState
        icon={Newspaper}
        title={chosen.includes(true) ? texts.noneOfThese : texts.noneChosen}
        text={texts.chooseOthers}
      >
        <Button
          variant="primary"
          onClick={() => {
            onShowAll();
            focusContent();
          }}
        >
          {texts.showAll}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState icon={Newspaper} title={texts.empty} text={isGuest ? texts.guestEmptyText : texts.emptyText}>
      <WhomToFollow />
    </EmptyState>
  );
}

/** Ways to people, stores and products. */
function WhomToFollow(): ReactNode {
  return (
    <>
      {isOffered('people') && (
        <ButtonLink variant="primary" href={pathOf('people')}>
          {texts.findPeople}
        </ButtonLink>
      )}
      <ButtonLink href={pathOf('storeSearch')}>{texts.findStores}</ButtonLink>
      <ButtonLink href={pathOf('categoryIndex')}>{texts.findProducts}</ButtonLink>
    </>
  );
}

/** The same beside the events, below them on a phone, where no prompt for reviews stands. */
function FollowMore(): ReactNode {
  const id = useId();
  return (
    <section className="mp-feed__aside" aria-labelledby={id}>
      <h2 id={id} className="mp-h3">
        {texts.followMore}
      </h2>
      <p className="mp-small mp-muted">{texts.emptyText}</p>
      <WhomToFollow />
    </section>
  );
}
