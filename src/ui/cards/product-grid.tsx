import type { ReactNode } from 'react';
import { ProductCardSkeleton } from './product-card.tsx';

/** A grid of cards, a `<li>` each: two columns on a phone, three, four or six in wider windows. */
export function ProductGrid({ children }: { readonly children: ReactNode }) {
  return <ul className="mp-grid">{children}</ul>;
}

/** The grid while its products are on their way. */
export function ProductGridSkeleton({ count = 12 }: { count?: number | undefined }) {
  return (
    <div className="mp-grid" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
