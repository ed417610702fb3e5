import type { SearchParams } from '../../contract/search-params.ts';
import type { ShopData } from '../../contract/shop.ts';
import type { Address } from '../../routing/addresses/address.ts';
import { atom } from '../core/jotai.ts';
import { addressAtom } from '../page/address.ts';

/** The limits that the search bar can set. */
export type SearchScope = Partial<
  Pick<SearchParams, 'shop_domain' | 'search_in_shop' | 'platform' | 'category_id'>
>;

/** The store whose page is shown; its screen sets it while it is mounted. */
export const currentShopAtom = atom<Pick<ShopData, 'domain' | 'platform'> | null>(null);

const chosenAtom = atom<{ readonly at: Address; readonly scope: SearchScope } | null>(null);

/**
 * The limits of the next search from the search bar, in addition to those of the current search: the store of the current
 * page, and what was chosen or removed in the bar. Another address begins again. Writing adds a choice.
 */
export const nextScopeAtom = atom(
  (get): SearchScope => {
    const shop = get(currentShopAtom);
    const chosen = get(chosenAtom);
    return {
      ...(shop && { shop_domain: shop.domain, search_in_shop: 'true', platform: shop.platform }),
      ...(chosen?.at === get(addressAtom) && chosen.scope),
    };
  },
  (get, set, scope: SearchScope): void =>
    set(chosenAtom, earlier => ({
      at: get(addressAtom),
      scope: { ...(earlier?.at === get(addressAtom) && earlier.scope), ...scope },
    })),
);
