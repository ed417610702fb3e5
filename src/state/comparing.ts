import { decodeKept } from '../api/decode.ts';
import { comparedProducts } from '../contract/compared.ts';
import { compared as limits } from '../contract/limits.ts';
import { pickingMessages as texts } from '../contract/messages/picking.ts';
import type { ProductCard } from '../contract/search.ts';
import { readJson, type SafeStorage } from '../host/storage.ts';
import { atom } from './jotai.ts';
import { type Message, messageAtom } from './message.ts';
import { servicesAtom } from './services.ts';

/** Where this device keeps the products that were chosen. */
export const comparedKey = 'compared_products';

/** Null until something was chosen in this document: until then it is what this device has kept. */
const choiceAtom = atom<readonly ProductCard[] | null>(null);

/**
 * The products chosen for the comparison, the first one first. What is set is kept on this device; where that keeps
 * nothing, it lasts as long as the visit.
 */
export const comparedAtom = atom(
  (get): readonly ProductCard[] => get(choiceAtom) ?? read(get(servicesAtom).storage) ?? [],
  (get, set, products: readonly ProductCard[]) => {
    set(choiceAtom, products);
    get(servicesAtom).storage.set(comparedKey, JSON.stringify(products));
  },
);

/** Takes over what another tab has chosen. */
export const followComparedAtom = atom(null, (get, set) => {
  const kept = read(get(servicesAtom).storage);
  if (kept) set(choiceAtom, kept);
});

/** Takes a product in or out. When there is no room for another one, it says so. */
export const toggleComparedAtom = atom(null, (get, set, product: ProductCard) => {
  const { title, encoded_product_id: id } = product;
  const list = get(comparedAtom);
  const others = list.filter(other => other.encoded_product_id !== id);
  const count = (number: number) => number.toLocaleString(get(servicesAtom).hostPage.locale);
  const say = (text: string, tone: Message['tone'] = 'told') => set(messageAtom, { text, tone });
  if (others.length < list.length) {
    set(comparedAtom, others);
    say(texts.removed(title));
  } else if (list.length >= limits.max) say(texts.full(count(limits.max)), 'warning');
  else {
    set(comparedAtom, [...list, product]);
    say(texts.added(title, count(list.length + 1), count(limits.max)));
  }
});

export const clearComparedAtom = atom(null, (_get, set) => {
  set(comparedAtom, []);
  set(messageAtom, { text: texts.cleared, tone: 'told' });
});

/** Each product once, and no more than fit; null when nothing was ever kept, or nothing can be. */
function read(storage: SafeStorage): readonly ProductCard[] | null {
  const kept = decodeKept(comparedProducts, readJson(storage, comparedKey));
  if (!kept) return null;
  const products = new Map(kept.map(product => [product.encoded_product_id, product]));
  return [...products.values()].slice(0, limits.max);
}
