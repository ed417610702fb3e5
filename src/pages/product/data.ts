import { isGone } from '../../api/errors.ts';
import { type ProductPage, type ProductPlace, productPages } from '../../api/product.ts';
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
  /** The host says that there is no such product. */
  readonly isNotFound: boolean;
}

/** For the product screen: the product and its shop, at once when kept. */
export function useProduct(place: ProductPlace): ProductState {
  const { state, retry } = useQuery(products, place);
  return { state, retry, isNotFound: state.status === 'failed' && isGone(state.error) };
}

const reviews = createQuery(reviewPages, {
  keepsPrevious: (before, now) =>
    before.external_id === now.external_id && before.shop_domain === now.shop_domain,
});

export interface ReviewState extends QueryState<WidgetData> {
  readonly query: ReviewQuery;
  /** The address of this page with other reviews. Any change but that of the page starts at page 1. */
  readonly hrefOf: (change: Partial<ReviewQuery>) => string;
  /** Goes there, and leaves the page where it is scrolled to, and the focus where it is. */
  readonly change: (change: Partial<ReviewQuery>) => void;
}

/** For the review list of a loaded product: the page of reviews that the address asks for, and the product's figures. */
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
      // A choice that is made already is no step of its own.
      if (href !== hrefOf({})) navigate(href, { staysInPlace: true });
    },
  };
}
