import type { WidgetData } from '../contract/reviews.ts';
import { isShown } from '../domain/reviews.ts';
import { reviewListMessages as texts } from '../messages/review-list.ts';
import { ReviewCard } from '../ui/cards/review-card.tsx';

interface TopReviewsProps {
  readonly data: WidgetData;
  /** Whether each says what it is about, as on the page of a shop. */
  readonly showProduct: boolean;
}

/** The top positive and the top critical review, side by side where there is room; only both together. */
export function TopReviews({ data, showProduct }: TopReviewsProps) {
  const { top_positive_review: good, top_critical_review: critical } = data;
  if (!good || !critical || good.uuid === critical.uuid || !isShown(good) || !isShown(critical)) return null;
  const now = new Date();
  return (
    <section className="mp-reviews__tops" aria-label={texts.tops}>
      {[good, critical].map((review, index) => (
        <div key={review.uuid}>
          <h3 className="mp-reviews__top">{index === 0 ? texts.topPositive : texts.topCritical}</h3>
          <ReviewCard review={review} boxed lines={4} now={now} level={4} showProduct={showProduct} />
        </div>
      ))}
    </section>
  );
}
