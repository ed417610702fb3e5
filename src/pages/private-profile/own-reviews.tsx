import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isNarrowed } from '../../domain/profile.ts';
import { hostNow } from '../../host/clock.ts';
import { profileListMessages, ownListMessages as texts } from '../../messages/profile-lists.ts';
import { uiMessages } from '../../messages/ui.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import { lastActedOnAtom } from '../../state/person/own-review-actions.ts';
import type { OwnReviewsRequest } from '../../state/person/own-reviews.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { useDelayed } from '../../ui/feedback/progress.tsx';
import { MessageSquareText } from '../../ui/icons/message-square-text.ts';
import { SearchX } from '../../ui/icons/search-x.ts';
import { LoadMore } from '../../ui/navigation/load-more.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import type { OwnProfile, PrivateAddress } from './data.ts';
import { OwnReviewCard } from './own-review.tsx';
import { allReviews, OwnReviewFilters } from './own-review-filters.tsx';
import { ReviewSkeletons } from './panel-skeleton.tsx';
import { Recommendations } from './recommendations.tsx';
import { SubscribePrompt } from './subscribe-prompt.tsx';

interface OwnReviewsProps {
  readonly address: PrivateAddress;
  /** The query of the list. */
  readonly request: OwnReviewsRequest;
  readonly own: OwnProfile;
}

/** The tab of reviews: filters, the list, and beside it what they recommend. */
export function OwnReviews(props: OwnReviewsProps): ReactNode {
  const { address, own } = props;
  const { query, change } = address;
  const column = useRef<HTMLElement>(null);
  const forgetAction = useSetAtom(lastActedOnAtom);
  useEffect(() => () => forgetAction(null), [forgetAction]);
  /** Without reviews there is nothing to choose. */
  const hasNone = own.profile?.figures.reviews_data?.total_reviews_count === 0 && !isNarrowed(query);
  /** For a button that vanishes with its press. */
  const focusList = () => column.current?.focus({ preventScroll: true });
  return (
    <div className="mp-profile__columns">
      <section ref={column} tabIndex={-1} aria-label={texts.lists.reviews.label}>
        <h2 className="mp-visually-hidden">{texts.lists.reviews.label}</h2>
        {!hasNone && <OwnReviewFilters query={query} onChange={change} />}
        <List {...props} focusList={focusList} />
        {own.profile && <SubscribePrompt person={own.profile.person} />}
      </section>
      {own.profile && <Recommendations slug={address.slug} profile={own.profile} />}
    </div>
  );
}

function List({ address, request, own, focusList }: OwnReviewsProps & { focusList: () => void }): ReactNode {
  const { query, change, hrefOf } = address;
  const { state, items, more, moreError, retry, loadMore } = own.list;
  const [now] = useState(() => hostNow());
  const isSlow = useDelayed(state.status === 'loading');
  const list = texts.lists.reviews;
  if (state.status === 'failed')
    return <ErrorNotice title={list.failed} error={state.error} onRetry={retry} />;
  // Without a profile the answer belongs to another person, or is not there yet. An empty list says nothing of the next one.
  if (!own.profile || (items.length === 0 && state.status !== 'ready'))
    return (
      <div key="loading" aria-hidden>
        <ReviewSkeletons />
      </div>
    );
  if (items.length === 0 && state.status === 'ready')
    return isNarrowed(query) || query.page > 1 ? (
      <EmptyState icon={SearchX} title={list.noMatch} text={list.noMatchText}>
        <Button
          onClick={() => {
            change({ ...allReviews, page: 1 });
            focusList();
          }}
        >
          {profileListMessages.clear}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState icon={MessageSquareText} title={list.none} text={list.noneText}>
        <ButtonLink variant="primary" href={pathOf('writeReview')}>
          {list.action}
        </ButtonLink>
      </EmptyState>
    );
  const total = state.data?.total_count;
  const written = own.profile.figures.reviews_data?.total_reviews_count;
  return (
    <div className={cx(isSlow && 'mp-stale')} aria-busy={state.status === 'loading'}>
      <p className="mp-profile__count" role="status">
        {total != null && countText(total, isNarrowed(query) ? null : written)}
      </p>
      {query.page > 1 && (
        <p>
          <TextLink href={hrefOf({ page: 1 })}>{texts.fromStart}</TextLink>
        </p>
      )}
      <ul>
        {items.map(review => (
          <li key={review.uuid}>
            <OwnReviewCard review={review} list={request} now={now} />
          </li>
        ))}
      </ul>
      {state.status === 'ready' && (
        <LoadMore more={more} error={moreError} onLoad={loadMore} label={list.more} end={list.end} />
      )}
    </div>
  );
}

/**
 * The number of listed reviews.
 * @param written how many of them are not deleted, which is what the tab says; null where it is unknown
 */
function countText(total: number, written: number | null | undefined): string {
  const text = uiMessages.reviews({ count: total });
  const deleted = total - (written ?? total);
  return deleted > 0 ? texts.withDeleted({ total: text, deleted }) : text;
}
