import { memo, useState } from 'react';
import type { ProductCard as Product } from '../../contract/search.ts';
import { LazyProductActions } from '../../product-actions/lazy-product-actions.tsx';
import type { Money } from '../../state/money.ts';
import { ProductCard, ProductGrid } from '../../ui/cards/product-card.tsx';

/** Cards whose pictures are asked for at once: those of the first window on a desktop. */
const firstSeen = 12;
/** Of these, the ones that every window shows. */
const mostSeen = 2;

interface ResultGridProps {
  readonly products: readonly Product[];
  readonly money: Money;
}

/**
 * The products of one page. Drawn anew for other products or another currency only, not while others are loading. The
 * cards stay for other products, which are written into them: that is half the work of making new ones. Of these the
 * pictures come after the texts.
 */
export const ResultGrid = memo(function ResultGrid({ products, money }: ResultGridProps) {
  const [first] = useState(products);
  const isFirst = products === first;
  return (
    <ProductGrid>
      {products.map((product, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card holds nothing of its product
        <li key={index}>
          <ProductCard
            product={product}
            price={money(product.price, product.currency)}
            level={2}
            eager={isFirst && index < firstSeen}
            priority={isFirst && index < mostSeen}
          >
            <LazyProductActions product={product} isWanted={false} />
          </ProductCard>
        </li>
      ))}
    </ProductGrid>
  );
});
