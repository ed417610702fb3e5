import type { ReactNode } from 'react';
import { noResultsMessages } from '../messages/filters.ts';
import { ProductTile } from '../product-actions/product-tile.tsx';
import { focusContent } from '../routing/scrolling/focus.ts';
import { useCarousel } from '../state/goods/site.ts';
import { usePopularSearches } from '../state/search/popular-searches.ts';
import { ProductGrid } from '../ui/cards/product-card.tsx';
import { Section } from '../ui/section.tsx';
import { PopularTexts, ViewedItems } from './discover.tsx';

/** At most a row in the widest window, and three on a phone. */
const maxProducts = 6;

/**
 * Ways on where there is nothing else to show: popular searches, products that are open about their reviews, and what was
 * viewed. It stands at the end of a screen, so that nothing moves when it comes.
 */
export function Instead(): ReactNode {
  const { state } = useCarousel('product');
  const popular = usePopularSearches();
  // All of it at once: a part that came later would move what is below it.
  if (state.status === 'loading' || !popular) return null;
  // None where their call has failed: the rest leads on.
  const products = state.data ?? [];
  return (
    <div className="mp-instead">
      <PopularTexts texts={popular} />
      {products.length > 0 && (
        <Section title={noResultsMessages.instead}>
          <ProductGrid>
            {products.slice(0, maxProducts).map(product => (
              <li key={product.encoded_product_id}>
                <ProductTile product={product} />
              </li>
            ))}
          </ProductGrid>
        </Section>
      )}
      <ViewedItems onClear={focusContent} />
    </div>
  );
}
