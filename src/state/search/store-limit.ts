import { atom } from '../core/jotai.ts';
import { appliedSearchAtom, isOnSearchAtom } from '../page/address.ts';
import { nextScopeAtom } from './next-search.ts';

/** Whether the next search is limited to one store. */
export const isInStoreAtom = atom(get => {
  const { shop_domain = get(isOnSearchAtom) ? get(appliedSearchAtom).shop_domain : null } =
    get(nextScopeAtom);
  return shop_domain !== null;
});
