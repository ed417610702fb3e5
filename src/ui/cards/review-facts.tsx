import { lookUp } from '../../contract/look-up.ts';
import type { Review } from '../../contract/reviews.ts';
import { originMessages, usedForMessages } from '../../messages/review-facts.ts';
import { reviewPartMessages, sourceMessages } from '../../messages/reviews.ts';
import { ShieldCheck } from '../icons/shield-check.ts';
import { Picture } from '../media/picture.tsx';
import { TextLink } from '../navigation/text-link.tsx';

/** The facts beside a review, in its card and in the gallery. */
export function VerifiedPurchase() {
  return (
    <span className="mp-review__verified">
      <ShieldCheck size={14} />
      <span>{reviewPartMessages.verifiedPurchase}</span>
    </span>
  );
}

/** Badges that say how the review came about, after how long, and whether it was rewarded. Nothing for what is unknown. */
export function ReviewSource({ review: { source, verified, rewarded, used_for } }: { review: Review }) {
  const time = used_for && lookUp(usedForMessages, used_for);
  const isOrdered = verified && source === 'organic';
  const name = isOrdered ? originMessages.ordered : source && lookUp(sourceMessages, source);
  return (
    <span className="mp-review__sources">
      {name && <span className="mp-review__source">{name}</span>}
      {time && <span className="mp-review__source">{time}</span>}
      {rewarded && <span className="mp-review__source">{originMessages.rewarded}</span>}
    </span>
  );
}

/** The product that the review is about, with a link. Nothing where the host does not name it. */
export function ReviewedProduct({ review }: { review: Review }) {
  if (!review.product_title) return null;
  return (
    <div className="mp-review__about">
      <Picture src={review.product_image_url} retina={review.product_retina_image_url} alt="" />
      <div>
        {review.product_internal_path ? (
          <TextLink quiet href={review.product_internal_path}>
            <span className="mp-review__product">{review.product_title}</span>
          </TextLink>
        ) : (
          <span className="mp-review__product">{review.product_title}</span>
        )}
        {review.shop_name && <span className="mp-review__shop">{review.shop_name}</span>}
      </div>
    </div>
  );
}
