import { productMessages } from '../../contract/messages/product.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import type { WidgetData } from '../../contract/reviews.ts';
import { readHistogram } from '../../domain/reviews.ts';
import { Histogram } from '../../ui/cards/histogram.tsx';
import { Stars } from '../../ui/cards/stars.tsx';
import { useUi } from '../../ui/context.tsx';
import { Skeleton } from '../../ui/feedback/progress.tsx';
import { formatCount, formatRating } from '../../ui/format.ts';

const texts = productMessages.reviews;

interface ReviewSummaryProps {
  /** Undefined while they load. */
  readonly figures: WidgetData | undefined;
  /** The stars that the list is filtered by; null for all. */
  readonly stars: number | null;
  readonly onSelect: (stars: number | null) => void;
}

/** Average rating and a bar for each number of stars. A bar filters the list by its stars. */
export function ReviewSummary({ figures, stars, onSelect }: ReviewSummaryProps) {
  const { locale } = useUi();
  const rows = readHistogram(figures?.rating_histogram_data);
  if (!figures)
    return (
      <div className="mp-product__summary" aria-hidden>
        <Skeleton width={190} height={46} />
        <div className="mp-product__bars">
          {rows.map(({ stars }) => (
            <Skeleton key={stars} />
          ))}
        </div>
      </div>
    );
  const { average_rating: average, number_of_reviews: count } = figures;
  return (
    <div className="mp-product__summary">
      {average != null && (
        <div className="mp-product__average">
          <b>{formatRating(average, locale)}</b>
          <div>
            <Stars value={average} size="md" decorative />
            <p className="mp-small mp-muted">
              {texts.outOf}
              {count != null && `, ${texts.basedOn(uiMessages.reviews(count, formatCount(count, locale)))}`}
            </p>
          </div>
        </div>
      )}
      {rows.some(row => row.count > 0) && <Histogram rows={rows} selected={stars} onSelect={onSelect} />}
    </div>
  );
}
