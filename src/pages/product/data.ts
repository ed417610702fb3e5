import { isGone } from '../../api/errors.ts';
import { type ProductPage, type ProductSlug, productPages } from '../../api/product.ts';
import { reviewPages, reviewRequest } from '../../api/reviews.ts';
import type { WidgetData } from '../../contract/reviews.ts';
import { narrowsFigures, reviewQuery } from '../../domain/reviews.ts';
import type { ReviewState } from '../../reviews/use-reviews.ts';
import { createQuery, shown } from '../../state/query.ts';
import { type QueryState, useQuery } from '../../state/use-query.ts';

const products = createQuery(productPages, {
  keepsPrevious: () => false,
  isExpected: isGone,
});

/** The product and its shop; ready at once when cached. */
export const useProduct = (slug: ProductSlug): QueryState<ProductPage> => useQuery(products, slug);

const allReviews = createQuery(reviewPages, { keepsPrevious: () => false });

/**
 * The figures over all reviews of a product, for its head: undefined until they are there, null when they cannot be had.
 * Those that come with a list follow its filters, except for the scores.
 */
export function useFigures(page: ProductPage, reviews: ReviewState): WidgetData | undefined | null {
  const { product_data: product, shop_data: shop } = page;
  const isListed = product.reviews_count != null || !narrowsFigures(reviews.query);
  const all = useQuery(allReviews, isListed ? null : reviewRequest(product, shop, reviewQuery.defaults));
  const { state } = isListed ? reviews : all;
  return shown(state) ?? (state.status === 'failed' ? null : undefined);
}

export type RatingFigures = Pick<WidgetData, 'average_rating' | 'number_of_reviews'>;

/** The rating over all reviews. A host may tell it with the product, before any reviews are there. */
export function ratingOf<Missing extends undefined | null>(
  { product_data: { average_rating, reviews_count } }: ProductPage,
  figures: WidgetData | Missing,
): RatingFigures | Missing {
  return reviews_count == null ? figures : { average_rating, number_of_reviews: reviews_count };
}
