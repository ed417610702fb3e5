import type { NamedFollowee } from '../contract/follow.ts';
import type { ProductCard } from '../contract/search.ts';
import { isOn } from '../host/features.ts';
import { comparisonMessages } from '../messages/comparison.ts';
import { useAtomValue, useStore } from '../state/core/jotai.ts';
import { comparisonAtom, toggleComparisonAtom } from '../state/goods/comparison.ts';
import { FollowButton } from './follow-button.tsx';

export interface ProductActionsProps {
  /** The target of the follow button; by default the product. */
  readonly followee?: NamedFollowee;
  readonly product?: ProductCard;
  /** Renders chips with text in a row. By default the buttons take their fixed places on a card. */
  readonly isRow?: boolean;
}

/** The follow and compare buttons of a product or a store. */
export function ProductActions({ followee, product, isRow }: ProductActionsProps) {
  const followed =
    followee ?? (product && { kind: 'Product', id: product.encoded_product_id, name: product.title });
  return (
    <>
      {followed && isOn('following') && (
        <FollowButton
          {...followed}
          className={isRow ? 'mp-chip mp-product__follow' : undefined}
          hasText={isRow}
        />
      )}
      {product && (
        <CompareButton product={product} className={isRow ? 'mp-chip mp-product__compare' : undefined} />
      )}
    </>
  );
}

export { CardFollows, cardMarksAtom, renderCardActions } from './card-actions.tsx';
export { KnownFollows } from './follow-button.tsx';
export { ShareButton } from './share-button.tsx';

export interface CompareButtonProps {
  readonly product: ProductCard;
  readonly className?: string | undefined;
}

/** Adds a product to the comparison, or removes it. */
export function CompareButton({ product, className = 'mp-compare' }: CompareButtonProps) {
  const { encoded_product_id: id, title } = product;
  const store = useStore();
  return (
    <button
      type="button"
      className={className}
      aria-pressed={useAtomValue(comparisonAtom).some(other => other.encoded_product_id === id)}
      aria-label={comparisonMessages.compareOf({ name: title })}
      onClick={() => store.set(toggleComparisonAtom, product)}
    >
      {comparisonMessages.compare}
    </button>
  );
}
