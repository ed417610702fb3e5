import { pickMessages } from '../contract/messages/picks.ts';
import type { ProductCard } from '../contract/search.ts';
import type { Heart } from '../state/heart.ts';
import { CompareButton } from './compare-button.tsx';
import { HeartButton } from './heart-button.tsx';

export interface PicksProps {
  /** What is followed, where that is no product. */
  readonly heart?: Heart;
  readonly product?: ProductCard;
  /** As chips with words, in place of their places on a card. */
  readonly isRow?: boolean;
}

/** What can be done with a product or a store beside opening it. */
export default function ProductPicks({ heart, product, isRow }: PicksProps) {
  const followed =
    heart ?? (product && { kind: 'Product', id: product.encoded_product_id, name: product.title });
  return (
    <>
      {followed && (
        <HeartButton {...followed} className={isRow ? 'mp-chip mp-product__follow' : undefined}>
          {isRow && pickMessages.follow}
        </HeartButton>
      )}
      {product && (
        <CompareButton product={product} className={isRow ? 'mp-chip mp-product__compare' : undefined} />
      )}
    </>
  );
}
