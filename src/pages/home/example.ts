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
 * The example among the products and reviews that the page lists. Best is a product whose scores say what they count, with a
 * review of it, and one that was liked; then such a one without. Of several it is the last: the row below, which begins with
 * the first, shows it out of sight. It stays in that row: without it, whether it is known in time would decide what stands
 * there, and Back might lead to another row than was left. Undefined where there is no product.
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
