import { shopReviewPages, shopReviewRequest } from '../../api/reviews.ts';
import { type ShopPage, shopPages } from '../../api/shop.ts';
import { type ShopMetrics, scoreEntries } from '../../contract/shop.ts';
import { isGone } from '../../domain/failure.ts';
import { reviewQuery } from '../../domain/reviews.ts';
import type { ReviewState } from '../../reviews/use-reviews.ts';
import { createQuery, latestData } from '../../state/loaded/query.ts';
import { type QueryState, useQuery } from '../../state/loaded/use-query.ts';

const shops = createQuery(shopPages, {
  keepsPrevious: () => false,
  isExpected: isGone,
});

/** A store by its decoded slug; ready at once when cached. */
export const useShop = (slug: string): QueryState<ShopPage> => useQuery(shops, slug);

const allReviews = createQuery(shopReviewPages, { keepsPrevious: () => false });

export interface ShopFigures {
  /** A field is absent while it is loading, or if the host does not send it. */
  readonly figures: ShopMetrics;
  /** Whether what is absent may still come. */
  readonly isLoading: boolean;
}

/**
 * The figures over all reviews of a store: those of the loaded reviews, unless filters narrow them, so that head and list say
 * the same; else those that the host sends with the store. Scores follow no filter. They come from one source, with the sums
 * behind them.
 */
export function useFigures({ shop_data: shop }: ShopPage, reviews: ReviewState): ShopFigures {
  const metrics = shop.shop_metrics ?? {};
  const hasMetrics = metrics.reviews_count != null;
  const asksForAll = reviews.lacksFigures && !hasMetrics;
  const all = useQuery(allReviews, asksForAll ? shopReviewRequest(shop, reviewQuery.defaults) : null);
  const { state } = asksForAll ? all : reviews;
  const widget = latestData(state);
  const figuresOfAll = reviews.figuresOfAll ?? (hasMetrics ? undefined : widget);
  const scores = widget?.product_metrics;
  const hasScores = scores?.transparency_score != null || scores?.authenticity_score != null;
  const { average_rating, number_of_reviews: reviews_count } = figuresOfAll ?? {};
  const figures = {
    ...metrics,
    ...(hasScores && { ...noScores, ...scores }),
    ...(reviews_count == null ? withoutNulls({ average_rating }) : { average_rating, reviews_count }),
  };
  return { figures, isLoading: state.status === 'loading' };
}

const noScores = Object.fromEntries(Object.keys(scoreEntries).map(name => [name, null]));
const withoutNulls = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as Partial<T>;
