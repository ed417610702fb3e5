import * as v from 'valibot';
import { decodeStored } from '../api/decode.ts';
import { comparisonMax } from '../contract/limits.ts';
import { type ProductCard, productCard } from '../contract/search.ts';
import { readJson, type SafeStorage } from '../host/storage.ts';
import { comparisonMessages as texts } from '../messages/product-actions.ts';
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
  const stored = read(get(servicesAtom).storage);
  if (stored) set(choiceAtom, stored);
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
  const stored = decodeStored(comparedProducts, readJson(storage, comparisonKey));
  if (!stored) return null;
  const products = new Map(stored.map(product => [product.encoded_product_id, product]));
  return [...products.values()].slice(0, comparisonMax);
}
