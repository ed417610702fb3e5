import type { Review } from '../../contract/reviews.ts';
import type { ProductCard } from '../../contract/search.ts';
import { scoresOf } from '../../domain/medal.ts';
import { sumOf } from '../../domain/score.ts';

/** A product and a review that show what the site is about. */
export interface Example {
  readonly product: ProductCard;
  readonly review: Review | undefined;
}

/**
 * The example among the products and reviews that the page lists. Best is a product whose scores say what they count and
 * that one of the reviews is about; then such a one without. Undefined where there is no product.
 */
export function exampleOf(products: readonly ProductCard[], reviews: readonly Review[]): Example | undefined {
  const counted = products.filter(product => {
    const scores = scoresOf(product);
    return scores.length > 1 && scores.every(score => !score.isFew && sumOf(score));
  });
  const reviewOf = (product: ProductCard) =>
    reviews.find(({ product_internal_path: path }) => path === product.internal_path);
  const product = counted.find(reviewOf) ?? counted[0] ?? products.find(reviewOf) ?? products[0];
  return product && { product, review: reviewOf(product) ?? reviews[0] };
}

/** A list without what stands above it already, unless it is all there is. */
export const withoutExample = <T>(list: readonly T[], shown: T | undefined): readonly T[] =>
  list.length > 1 ? list.filter(one => one !== shown) : list;
