import { useRef } from 'react';
import { widgetPageSize } from '../../contract/limits.ts';
import { productMessages } from '../../contract/messages/product.ts';
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
import { ReviewSummary } from './review-summary.tsx';
import { ReviewTools } from './review-tools.tsx';

const texts = productMessages.reviews;
/** Fewer reviews are read faster than searched or sorted. */
const toolsFrom = 3;

/** The reviews of a product: their summary, the ways to narrow them down, one page of them. */
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
  /** From whatever page of reviews there is; undefined while the first is on its way. */
  readonly figures: WidgetData | undefined;
}

function Columns({ state, query, retry, hrefOf, change, figures }: ColumnsProps) {
  const list = useRef<HTMLElement>(null);
  /** For what vanishes when it is clicked: the focus goes to where the answer appears. */
  const focusList = () => list.current?.focus({ preventScroll: true });
  const changeAndFocus = (part: Partial<ReviewQuery>) => {
    change(part);
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
        {(figures?.number_of_reviews ?? toolsFrom) >= toolsFrom && (
          <ReviewTools query={query} onChange={change} />
        )}
        <Choices query={query} data={figures} onRemove={changeAndFocus} />
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
              onAll={() => changeAndFocus(reviewQuery.defaults)}
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

/** Where another page of reviews is read from. */
const listId = 'review-list';

interface ChoicesProps {
  readonly query: ReviewQuery;
  readonly data: WidgetData | undefined;
  readonly onRemove: (part: Partial<ReviewQuery>) => void;
}

/** Which part of the reviews is shown, and what narrows them down, each with a way to take it back. */
function Choices({ query: { filter_rating: stars, search }, data, onRemove }: ChoicesProps) {
  const { locale } = useUi();
  return (
    <div className="mp-product__choices">
      <p className="mp-small mp-muted mp-num" role="status">
        {data && describePart(data, locale)}
      </p>
      {stars !== null && (
        <Pill
          text={texts.onlyStars(uiMessages.starsRow(stars))}
          onRemove={() => onRemove({ filter_rating: null })}
        />
      )}
      {search !== '' && <Pill text={texts.matching(search)} onRemove={() => onRemove({ search: '' })} />}
    </div>
  );
}

function describePart({ total_count, current_page, reviews }: WidgetData, locale: string): string {
  const all = uiMessages.reviews(total_count, formatCount(total_count, locale));
  if (total_count <= reviews.length || reviews.length === 0) return all;
  const from = (current_page - 1) * widgetPageSize;
  return texts.part(formatCount(from + 1, locale), formatCount(from + reviews.length, locale), all);
}

function List({ data, isLoading, onAll }: { data: WidgetData; isLoading: boolean; onAll: () => void }) {
  if (data.reviews.length === 0)
    return (
      <EmptyState icon={SearchX} level={3} title={texts.noMatch.title} text={texts.noMatch.text}>
        <Button onClick={onAll}>{texts.showAll}</Button>
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
