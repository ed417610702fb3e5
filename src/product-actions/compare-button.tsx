import { comparisonMessages } from '../contract/messages/comparison.ts';
import type { ProductCard } from '../contract/search.ts';
import { comparisonAtom, toggleComparisonAtom } from '../state/comparison.ts';
import { useAtomValue, useStore } from '../state/jotai.ts';

export interface CompareButtonProps {
  readonly product: ProductCard;
  readonly className?: string | undefined;
}

/** Takes a product into the comparison, or out of it. */
export function CompareButton({ product, className = 'mp-compare' }: CompareButtonProps) {
  const { encoded_product_id: id, title } = product;
  const store = useStore();
  return (
    <button
      type="button"
      className={className}
      aria-pressed={useAtomValue(comparisonAtom).some(other => other.encoded_product_id === id)}
      aria-label={comparisonMessages.compareOf(title)}
      onClick={() => store.set(toggleComparisonAtom, product)}
    >
      {comparisonMessages.compare}
    </button>
  );
}
