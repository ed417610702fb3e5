import type { Review } from '../contract/reviews.ts';
import { reviewHash } from '../domain/review-link.ts';
import { reviewLinkMessages as texts } from '../messages/review-list.ts';
import { reviewMessages } from '../messages/reviews.ts';
import { ShareButton } from '../product-actions/share-button.tsx';
import { useAddress } from '../routing/router/router.tsx';
import { Helpful } from './helpful.tsx';

/** What readers do with a review: say that it is helpful, and share its address. */
export function ReviewActions({ review }: { readonly review: Review }) {
  const { pathname } = useAddress();
  const name = review.reviewer?.name || reviewMessages.anonymous;
  return (
    <div className="mp-review__actions">
      <Helpful review={review} />
      {review.public_id && (
        <ShareButton
          title={review.title || texts.title({ name })}
          label={texts.shareOf({ name })}
          path={pathname + reviewHash(review.public_id)}
        />
      )}
    </div>
  );
}
