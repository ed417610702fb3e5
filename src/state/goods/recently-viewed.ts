import * as v from 'valibot';
import { decodeStored } from '../../api/decode.ts';
import { productPages } from '../../api/product.ts';
import { recentlyViewedMax } from '../../contract/limits.ts';
import { isLink } from '../../domain/links.ts';
import { discoverMessages as texts } from '../../messages/search-bar.ts';
import { matchPath } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { createStoredList } from '../core/stored-list.ts';
import { pathnameAtom } from '../page/address.ts';
import { toastAtom } from '../page/notices.ts';
import { isOwnDataClosedAtom, recentlyViewedKey } from '../person/own-data.ts';

const viewedItem = v.object({
  kind: v.picklist(['product', 'store']),
  name: v.string(),
  /** The path of its page, which tells items apart. */
  path: v.string(),
  image: v.nullish(v.string()),
  retina: v.nullish(v.string()),
});
/** A product or store whose page this device has shown. It has no price, because that may have changed since. */
export type ViewedItem = v.InferOutput<typeof viewedItem>;

const { itemsAtom, refreshAtom, latest } = createStoredList(recentlyViewedKey, cleaned);

/** What this device has shown, the last one first; at most twelve, without the page that is open. */
export const recentlyViewedAtom = atom(get => {
  const open = get(pathnameAtom);
  return get(itemsAtom).filter(({ path }) => path !== open);
});

/** Takes over what other tabs have viewed. */
export const refreshViewedAtom = refreshAtom;

/** Adds an item as the first one. Nothing is stored of a person who signed out in another tab. */
export const addViewedAtom = atom(null, (get, set, item: ViewedItem) => {
  if (!get(isOwnDataClosedAtom)) set(itemsAtom, [item, ...latest(get)]);
});

/** Removes an item whose page is gone. */
export const removeViewedAtom = atom(null, (get, set, gone: string) => {
  const items = latest(get);
  if (items.some(({ path }) => path === gone))
    set(
      itemsAtom,
      items.filter(({ path }) => path !== gone),
    );
});

export const clearViewedAtom = atom(null, (_get, set) => {
  set(itemsAtom, []);
  set(toastAtom, { text: texts.cleared, tone: 'spoken' });
});

/** The price of a product, with its currency, where this page has just loaded it; a remembered one may be outdated. */
export const viewedPriceAtom = atom(get => {
  const { client } = get(servicesAtom);
  return ({ kind, path }: ViewedItem) => {
    const { params } = (kind === 'product' && matchPath(path)) || {};
    if (!params) return null;
    const { shop_slug: shop = '', product_handle: handle = '' } = params;
    return productPages.cached(client, { shop, handle })?.product_data ?? null;
  };
});

/** Items with a link, each once, and no more than twelve. */
function cleaned(items: unknown): readonly ViewedItem[] | null {
  const paths = new Set<string>();
  const isNew = ({ path }: ViewedItem) => isLink(path) && !paths.has(path) && paths.add(path);
  return decodeStored(v.array(viewedItem), items)?.filter(isNew).slice(0, recentlyViewedMax) ?? null;
}
