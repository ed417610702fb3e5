import { isGone } from '../../api/errors.ts';
import { type ProductPage, type ProductPlace, productKey, productPages } from '../../api/products.ts';
import { defaultReviewQuery, type ReviewQuery, reviewPages, reviewRequest } from '../../api/reviews.ts';
import type { WidgetData } from '../../contract/review.ts';
import { atom, useAtomValue } from '../../state/jotai.ts';
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

/** How many products' review lists are remembered as the shopper left them. */
const rememberedQueries = 20;
const queriesAtom = atom<ReadonlyMap<string, ReviewQuery>>(new Map<string, ReviewQuery>());

/** What is chosen in the review list of each product, by `productKey`; see `defaultReviewQuery`. */
export const reviewQueryAtom = atom(get => {
  const queries = get(queriesAtom);
  return (product: string): ReviewQuery => queries.get(product) ?? defaultReviewQuery;
});

/** Changes what a product's review list shows. Any change but that of the page starts at page 1. */
export const changeReviewQueryAtom = atom(null, (get, set, product: string, change: Partial<ReviewQuery>) => {
  const before = get(reviewQueryAtom)(product);
  if (Object.entries(change).every(([name, value]) => before[name as keyof ReviewQuery] === value)) return;
  const others = [...get(queriesAtom)].filter(([key]) => key !== product).slice(1 - rememberedQueries);
  set(queriesAtom, new Map([...others, [product, { ...before, page: 1, ...change }]]));
});

const reviews = createQuery(reviewPages, {
  keepsPrevious: (before, now) =>
    before.external_id === now.external_id && before.shop_domain === now.shop_domain,
});

export interface ReviewState extends QueryState<WidgetData> {
  readonly query: ReviewQuery;
}

/** For the review list of a loaded product: one page of reviews for what is chosen, and the product's figures. */
export function useReviews(page: ProductPage, place: ProductPlace): ReviewState {
  const query = useAtomValue(reviewQueryAtom)(productKey(place));
  const request = reviewRequest(page.product_data, page.shop_data, query);
  return { query, ...useQuery(reviews, request) };
}
