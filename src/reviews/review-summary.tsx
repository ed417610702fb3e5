import type { WidgetData } from '../contract/review-widgets.ts';
import { readHistogram } from '../domain/histogram.ts';
import { reviewListMessages } from '../messages/review-list.ts';
import { Histogram } from '../ui/cards/histogram.tsx';
import { Stars } from '../ui/cards/stars.tsx';
import { useUi } from '../ui/context.tsx';
import { formatRating } from '../ui/format.ts';
import { useViewport } from '../ui/use-viewport.ts';
import { ReviewHistory } from './review-history.tsx';
import { ReviewOrigins } from './review-origins.tsx';
import { WithheldReasons } from './withheld-reasons.tsx';

const texts = reviewListMessages;

interface ReviewSummaryProps {
  readonly figures: WidgetData;
  /** Whether they are those of some reviews only. */
  readonly areFiguresNarrowed: boolean;
  /** Whether there are few reviews in all. */
  readonly ofFew: boolean;
  /** The stars that the list is filtered by; null for all. */
  readonly stars: number | null;
  readonly onSelect: (stars: number | null) => void;
}

/**
 * Average rating and a bar for each number of stars. A bar filters the list by its stars. Of few reviews, only stars that
 * somebody gave have a bar; where all gave the same, the average says it.
 */
export function ReviewSummary({ figures, areFiguresNarrowed, ofFew, stars, onSelect }: ReviewSummaryProps) {
  const { locale } = useUi();
  const { average_rating: average, number_of_reviews: count } = figures;
  const rows = readHistogram(figures.rating_histogram_data).filter(
    row => !ofFew || row.count > 0 || row.stars === stars,
  );
  const hasBars = rows.some(row => row.count > 0) && rows.length > 1;
  return (
    <div className="mp-reviews__summary">
      {average != null && (
        <div className="mp-reviews__average">
          <b>{formatRating(average, locale)}</b>
          <div>
            <Stars value={average} size="md" decorative />
            <p className="mp-small mp-muted">
              {count == null
                ? texts.outOf
                : (areFiguresNarrowed ? texts.basedOnMatching : texts.basedOn)({ count })}
            </p>
          </div>
        </div>
      )}
      {hasBars && <Histogram rows={rows} selected={stars} onSelect={onSelect} />}
      <FurtherFigures {...figures} />
    </div>
  );
}

/** Ratings over time, where the reviews are from, and which are not shown: folded where they would push the reviews down. */
function FurtherFigures({ ratings_by_month, review_sources, withheld_reasons }: WidgetData) {
  const figures = (
    <>
      <ReviewHistory data={ratings_by_month} />
      <ReviewOrigins sources={review_sources} />
      <WithheldReasons reasons={withheld_reasons} />
    </>
  );
  if (useViewport() === 'desktop') return figures;
  return (
    <details className="mp-reviews__further mp-small">
      <summary>{texts.furtherFigures}</summary>
      {figures}
    </details>
  );
}
