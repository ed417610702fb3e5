import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ProductCardSkeleton } from './product-card.tsx';

export interface ProductGridProps {
  /** A `<li>` each. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A grid of cards as wide as its place allows: two columns on a phone, five on a desktop. */
export function ProductGrid({ children, className }: ProductGridProps) {
  return <ul className={cx('mp-grid', className)}>{children}</ul>;
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
