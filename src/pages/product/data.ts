import { isGone } from '../../api/errors.ts';
import { type ProductPage, type ProductSlug, productPages } from '../../api/product.ts';
import { reviewPages, reviewRequest } from '../../api/reviews.ts';
import type { WidgetData } from '../../contract/reviews.ts';
import { type ReviewQuery, reviewQuery } from '../../domain/reviews.ts';
import { useAddress, useNavigate } from '../../routing/router.tsx';
import { createQuery, type QueryState, useQuery } from '../../state/query.ts';

const products = createQuery(productPages, {
  keepsPrevious: () => false,
  isExpected: isGone,
});

export interface ProductState extends QueryState<ProductPage> {
  /** The host has no such product. */
  readonly isNotFound: boolean;
}

/** The product and its shop; ready at once when cached. */
export function useProduct(slug: ProductSlug): ProductState {
  const { state, retry } = useQuery(products, slug);
  return { state, retry, isNotFound: state.status === 'failed' && isGone(state.error) };
}

const reviews = createQuery(reviewPages, {
  keepsPrevious: (before, now) =>
    before.external_id === now.external_id && before.shop_domain === now.shop_domain,
});

export interface ReviewState extends QueryState<WidgetData> {
  readonly query: ReviewQuery;
  /** The address with a change. Any change but that of the page starts at page 1. */
  readonly hrefOf: (change: Partial<ReviewQuery>) => string;
  /** Goes to that address. Scroll position and focus stay. */
  readonly change: (change: Partial<ReviewQuery>) => void;
}

/** The page of reviews that the address asks for, with the figures of the product. */
export function useReviews({ product_data, shop_data }: ProductPage): ReviewState {
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const query = reviewQuery.parse(search);
  const hrefOf = (change: Partial<ReviewQuery>) =>
    pathname + reviewQuery.replaceIn(search, reviewQuery.change(query, change));
  return {
    ...useQuery(reviews, reviewRequest(product_data, shop_data, query)),
    query,
    hrefOf,
    change(change) {
      const href = hrefOf(change);
      // An equal choice adds no history entry.
      if (href !== hrefOf({})) navigate(href, { staysInPlace: true });
    },
  };
}
