import type { WidgetData } from '../contract/review-widgets.ts';
import { readHistogram } from '../domain/reviews.ts';
import { reviewListMessages } from '../messages/review-list.ts';
import { Histogram } from '../ui/cards/histogram.tsx';
import { Stars } from '../ui/cards/stars.tsx';
import { useUi } from '../ui/context.tsx';
import { formatRating } from '../ui/format.ts';
import { ReviewHistory } from './review-history.tsx';
import { ReviewOrigins } from './review-origins.tsx';
import { WithheldReasons } from './withheld-reasons.tsx';

const texts = reviewListMessages;

interface ReviewSummaryProps {
  readonly figures: WidgetData;
  /** Whether they are those of some reviews only. */
  readonly isNarrowed: boolean;
  /** The stars that the list is filtered by; null for all. */
  readonly stars: number | null;
  readonly onSelect: (stars: number | null) => void;
}

/** Average rating and a bar for each number of stars. A bar filters the list by its stars. */
export function ReviewSummary({ figures, isNarrowed, stars, onSelect }: ReviewSummaryProps) {
  const { locale } = useUi();
  const rows = readHistogram(figures.rating_histogram_data);
  const { average_rating: average, number_of_reviews: count } = figures;
  return (
    <div className="mp-reviews__summary">
      {average != null && (
        <div className="mp-reviews__average">
          <b>{formatRating(average, locale)}</b>
          <div>
            <Stars value={average} size="md" decorative />
            <p className="mp-small mp-muted">
              {count == null ? texts.outOf : (isNarrowed ? texts.basedOnMatching : texts.basedOn)({ count })}
            </p>
          </div>
        </div>
      )}
      {rows.some(row => row.count > 0) && <Histogram rows={rows} selected={stars} onSelect={onSelect} />}
      <ReviewHistory data={figures.ratings_by_month} />
      <ReviewOrigins sources={figures.review_sources} />
      <WithheldReasons reasons={figures.withheld_reasons} />
    </div>
  );
}
