import type { Review } from '../contract/reviews.ts';
import { isPublic, linkedReview } from '../domain/review-link.ts';
import { reviewLinkMessages as texts } from '../messages/review-list.ts';
import { useAddress, useScreenReady } from '../routing/router/router.tsx';
import { ReviewCard } from '../ui/cards/review-card.tsx';
import { ReviewActions } from './review-actions.tsx';

interface LinkedReviewProps {
  /** What the host sent for the review that the address names: null where there is none, undefined where it does not say. */
  readonly review: Review | null | undefined;
  readonly showProduct: boolean;
  /** Whether the answer for the address is still awaited. */
  readonly isLoading: boolean;
}

/** The review that the address names, above the list, wherever in the list it stands. */
export function LinkedReview({ review, showProduct, isLoading }: LinkedReviewProps) {
  const id = linkedReview(useAddress().hash);
  // A link within the page scrolls to where the review will stand.
  useScreenReady(!id || !isLoading);
  if (!id || review === undefined) return null;
  if (!review || !isPublic(review))
    return (
      <p id={`mp-review-${id}`} className="mp-reviews__gone mp-muted" role="status">
        {texts.gone}
      </p>
    );
  return (
    <section className="mp-reviews__linked" aria-label={texts.linked}>
      <h3 id={`mp-review-${id}`} className="mp-reviews__top">
        {texts.linked}
      </h3>
      <ReviewCard
        review={review}
        boxed
        lines={Number.POSITIVE_INFINITY}
        level={4}
        showProduct={showProduct}
        actions={<ReviewActions review={review} />}
      />
    </section>
  );
}
