import { isAborted, toApiError } from '../../api/errors.ts';
import { productPages } from '../../api/product.ts';
import { reviewPages, reviewRequest } from '../../api/reviews.ts';
import type { ProductCard } from '../../contract/search.ts';
import type { ShopData } from '../../contract/shop.ts';
import { verdictsOf } from '../../domain/comparison.ts';
import { isGone } from '../../domain/failure.ts';
import { cardOf } from '../../domain/product.ts';
import { reviewQuery } from '../../domain/reviews.ts';
import { webHref } from '../../domain/shop.ts';
import { matchPath } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { comparisonAtom } from './comparison.ts';

/** Why a product could not be updated: it no longer exists, or the request failed. */
export type Check = 'gone' | 'unchecked';

/** By encoded id, the products with outdated figures. */
export const comparisonChecksAtom = atom<ReadonlyMap<string, Check>>(new Map<string, Check>());

/** What the page of a product says beyond its card. */
export interface ComparedPage {
  /** The product on the store's own site; empty without one. */
  readonly storeHref: string;
  readonly shop: Pick<ShopData, 'encoded_id' | 'name'>;
  /** Its own id, which that of the card need not be. */
  readonly id: string;
  /** Null where the host does not say what reviews talk about. */
  readonly verdicts: ReturnType<typeof verdictsOf> | null;
}

/** By encoded id, the products whose pages have been read. */
export const comparedPagesAtom = atom<ReadonlyMap<string, ComparedPage>>(new Map<string, ComparedPage>());

/**
 * Updates all chosen products: they may be old, or come from a page that does not show everything. Until then, and after
 * a failure, the stored figures stay. The signal cancels it.
 */
export const checkComparisonAtom = atom(null, async (get, set, signal: AbortSignal) => {
  await Promise.all(get(comparisonAtom).map(product => set(checkAtom, product, signal)));
});

const checkAtom = atom(null, async (get, set, before: ProductCard, signal: AbortSignal) => {
  const { client, report } = get(servicesAtom);
  const { encoded_product_id: id, internal_path } = before;
  const mark = (check: Check | null) => {
    const checks = new Map(get(comparisonChecksAtom));
    if (check) checks.set(id, check);
    else checks.delete(id);
    set(comparisonChecksAtom, checks);
  };
  const match = matchPath(internal_path.split(/[?#]/)[0] ?? '');
  if (match?.name !== 'product') return mark('unchecked');
  const { shop_slug: shop = '', product_handle: handle = '' } = match.params;
  try {
    const { product_data, shop_data } = await productPages.load(client, { shop, handle }, signal);
    const request = reviewRequest(product_data, shop_data, reviewQuery.defaults);
    const figures = await reviewPages.load(client, request, signal);
    // The id stays, because the comparison knows the product by it.
    const now = { ...cardOf(product_data, shop_data, figures), encoded_product_id: id };
    const products = get(comparisonAtom);
    if (products.some(one => one.encoded_product_id === id))
      set(
        comparisonAtom,
        products.map(one => (one.encoded_product_id === id ? now : one)),
      );
    const page = {
      storeHref: webHref(product_data.external_url ?? ''),
      shop: shop_data,
      id: product_data.encoded_id,
      verdicts: figures.topics ? verdictsOf(figures.topics) : null,
    };
    set(comparedPagesAtom, new Map([...get(comparedPagesAtom), [id, page]]));
    mark(null);
  } catch (reason) {
    if (isAborted(reason)) return;
    const check = isGone(toApiError(reason)) ? 'gone' : 'unchecked';
    if (check === 'unchecked') report(reason);
    mark(check);
  }
});
