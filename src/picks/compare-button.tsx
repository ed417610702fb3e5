import { pickMessages } from '../contract/messages/picks.ts';
import type { ProductCard } from '../contract/search.ts';
import { comparedAtom, toggleComparedAtom } from '../state/comparing.ts';
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
      aria-pressed={useAtomValue(comparedAtom).some(other => other.encoded_product_id === id)}
      aria-label={pickMessages.compareOf(title)}
      onClick={() => store.set(toggleComparedAtom, product)}
    >
      {pickMessages.compare}
    </button>
  );
}
