import { useRef } from 'react';
import { widgetPageSize } from '../../contract/limits.ts';
import { productMessages } from '../../contract/messages/product.ts';
import { reviewMessages } from '../../contract/messages/reviews.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import type { WidgetData } from '../../contract/reviews.ts';
import { type ReviewQuery, reviewQuery } from '../../domain/reviews.ts';
import { shown } from '../../state/query.ts';
import { Button } from '../../ui/button.tsx';
import { ReviewCard, ReviewSkeleton } from '../../ui/cards/review-card.tsx';
import { useUi } from '../../ui/context.tsx';
import { EmptyState, ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { formatCount } from '../../ui/format.ts';
import { Pill } from '../../ui/forms/chip.tsx';
import { MessageSquareText, SearchX } from '../../ui/icons.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import type { ReviewState } from './data.ts';
import { ReviewControls } from './review-controls.tsx';
import { ReviewSummary } from './review-summary.tsx';

const texts = productMessages.reviews;
/** The number of reviews from which search and order are offered. */
const controlsFrom = 3;

/** The reviews of a product: their summary, the filters, and one page of them. */
export function Reviews(props: ReviewState) {
  const figures = shown(props.state);
  const section = useRef<HTMLElement>(null);
  const isEmpty = figures?.number_of_reviews === 0;
  return (
    <section
      ref={section}
      tabIndex={-1}
      id="reviews"
      className="mp-product__reviews"
      aria-labelledby="reviews-title"
    >
      <h2 id="reviews-title" className="mp-h2">
        {texts.title}
      </h2>
      {isEmpty ? (
        <EmptyState icon={MessageSquareText} level={3} title={texts.none.title} text={texts.none.text} />
      ) : !figures && props.state.status === 'failed' ? (
        <ErrorNotice
          level={3}
          title={texts.failed}
          error={props.state.error}
          onRetry={() => {
            props.retry();
            section.current?.focus({ preventScroll: true });
          }}
        />
      ) : (
        <Columns {...props} figures={figures} />
      )}
    </section>
  );
}

interface ColumnsProps extends ReviewState {
  /** From the page of reviews that is shown; undefined while the first one is loading. */
  readonly figures: WidgetData | undefined;
}

function Columns({ state, query, retry, hrefOf, change, figures }: ColumnsProps) {
  const list = useRef<HTMLElement>(null);
  /** For a button that disappears with its click: the focus goes to where the answer appears. */
  const focusList = () => list.current?.focus({ preventScroll: true });
  const changeAndFocus = (changed: Partial<ReviewQuery>) => {
    change(changed);
    focusList();
  };
  return (
    <div className="mp-product__columns">
      <ReviewSummary
        figures={figures}
        stars={query.filter_rating}
        onSelect={filter_rating => change({ filter_rating })}
      />
      <section ref={list} id={listId} className="mp-product__column" aria-label={texts.list} tabIndex={-1}>
        {(figures?.number_of_reviews ?? controlsFrom) >= controlsFrom && (
          <ReviewControls query={query} onChange={change} />
        )}
        <ActiveFilters query={query} data={figures} onRemove={changeAndFocus} />
        {state.status === 'failed' ? (
          <ErrorNotice
            level={3}
            title={texts.failed}
            error={state.error}
            onRetry={() => {
              retry();
              focusList();
            }}
          />
        ) : figures ? (
          <>
            <List
              data={figures}
              isLoading={state.status === 'loading'}
              onShowAll={() => changeAndFocus(reviewQuery.defaults)}
              onFirstPage={() => changeAndFocus({ page: 1 })}
            />
            <Pagination
              label={texts.pages}
              page={query.page}
              pageCount={figures.total_pages}
              hrefOf={page => `${hrefOf({ page })}#${listId}`}
            />
          </>
        ) : (
          <div aria-hidden>
            <ReviewSkeleton />
            <ReviewSkeleton />
            <ReviewSkeleton />
          </div>
        )}
      </section>
    </div>
  );
}

/** The anchor of links to other pages of reviews. */
const listId = 'review-list';

interface ActiveFiltersProps {
  readonly query: ReviewQuery;
  readonly data: WidgetData | undefined;
  readonly onRemove: (change: Partial<ReviewQuery>) => void;
}

/** Which reviews are shown, and the active filters, each with a button that removes it. */
function ActiveFilters({ query: { filter_rating: stars, search }, data, onRemove }: ActiveFiltersProps) {
  const { locale } = useUi();
  return (
    <div className="mp-product__active">
      <p className="mp-small mp-muted mp-num" role="status">
        {data && describeRange(data, locale)}
      </p>
      {stars !== null && (
        <Pill
          text={texts.onlyStars(reviewMessages.starsRow(stars))}
          onRemove={() => onRemove({ filter_rating: null })}
        />
      )}
      {search !== '' && <Pill text={texts.matching(search)} onRemove={() => onRemove({ search: '' })} />}
    </div>
  );
}

function describeRange({ total_count, current_page, reviews }: WidgetData, locale: string): string {
  const all = uiMessages.reviews(total_count, formatCount(total_count, locale));
  if (total_count <= reviews.length || reviews.length === 0) return all;
  const from = (current_page - 1) * widgetPageSize;
  return texts.part(formatCount(from + 1, locale), formatCount(from + reviews.length, locale), all);
}

function List({
  data,
  isLoading,
  onShowAll,
  onFirstPage,
}: {
  data: WidgetData;
  isLoading: boolean;
  onShowAll: () => void;
  onFirstPage: () => void;
}) {
  const { locale } = useUi();
  // An address may name a page that does not exist.
  if (data.reviews.length === 0 && data.total_count > 0)
    return (
      <EmptyState
        icon={SearchX}
        level={3}
        title={texts.noPage.title}
        text={texts.noPage.text(data.total_pages, formatCount(data.total_pages, locale))}
      >
        <Button onClick={onFirstPage}>{texts.noPage.first}</Button>
      </EmptyState>
    );
  if (data.reviews.length === 0)
    return (
      <EmptyState icon={SearchX} level={3} title={texts.noMatch.title} text={texts.noMatch.text}>
        <Button onClick={onShowAll}>{texts.showAll}</Button>
      </EmptyState>
    );
  const now = new Date();
  return (
    <ul className="mp-product__list" aria-busy={isLoading}>
      {data.reviews.map(review => (
        <li key={review.uuid}>
          <ReviewCard review={review} now={now} />
        </li>
      ))}
    </ul>
  );
}
