import type { WidgetData } from '../contract/review-widgets.ts';
import type { Review } from '../contract/reviews.ts';
import { isPublic } from '../domain/reviews.ts';
import { reviewListMessages as texts } from '../messages/review-list.ts';
import { ReviewCard } from '../ui/cards/review-card.tsx';
import { ReviewActions } from './review-actions.tsx';

/**
 * The top positive and the top critical review of a page of reviews; only both together, and only if the page has
 * others. The list leaves them out, so that nobody reads a review twice.
 */
export function topReviewsOf({
  top_positive_review: good,
  top_critical_review: critical,
  reviews,
}: WidgetData): Review[] {
  if (!good || !critical || good.uuid === critical.uuid || !isPublic(good) || !isPublic(critical)) return [];
  const tops = [good, critical];
  return reviews.every(review => isAmong(tops, review)) ? [] : tops;
}

export const isAmong = (reviews: readonly Review[], { uuid }: Review): boolean =>
  reviews.some(review => review.uuid === uuid);

interface TopReviewsProps {
  /** The result of `topReviewsOf`. */
  readonly tops: readonly Review[];
  /** Whether each says what it is about, as on the page of a shop. */
  readonly showProduct: boolean;
}

/** The top positive and the top critical review, side by side where there is room. */
export function TopReviews({ tops, showProduct }: TopReviewsProps) {
  if (tops.length === 0) return null;
  const now = new Date();
  return (
    <section className="mp-reviews__tops" aria-label={texts.tops}>
      {tops.map((review, index) => (
        <div key={review.uuid}>
          <h3 className="mp-reviews__top">{index === 0 ? texts.topPositive : texts.topCritical}</h3>
          <ReviewCard
            review={review}
            boxed
            lines={4}
            now={now}
            level={4}
            showProduct={showProduct}
            actions={<ReviewActions review={review} />}
          />
        </div>
      ))}
    </section>
  );
}
