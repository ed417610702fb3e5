import { isAborted, isGone, toApiError } from '../api/errors.ts';
import { productPages } from '../api/products.ts';
import { defaultReviewQuery, reviewPages, reviewRequest } from '../api/reviews.ts';
import type { ProductCard } from '../contract/search.ts';
import { cardOf } from '../domain/compare.ts';
import { matchPath } from '../routing/paths.ts';
import { comparedAtom } from './comparing.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** What came of asking for a product again: it is there no more, or nobody knows. */
export type Check = 'gone' | 'unchecked';

/** By encoded id, the products whose figures are not those of now. */
export const checksAtom = atom<ReadonlyMap<string, Check>>(new Map<string, Check>());

/**
 * Brings all chosen products up to date: they may have been chosen long ago, or on a page that does not tell
 * everything. Until then, and where that fails, what is known of them stands. The signal ends it.
 */
export const checkComparedAtom = atom(null, async (get, set, signal: AbortSignal) => {
  await Promise.all(get(comparedAtom).map(product => set(checkAtom, product, signal)));
});

const checkAtom = atom(null, async (get, set, before: ProductCard, signal: AbortSignal) => {
  const { client, report } = get(servicesAtom);
  const { encoded_product_id: id, internal_path } = before;
  const tell = (check: Check | null) => {
    const checks = new Map(get(checksAtom));
    if (check) checks.set(id, check);
    else checks.delete(id);
    set(checksAtom, checks);
  };
  const match = matchPath(internal_path.split(/[?#]/)[0] ?? '');
  if (match?.name !== 'product') return tell('unchecked');
  const { shop_slug: shop = '', product_handle: handle = '' } = match.params;
  try {
    const { product_data, shop_data } = await productPages.load(client, { shop, handle }, signal);
    const request = reviewRequest(product_data, shop_data, defaultReviewQuery);
    const figures = await reviewPages.load(client, request, signal);
    // The host knows best what it is called; here it stays the one that was chosen.
    const now = { ...cardOf(product_data, shop_data, figures), encoded_product_id: id };
    const products = get(comparedAtom);
    if (products.some(one => one.encoded_product_id === id))
      set(
        comparedAtom,
        products.map(one => (one.encoded_product_id === id ? now : one)),
      );
    tell(null);
  } catch (reason) {
    if (isAborted(reason)) return;
    const check = isGone(toApiError(reason)) ? 'gone' : 'unchecked';
    if (check === 'unchecked') report(reason);
    tell(check);
  }
});
