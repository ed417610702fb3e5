import * as v from 'valibot';
import { decodeStored } from '../../api/decode.ts';
import { comparisonMax } from '../../contract/limits.ts';
import { type ProductCard, productCard } from '../../contract/search.ts';
import { comparisonMessages as texts } from '../../messages/comparison.ts';
import { atom } from '../core/jotai.ts';
import { createStoredList } from '../core/stored-list.ts';
import { type ToastMessage, toastAtom } from '../page/notices.ts';

/** The storage key of the chosen products. */
export const comparisonKey = 'compared_products';
const comparedProducts = v.array(productCard);

const { itemsAtom, refreshAtom } = createStoredList(comparisonKey, cleaned);

/** The products chosen for the comparison, in order. */
export const comparisonAtom = itemsAtom;

/** Takes over the choice of another tab. */
export const refreshComparisonAtom = refreshAtom;

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

/** Each product once, and at most the maximum. */
function cleaned(items: unknown): readonly ProductCard[] | null {
  const products = decodeStored(comparedProducts, items);
  if (!products) return null;
  const byId = new Map(products.map(product => [product.encoded_product_id, product]));
  return [...byId.values()].slice(0, comparisonMax);
}
