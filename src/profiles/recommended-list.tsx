import type { ReactNode } from 'react';
import type { ProfileReview } from '../contract/reviews.ts';
import { truncateText } from '../domain/format.ts';
import { Stars } from '../ui/cards/stars.tsx';
import { Picture } from '../ui/media/picture.tsx';
import { TextLink } from '../ui/navigation/text-link.tsx';

/** Characters of a review's title. */
const longestTitle = 80;

/** Products that a reviewer recommends, each with the stars and the title of the review. */
export function RecommendedList({ reviews }: { readonly reviews: readonly ProfileReview[] }): ReactNode {
  return (
    <ul>
      {reviews.map(({ uuid, rating, title, ...product }) => (
        <li key={uuid} className="mp-recommended">
          <Picture src={product.product_image_url} retina={product.product_retina_image_url} alt="" />
          <div>
            {product.product_internal_path ? (
              <TextLink quiet href={product.product_internal_path}>
                {product.product_title || product.shop_name}
              </TextLink>
            ) : (
              <span>{product.product_title || product.shop_name}</span>
            )}
            {rating != null && <Stars value={rating} />}
            {title && (
              <p dir="auto" className="mp-small mp-muted">
                {truncateText(title, longestTitle)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
