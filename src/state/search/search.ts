import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { changeSearch, searchHref } from '../../domain/search-href.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { homeCurrencyAtom } from '../money/money.ts';
import { appliedSearchAtom, isOnSearchAtom } from '../page/address.ts';
import { nextScopeAtom } from './next-search.ts';

/** The parameters of a search that can be changed. */
export type FilterChange = Partial<Omit<SearchParams, 'q' | 'page' | 'redesign'>>;

/** The place where a search was entered. */
export interface SearchOrigin {
  /** The kind of page: `category` for a category page. */
  readonly from: string;
  /** The handle of the category, where the page names one. */
  readonly category: string | null;
}

const originAtom = atom<(SearchOrigin & Pick<SearchParams, 'category_id'>) | null>(null);

/**
 * The place where the current search was entered, and the category id that it had then; null after the next submission. Write
 * it when an address names its origin.
 */
export const searchOriginAtom = atom(
  get => get(originAtom),
  (get, set, origin: SearchOrigin): void =>
    set(originAtom, { ...origin, category_id: get(appliedSearchAtom).category_id }),
);

/** Whether the filter sidebar of the search is open. */
export const areFiltersOpenAtom = atom(false);

/** Applies a change at once, as of a chip or the sort control, and starts at page 1. */
export const applyFilterAtom = atom(null, (get, _set, change: FilterChange) => {
  get(servicesAtom).navigate(searchHref(changeSearch(get(appliedSearchAtom), change)));
});

/**
 * The address of a search for a text: page 1, on the search screen with its filters and order, from elsewhere with
 * their defaults, within the store and the category that the search bar is set to. `change` is what else differs.
 */
export const searchTargetAtom = atom(get => {
  const base = get(isOnSearchAtom) ? get(appliedSearchAtom) : searchDefaults;
  const origin = get(searchOriginAtom);
  // The saved order of a search from a category is dropped once. A search of another category keeps its own.
  const dropsOrder = origin?.from === 'category' && origin.category_id === base.category_id;
  const order = dropsOrder ? { sort_by: null } : {};
  const scope = get(nextScopeAtom);
  return (text: string, change: FilterChange = {}): string =>
    searchHref({ ...changeSearch(base, { ...order, ...scope, ...change }), q: text.trim() });
});

/** The last search of the search bar, until a reader has taken it. */
export const submittedAtom = atom<string | null>(null);

/**
 * Goes to the search for a text; an empty one goes nowhere. Returns whether it went. A bare limit of the price, as in "lamp
 * under 100", is one in the person's currency, and the text says so from then on.
 */
export const submitSearchAtom = atom(null, (get, set, typed: string, change: FilterChange = {}): boolean => {
  if (typed.trim() === '') return false;
  const q = get(homeCurrencyAtom)?.inText(typed) ?? typed;
  set(submittedAtom, q);
  const href = get(searchTargetAtom)(q, change);
  set(originAtom, null);
  get(servicesAtom).navigate(href);
  return true;
});
