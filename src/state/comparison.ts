import * as v from 'valibot';
import { decodeStored } from '../api/decode.ts';
import { isAborted, isGone, toApiError } from '../api/errors.ts';
import { productPages } from '../api/product.ts';
import { reviewPages, reviewRequest } from '../api/reviews.ts';
import { comparisonMax } from '../contract/limits.ts';
import { type ProductCard, productCard } from '../contract/search.ts';
import { cardOf } from '../domain/product.ts';
import { reviewQuery } from '../domain/reviews.ts';
import { readJson, type SafeStorage } from '../host/storage.ts';
import { comparisonMessages as texts } from '../messages/product-actions.ts';
import { matchPath } from '../routing/paths.ts';
import { atom } from './jotai.ts';
import { type ToastMessage, toastAtom } from './notices.ts';
import { servicesAtom } from './services.ts';

/** The storage key of the chosen products. */
export const comparisonKey = 'compared_products';
const comparedProducts = v.array(productCard);

/** The products chosen on this page; null until the first change: until then the stored ones count. */
const choiceAtom = atom<readonly ProductCard[] | null>(null);

/**
 * The products chosen for the comparison, in order. A change is stored on this device; without storage it lasts for the
 * visit.
 */
export const comparisonAtom = atom(
  (get): readonly ProductCard[] => get(choiceAtom) ?? read(get(servicesAtom).storage) ?? [],
  (get, set, products: readonly ProductCard[]) => {
    set(choiceAtom, products);
    get(servicesAtom).storage.set(comparisonKey, JSON.stringify(products));
  },
);

/** Takes over the choice of another tab. */
export const syncComparisonAtom = atom(null, (get, set) => {
  const kept = read(get(servicesAtom).storage);
  if (kept) set(choiceAtom, kept);
});

/** Adds or removes a product. Shows a warning when the comparison is full. */
export const toggleComparisonAtom = atom(null, (get, set, product: ProductCard) => {
  const { title, encoded_product_id: id } = product;
  const list = get(comparisonAtom);
  const others = list.filter(other => other.encoded_product_id !== id);
  const say = (text: string, tone: ToastMessage['tone'] = 'spoken') => set(toastAtom, { text, tone });
  if (others.length < list.length) {
    set(comparisonAtom, others);
    say(texts.removed({ name: title }));
  } else if (list.length >= comparisonMax) say(texts.full({ most: comparisonMax }), 'warning');
  else {
    set(comparisonAtom, [...list, product]);
    say(texts.added({ name: title, count: list.length + 1, most: comparisonMax }));
  }
});

export const clearComparisonAtom = atom(null, (_get, set) => {
  set(comparisonAtom, []);
  set(toastAtom, { text: texts.cleared, tone: 'spoken' });
});

/** The stored products, each once and at most the maximum; null when nothing is stored. */
function read(storage: SafeStorage): readonly ProductCard[] | null {
  const kept = decodeStored(comparedProducts, readJson(storage, comparisonKey));
  if (!kept) return null;
  const products = new Map(kept.map(product => [product.encoded_product_id, product]));
  return [...products.values()].slice(0, comparisonMax);
}

/** Why a product could not be updated: it no longer exists, or the request failed. */
export type Check = 'gone' | 'unchecked';

/** By encoded id, the products with outdated figures. */
export const comparisonChecksAtom = atom<ReadonlyMap<string, Check>>(new Map<string, Check>());

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
    mark(null);
  } catch (reason) {
    if (isAborted(reason)) return;
    const check = isGone(toApiError(reason)) ? 'gone' : 'unchecked';
    if (check === 'unchecked') report(reason);
    mark(check);
  }
});
