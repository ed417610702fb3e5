import { type ReactNode, useRef } from 'react';
import type { ProfileFigures, ProfileReviewPage } from '../../contract/profile.ts';
import { isNarrowed, type PublicProfileQuery, publicProfileQuery } from '../../domain/profile.ts';
import { isPublic } from '../../domain/review-link.ts';
import { publicListMessages as texts } from '../../messages/profile-lists.ts';
import { uiMessages } from '../../messages/ui.ts';
import { ReviewFilters } from '../../profiles/review-filters.tsx';
import type { QueryState } from '../../state/loaded/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { SearchX } from '../../ui/icons/search-x.ts';
import type { PublicAddress } from './paged.tsx';
import { NothingYet, type Owner, Paged, ReviewItems } from './paged.tsx';
import { FavouritesWidget, RecommendationsAside } from './side-lists.tsx';

/** The number of reviews from which search, order and stars are offered. */
const controlsFrom = 3;
const { search, filter_rating } = publicProfileQuery.defaults;

interface ReviewsProps {
  readonly address: PublicAddress;
  readonly profile: QueryState<ProfileReviewPage>;
  readonly data: ProfileReviewPage;
  readonly figures: ProfileFigures;
  readonly owner: Owner;
}

/** The person's reviews, and beside them their recommendations and hearts. */
export function Reviews({ address, profile, data, figures, owner }: ReviewsProps): ReactNode {
  return (
    <>
      <div className="mp-profile__columns">
        <Written address={address} profile={profile} data={data} figures={figures} owner={owner} />
        <RecommendationsAside address={address} figures={figures} />
      </div>
      <FavouritesWidget address={address} figures={figures} />
    </>
  );
}

function Written({ address, profile, data, figures, owner }: ReviewsProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const { query, hrefOf } = address;
  const { state, retry } = profile;
  const isSome = isNarrowed(query);
  const total = data.total_count ?? 0;
  const written = figures.reviews_data?.total_reviews_count ?? total;
  /** For a button that disappears with its click: the focus goes to where the answer appears. */
  const changeAndFocus = (change: Partial<PublicProfileQuery>) => {
    address.change(change);
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={texts.names.reviews}>
      <h2 className="mp-visually-hidden">{texts.names.reviews}</h2>
      {(isSome || written >= controlsFrom) && (
        <>
          <ReviewFilters
            query={query}
            label={texts.search}
            onChange={address.change}
            onClear={isSome && (() => changeAndFocus({ search, filter_rating }))}
          />
          <p className="mp-profile__count" role="status">
            {state.status === 'ready' && uiMessages.reviews({ count: total })}
          </p>
        </>
      )}
      {state.status === 'failed' ? (
        <ErrorNotice title={texts.listsFailed.reviews} error={state.error} onRetry={retry} />
      ) : (
        <Paged
          tab="reviews"
          page={query.page}
          pageCount={data.total_pages ?? 1}
          isEmpty={(data.reviews ?? []).length === 0}
          isLoading={state.status === 'loading'}
          hrefOf={page => hrefOf({ page })}
          none={
            isSome ? (
              <EmptyState icon={SearchX} title={texts.noMatch.title} text={texts.noMatch.text}>
                <Button onClick={() => changeAndFocus({ search, filter_rating })}>{texts.noMatch.all}</Button>
              </EmptyState>
            ) : (
              <NothingYet tab="reviews" owner={owner} />
            )
          }
        >
          {data.reviews?.length ? (
            <ReviewItems reviews={data.reviews.filter(isPublic)} />
          ) : (
            <ReviewSkeleton />
          )}
        </Paged>
      )}
    </section>
  );
}
