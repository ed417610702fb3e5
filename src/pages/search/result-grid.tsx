import { memo, useState } from 'react';
import type { ProductCard as Product } from '../../contract/search.ts';
import { LazyProductActions } from '../../product-actions/lazy-product-actions.tsx';
import type { Money } from '../../state/money.ts';
import { ProductCard, ProductGrid } from '../../ui/cards/product-card.tsx';

/** Cards whose pictures load at once: those in view on a desktop. */
const eagerCards = 12;
/** Of these, the cards that are in view on every screen: their pictures load first. */
const priorityCards = 2;

interface ResultGridProps {
  readonly products: readonly Product[];
  readonly money: Money;
}

/**
 * The products of one page. Rendered again for other products or another currency only. The cards stay for other
 * products, which is half the work of mounting new ones; their pictures then load lazily.
 */
export const ResultGrid = memo(function ResultGrid({ products, money }: ResultGridProps) {
  const [first] = useState(products);
  const isFirst = products === first;
  return (
    <ProductGrid>
      {products.map((product, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps no state of its product
        <li key={index}>
          <ProductCard
            product={product}
            price={money(product.price, product.currency)}
            level={2}
            eager={isFirst && index < eagerCards}
            priority={isFirst && index < priorityCards}
          >
            <LazyProductActions product={product} isWanted={false} />
          </ProductCard>
        </li>
      ))}
    </ProductGrid>
  );
});
