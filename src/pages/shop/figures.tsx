import { shopPartMessages as texts } from '../../contract/messages/product-and-shop-parts.ts';
import type { ShopMetrics } from '../../contract/shop.ts';
import { useUi } from '../../ui/context.tsx';
import { formatCount } from '../../ui/format.ts';

/** The counts of a store, side by side. What the host does not tell is left out. */
export function Figures({ figures }: { readonly figures: ShopMetrics }) {
  const { locale } = useUi();
  const told = (
    [
      [figures.reviews_count, texts.reviewsAfter],
      [figures.products_count, texts.productsAfter],
      [figures.replies_count, texts.repliesAfter],
    ] as const
  ).flatMap(([count, wordsOf]) => (count == null ? [] : [{ count, words: wordsOf(count) }]));
  if (told.length === 0) return null;
  return (
    <dl className="mp-figures mp-shop__figures" aria-label={texts.figures}>
      {told.map(({ count, words }) => (
        <div key={words} className="mp-stat">
          <dt className="mp-stat__label">{words}</dt>
          <dd className="mp-stat__value">{formatCount(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
