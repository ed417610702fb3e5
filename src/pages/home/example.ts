import { useState } from 'react';
import type { Review } from '../../contract/reviews.ts';
import type { ProductCard } from '../../contract/search.ts';
import { scoresOf } from '../../domain/medal.ts';
import { sumOf } from '../../domain/score.ts';
import type { Maybe } from '../../ui/cx.ts';

/** A product and a review that show what the site is about. */
export interface Example {
  readonly product: ProductCard;
  readonly review: Review | undefined;
}

/**
 * The example among the products and reviews that the page lists. Best is a product whose scores say what they count, with a
 * review of it, and one that was liked; then such a one without. Of several it is the last: the row below, which begins with
 * the first, shows it out of sight. Undefined where there is no product.
 */
export function exampleOf(products: readonly ProductCard[], reviews: readonly Review[]): Example | undefined {
  const counted = products.filter(product => {
    const scores = scoresOf(product);
    return scores.length > 1 && scores.every(score => !score.isFew && sumOf(score));
  });
  const reviewed = (some: readonly ProductCard[]) =>
    some.flatMap(product => {
      const review = reviews.find(({ product_internal_path: path }) => path === product.internal_path);
      return review ? [{ product, review }] : [];
    });
  const best = reviewed(counted);
  const liked = best.findLast(({ review }) => (review.rating ?? 0) >= 4);
  const product = counted[0] ?? products[0];
  const other = counted[0] ? undefined : reviewed(products)[0];
  return liked ?? best.at(-1) ?? other ?? (product && { product, review: reviews[0] });
}

/** A list without what stands above it already, unless it is all there is. */
export const withoutExample = <T>(list: readonly T[], shown: T | undefined): readonly T[] =>
  list.length > 1 ? list.filter(one => one !== shown) : list;

/**
 * A list without the example that stands above it. No list waits for another one: where it is there before the example is
 * known, it stays whole, so that nothing moves.
 * @param isKnown whether it is known what stands above, which may be nothing
 */
export function useWithoutExample<T>(
  list: Maybe<readonly T[]>,
  shown: T | undefined,
  isKnown: boolean,
): Maybe<readonly T[]> {
  const [isWhole, setWhole] = useState(false);
  if (list && !isKnown && !isWhole) setWhole(true);
  return list && (isWhole ? list : withoutExample(list, shown));
}
