import { useRef } from 'react';
import { times } from '../contract/natives.ts';
import type { WidgetData } from '../contract/review-widgets.ts';
import type { Review } from '../contract/reviews.ts';
import { isFew } from '../domain/medal.ts';
import { placeReviews } from '../domain/place-reviews.ts';
import { mainLanguage } from '../domain/review-language.ts';
import { linkedReview } from '../domain/review-link.ts';
import { isNarrowed, narrowsFigures, type ReviewQuery, reviewQuery } from '../domain/reviews.ts';
import { hostNow } from '../host/clock.ts';
import { textLocale } from '../messages/message.ts';
import { productPartMessages } from '../messages/product-parts.ts';
import { reviewListMessages } from '../messages/review-list.ts';
import { reviewMessages } from '../messages/reviews.ts';
import { pathOf } from '../routing/addresses/paths.ts';
import { useAddress } from '../routing/router/router.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ReviewCard } from '../ui/cards/review-card.tsx';
import { ReviewSkeleton } from '../ui/cards/review-skeleton.tsx';
import { useUi } from '../ui/context.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../ui/feedback/error-notice.tsx';
import { MessageSquareText } from '../ui/icons/message-square-text.ts';
import { SearchX } from '../ui/icons/search-x.ts';
import { Pagination } from '../ui/navigation/pagination.tsx';
import { ActiveFilters, activeReviewFilters } from './active-filters.tsx';
import { CustomerMedia } from './customer-media.tsx';
import { HelpfulResumed } from './helpful.tsx';
import { LinkedReview } from './linked-review.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewControls } from './review-controls.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { ReviewTopics } from './review-topics.tsx';
import type { ReviewsProps } from './reviews.tsx';
import { TopReviews } from './top-reviews.tsx';

const texts = reviewListMessages;
/** The number of reviews from which search and order are offered. */
const controlsFrom = 3;
/** Pictures and videos of a review that are shown. The last one shows the number of further ones. */
const maxMedia = 8;
/** Placeholders while the reviews after an empty choice are loading. */
const emptySkeletons = 3;

interface ReviewListProps extends ReviewsProps {
  /** The page of reviews that is shown, and what it says about all of them. */
  readonly data: WidgetData;
}

/** Summary, filters, and one page of reviews. */
export function ReviewList({
  subject,
  state,
  query,
  retry,
  hrefOf,
  change,
  figuresOfAll,
  shownAbove,
  invites,
  data,
}: ReviewListProps) {
  const list = useRef<HTMLElement>(null);
  const isOfShop = !subject.product;
  const isListNarrowed = isNarrowed(query);
  const { tops, listed } = placeReviews(data, query, shownAbove);
  const language = mainLanguage(data.reviews, textLocale());
  // Unknown: as if there were enough for controls.
  const count = data.number_of_reviews ?? controlsFrom;
  /** For a button that disappears with its click: the focus goes to where the answer appears. */
  const focusList = () => list.current?.focus({ preventScroll: true });
  const changeAndFocus = (changed: Partial<ReviewQuery>) => {
    change(changed);
    focusList();
  };
  // While all are loading, or have failed to, the count is that of a choice.
  if (count === 0 && state.status === 'ready' && !narrowsFigures(query))
    return (
      <EmptyState
        icon={MessageSquareText}
        level={3}
        title={texts.none.title}
        text={isOfShop ? texts.none.shop : texts.none.product}
      >
        {invites && <ButtonLink href={pathOf('writeReview')}>{productPartMessages.writeReview}</ButtonLink>}
      </EmptyState>
    );
  return (
    <div className="mp-reviews__columns">
      <HelpfulResumed />
      <ReviewSummary
        figures={data}
        areFiguresNarrowed={areFiguresNarrowed(query)}
        ofFew={isFew((figuresOfAll ?? data).number_of_reviews)}
        stars={query.filter_rating}
        onSelect={filter_rating => change({ filter_rating })}
      />
      <div>
        <LinkedReview
          review={data.linked_review}
          showProduct={isOfShop}
          isLoading={state.status === 'loading'}
        />
        <ReviewTopics topics={data.topics} chosen={query.topic} onChange={change} />
        {!isListNarrowed && query.page === 1 && (
          <>
            <CustomerMedia reviews={data.reviews} withMedia={data.reviews_with_media} />
            <TopReviews tops={tops} showProduct={isOfShop} knownLanguage={language?.code} />
          </>
        )}
        <section
          ref={list}
          id={`mp-${listAnchor}`}
          className="mp-reviews__column"
          aria-label={texts.list}
          data-narrowed={isListNarrowed || undefined}
          tabIndex={-1}
        >
          {(isListNarrowed || count >= controlsFrom) && (
            <ReviewControls query={query} data={data} hasTypes={isOfShop} onChange={change} />
          )}
          <ActiveFilters
            query={query}
            data={data}
            language={language}
            status={state.status}
            onRemove={changeAndFocus}
          />
          {state.status === 'failed' ? (
            <ErrorNotice level={3} title={reviewMessages.listFailed} error={state.error} onRetry={retry} />
          ) : (
            <>
              <ReviewPage
                data={data}
                listed={listed}
                query={query}
                showProduct={isOfShop}
                knownLanguage={language?.code}
                isLoading={state.status === 'loading'}
                onChange={changeAndFocus}
              />
              <Pagination
                of={reviewMessages.list}
                page={query.page}
                pageCount={data.total_pages}
                hrefOf={page => `${hrefOf({ page })}#${listAnchor}`}
              />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

/** Whether average and number are those of the reviews that match. Words and stars narrow the list alone. */
const areFiguresNarrowed = (query: ReviewQuery) =>
  narrowsFigures(query) && query.search === '' && query.filter_rating === null;

/** The anchor of links to other pages of reviews. */
const listAnchor = 'review-list';

interface ReviewPageProps {
  readonly data: WidgetData;
  /** Those of its reviews that do not stand above the list. */
  readonly listed: readonly Review[];
  readonly query: ReviewQuery;
  readonly showProduct: boolean;
  /** The language that most of them are in. */
  readonly knownLanguage: string | undefined;
  readonly isLoading: boolean;
  readonly onChange: (change: Partial<ReviewQuery>) => void;
}

function ReviewPage({
  data,
  listed,
  query,
  showProduct,
  knownLanguage,
  isLoading,
  onChange,
}: ReviewPageProps) {
  const linked = linkedReview(useAddress().hash);
  // That nothing matched an earlier choice says nothing of this one.
  if (data.reviews.length === 0 && isLoading)
    return times(emptySkeletons, index => <ReviewSkeleton key={index} />);
  // An address may name a page that does not exist.
  if (data.reviews.length === 0 && data.total_count > 0)
    return (
      <EmptyState
        icon={SearchX}
        level={3}
        title={texts.noPage.title}
        text={texts.noPage.text({ count: data.total_pages })}
      >
        <Button onClick={() => onChange({ page: 1 })}>{texts.noPage.first}</Button>
      </EmptyState>
    );
  if (data.reviews.length === 0) return <NoMatch query={query} data={data} onChange={onChange} />;
  if (listed.length === 0) return null;
  const now = hostNow();
  return (
    <ul className="mp-reviews__list" aria-busy={isLoading}>
      {listed.map(review => (
        <li key={review.uuid} id={review.public_id ? `mp-review-${review.public_id}` : undefined}>
          <ReviewCard
            review={review}
            now={now}
            showProduct={showProduct}
            knownLanguage={knownLanguage}
            maxMedia={maxMedia}
            lines={review.public_id === linked ? Number.POSITIVE_INFINITY : undefined}
            actions={<ReviewActions review={review} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** The notice that no review matches, with buttons that remove single filters, or all. */
function NoMatch({ query, data, onChange }: Pick<ReviewPageProps, 'query' | 'data' | 'onChange'>) {
  const { noMatch } = texts;
  const filters = activeReviewFilters(query, data, useUi().locale);
  const isSeveral = filters.length > 1;
  const advice = query.search
    ? noMatch[isSeveral ? 'wordsOrFilter' : 'words']
    : noMatch[isSeveral ? 'filters' : 'filter'];
  return (
    <EmptyState icon={SearchX} level={3} title={noMatch.title} text={advice}>
      {isSeveral &&
        filters.map(({ name, label, removal }) => (
          <Button key={name} onClick={() => onChange(removal)}>
            {noMatch.without({ filter: label })}
          </Button>
        ))}
      <Button onClick={() => onChange(reviewQuery.defaults)}>{texts.showAll}</Button>
    </EmptyState>
  );
}
