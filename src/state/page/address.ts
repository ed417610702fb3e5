import { parseSearchAddress } from '../../domain/search-address.ts';
import { isRedesignOn } from '../../domain/search-href.ts';
import type { Address } from '../../routing/addresses/address.ts';
import { matchPath } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { ratesAtom } from '../money/exchange-rates.ts';

const currentAtom = atom<Address>({ pathname: '/', search: '', hash: '', key: '/' });
const lastSearchAtom = atom('');

/** The address shown. `followAddress` (core/app-store.ts) keeps it equal to that of routing. */
export const addressAtom = atom(
  get => get(currentAtom),
  (_get, set, address: Address) => {
    set(currentAtom, address);
    if (isSearch(address)) set(lastSearchAtom, address.search);
  },
);

/** The path of the address shown. */
export const pathnameAtom = atom(get => get(currentAtom).pathname);

/** Whether the address is that of the product search. */
export const isOnSearchAtom = atom(get => isSearch(get(currentAtom)));

/** The query of the address shown as search parameters; outside the search, redesign and currency count. */
export const addressParamsAtom = atom(get =>
  parseSearchAddress(get(currentAtom).search, ratesContext(get(ratesAtom))),
);

/**
 * The parameters of the search shown, or of the last one: a search screen that is being left keeps its own
 * until it is gone.
 */
export const appliedSearchAtom = atom(get =>
  parseSearchAddress(get(lastSearchAtom), ratesContext(get(ratesAtom))),
);

/** The text of the search shown; empty elsewhere. */
export const searchTextAtom = atom(get => (get(isOnSearchAtom) ? get(appliedSearchAtom).q : ''));

/** Whether the address asks for the redesign. */
export const isRedesignAtom = atom(get => isRedesignOn(get(addressParamsAtom).redesign));

function ratesContext(rates: Readonly<Record<string, number>> | null) {
  return rates ? { rates } : {};
}

function isSearch({ pathname }: Address): boolean {
  return matchPath(pathname)?.name === 'PageSearch';
}
