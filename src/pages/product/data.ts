import { type ProductPage, type ProductSlug, productPages } from '../../api/product.ts';
import { reviewPages, reviewRequest } from '../../api/reviews.ts';
import type { WidgetData } from '../../contract/review-widgets.ts';
import { isGone } from '../../domain/failure.ts';
import { reviewQuery } from '../../domain/reviews.ts';
import type { ReviewState } from '../../reviews/use-reviews.ts';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { type QueryState, useQuery } from '../../state/loaded/use-query.ts';

const products = createQuery(productPages, {
  keepsPrevious: () => false,
  isExpected: isGone,
});

/** The product and its shop; ready at once when cached. */
export const useProduct = (slug: ProductSlug): QueryState<ProductPage> => useQuery(products, slug);

const allReviews = createQuery(reviewPages, { keepsPrevious: () => false });

/**
 * The figures of the reviews: undefined until they are there, null when they cannot be had. Average and number are those of
 * `ratingOf`, because figures that come with a list follow its filters. The scores do not.
 */
export function useFigures(page: ProductPage, reviews: ReviewState): WidgetData | undefined | null {
  const { product_data: product, shop_data: shop } = page;
  const { figuresOfAll, lacksFigures } = reviews;
  const asksForAll = lacksFigures && product.reviews_count == null;
  const all = useQuery(allReviews, asksForAll ? reviewRequest(product, shop, reviewQuery.defaults) : null);
  const { state } = asksForAll ? all : reviews;
  return figuresOfAll ?? latestData(state) ?? (state.status === 'failed' ? null : undefined);
}

export type RatingFigures = Pick<WidgetData, 'average_rating' | 'number_of_reviews'>;

/**
 * The rating over all reviews. That of the loaded reviews, so that head and list say the same; until they are loaded, that
 * of the product, where the host sends it.
 */
export function ratingOf<Missing extends undefined | null>(
  { product_data: { average_rating, reviews_count } }: ProductPage,
  { figuresOfAll }: ReviewState,
  figures: WidgetData | Missing,
): RatingFigures | Missing {
  if (reviews_count == null) return figures;
  if (figuresOfAll?.number_of_reviews != null) return figuresOfAll;
  return { average_rating: figuresOfAll?.average_rating ?? average_rating, number_of_reviews: reviews_count };
}
