import type { NamedFollowee } from '../contract/follow.ts';
import { followMessages } from '../contract/messages/follow.ts';
import type { ProductCard } from '../contract/search.ts';
import { CompareButton } from './compare-button.tsx';
import { FollowButton } from './follow-button.tsx';

export interface ProductActionsProps {
  /** What is followed, where that is no product. */
  readonly followee?: NamedFollowee;
  readonly product?: ProductCard;
  /** As chips with words, in place of their places on a card. */
  readonly isRow?: boolean;
}

/** What can be done with a product or a store beside opening it. */
export function ProductActions({ followee, product, isRow }: ProductActionsProps) {
  const followed =
    followee ?? (product && { kind: 'Product', id: product.encoded_product_id, name: product.title });
  return (
    <>
      {followed && (
        <FollowButton {...followed} className={isRow ? 'mp-chip mp-product__follow' : undefined}>
          {isRow && followMessages.follow}
        </FollowButton>
      )}
      {product && (
        <CompareButton product={product} className={isRow ? 'mp-chip mp-product__compare' : undefined} />
      )}
    </>
  );
}
