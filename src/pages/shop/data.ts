import { isGone } from '../../api/errors.ts';
import { shopReviewPages, shopReviewRequest } from '../../api/reviews.ts';
import { type ShopPage, shopPages } from '../../api/shop.ts';
import type { ShopMetrics } from '../../contract/shop.ts';
import { narrowsFigures, reviewQuery } from '../../domain/reviews.ts';
import type { ReviewState } from '../../reviews/use-reviews.ts';
import { createQuery, shown } from '../../state/query.ts';
import { type QueryState, useQuery } from '../../state/use-query.ts';

const shops = createQuery(shopPages, {
  keepsPrevious: () => false,
  isExpected: isGone,
});

/** A store by its decoded slug; ready at once when cached. */
export const useShop = (slug: string): QueryState<ShopPage> => useQuery(shops, slug);

const allReviews = createQuery(shopReviewPages, { keepsPrevious: () => false });

export interface ShopFigures {
  /** What is not known, or not yet, is absent. */
  readonly figures: ShopMetrics;
  /** Whether what is absent may still come. */
  readonly isLoading: boolean;
}

/**
 * The figures over all reviews of a store. The host may tell them with the store. Those that come with a list of reviews
 * follow its filters.
 */
export function useFigures({ shop_data: shop }: ShopPage, reviews: ReviewState): ShopFigures {
  const metrics = shop.shop_metrics ?? {};
  const isTold = metrics.reviews_count != null;
  const isOfAll = !narrowsFigures(reviews.query);
  const all = useQuery(allReviews, isTold || isOfAll ? null : shopReviewRequest(shop, reviewQuery.defaults));
  const { state } = isTold || isOfAll ? reviews : all;
  const widget = shown(state);
  const figures = {
    ...widget?.product_metrics,
    ...(!isTold && { average_rating: widget?.average_rating, reviews_count: widget?.number_of_reviews }),
    ...withoutNulls(metrics),
  };
  return { figures, isLoading: state.status === 'loading' };
}

const withoutNulls = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as Partial<T>;
