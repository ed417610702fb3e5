import type { Review } from '../contract/reviews.ts';
import type { PlacedReviews } from '../domain/place-reviews.ts';
import { hostNow } from '../host/clock.ts';
import { reviewListMessages as texts } from '../messages/review-list.ts';
import { ReviewCard } from '../ui/cards/review-card.tsx';
import { ReviewActions } from './review-actions.tsx';

interface TopReviewsProps {
  readonly tops: PlacedReviews['tops'];
  /** Whether each says what it is about, as on the page of a shop. */
  readonly showProduct: boolean;
  /** The language that most reviews of the list are in. */
  readonly knownLanguage: string | undefined;
}

/** The top positive and the top critical review, side by side where there is room. */
export function TopReviews({ tops, showProduct, knownLanguage }: TopReviewsProps) {
  if (!tops) return null;
  const now = hostNow();
  const card = (title: string, review: Review) => (
    <div key={review.uuid}>
      <h3 className="mp-reviews__top">{title}</h3>
      <ReviewCard
        review={review}
        boxed
        lines={4}
        now={now}
        level={4}
        showProduct={showProduct}
        knownLanguage={knownLanguage}
        actions={<ReviewActions review={review} />}
      />
    </div>
  );
  return (
    <section className="mp-reviews__tops" aria-label={texts.tops}>
      {card(texts.topPositive, tops.positive)}
      {card(texts.topCritical, tops.critical)}
    </section>
  );
}
