import { type ProductPlace, productKey } from '../../api/products.ts';
import { defaultReviewQuery, type ReviewQuery } from '../../api/reviews.ts';
import { productMessages } from '../../contract/messages/product.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import type { WidgetData } from '../../contract/review.ts';
import { readHistogram } from '../../domain/histogram.ts';
import { useSetAtom } from '../../state/jotai.ts';
import { Button } from '../../ui/button.tsx';
import { Pill } from '../../ui/chip.tsx';
import { EmptyState, ErrorNotice } from '../../ui/empty-state.tsx';
import { formatCount, formatRating } from '../../ui/format.ts';
import { Histogram } from '../../ui/histogram.tsx';
import { MessageSquareText, SearchX } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ReviewCard, ReviewSkeleton } from '../../ui/review-card.tsx';
import { useUi } from '../../ui/settings.tsx';
import { Stars } from '../../ui/stars.tsx';
import { LiveRegion } from '../../ui/visually-hidden.tsx';
import { changeReviewQueryAtom, type ReviewState } from './data.ts';
import { ReviewTools } from './review-tools.tsx';

const texts = productMessages.reviews;

interface ReviewsProps extends ReviewState {
  /** The product's figures, from whatever page of reviews is there. */
  readonly figures: WidgetData | undefined;
  readonly place: ProductPlace;
}

/** The reviews of a product: their summary, the ways to narrow them down, one page of them. */
export function Reviews({ state, query, retry, figures, place }: ReviewsProps) {
  const change = useSetAtom(changeReviewQueryAtom);
  const key = productKey(place);
  const { locale } = useUi();
  const isEmpty = figures?.number_of_reviews === 0;
  const found =
    state.status === 'ready'
      ? texts.found(state.data.total_count, formatCount(state.data.total_count, locale))
      : '';

  return (
    <section id="reviews" className="mp-product__reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mp-h2">
        {texts.title}
      </h2>
      {isEmpty ? (
        <EmptyState icon={MessageSquareText} level={3} title={texts.none.title} text={texts.none.text} />
      ) : (
        <div className="mp-product__columns">
          <Summary figures={figures} stars={query.stars} onSelect={stars => change(key, { stars })} />
          <div>
            <ReviewTools query={query} onChange={part => change(key, part)} />
            <LiveRegion message={found} />
            <ActiveChoices query={query} found={found} onChange={part => change(key, part)} />
            {state.status === 'failed' && <ErrorNotice title={texts.failed} onRetry={retry} />}
            {figures && (
              <List
                data={figures}
                isLoading={state.status === 'loading'}
                onAll={() => change(key, defaultReviewQuery)}
              />
            )}
            {!figures && state.status !== 'failed' && <ListSkeleton />}
            {figures && (
              <Pagination
                label={texts.pages}
                page={query.page}
                pageCount={figures.total_pages}
                hrefOf={() => '#reviews'}
                onPage={page => {
                  change(key, { page });
                  document.getElementById('reviews')?.scrollIntoView();
                }}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

interface SummaryProps {
  readonly figures: WidgetData | undefined;
  readonly stars: number | null;
  readonly onSelect: (stars: number | null) => void;
}

function Summary({ figures, stars, onSelect }: SummaryProps) {
  const { locale } = useUi();
  const rows = readHistogram(figures?.rating_histogram_data);
  const count = figures?.number_of_reviews ?? 0;
  return (
    <div className="mp-product__summary">
      <div className="mp-product__average">
        <b>{formatRating(figures?.average_rating ?? 0, locale)}</b>
        <div>
          <Stars value={figures?.average_rating ?? 0} size="md" decorative />
          <p className="mp-small mp-muted">
            {texts.outOf}, {texts.basedOn(uiMessages.reviews(count, formatCount(count, locale)))}
          </p>
        </div>
      </div>
      <Histogram rows={rows} selected={stars} onSelect={onSelect} />
    </div>
  );
}

interface ActiveChoicesProps {
  readonly query: ReviewQuery;
  readonly found: string;
  readonly onChange: (part: Partial<ReviewQuery>) => void;
}

/** What narrows the list down, each with a way to take it back. */
function ActiveChoices({ query, found, onChange }: ActiveChoicesProps) {
  if (query.stars === null && query.search === '') return null;
  return (
    <div className="mp-product__active">
      {query.stars !== null && (
        <Pill
          text={texts.onlyStars(uiMessages.starsRow(query.stars))}
          onRemove={() => onChange({ stars: null })}
        />
      )}
      {query.search !== '' && (
        <Pill text={texts.matching(query.search)} onRemove={() => onChange({ search: '' })} />
      )}
      <span className="mp-small mp-muted">{found}</span>
    </div>
  );
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

function ListSkeleton() {
  return (
    <div aria-hidden>
      <ReviewSkeleton />
      <ReviewSkeleton />
      <ReviewSkeleton />
    </div>
  );
}
