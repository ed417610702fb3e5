import { type SearchParams, searchDefaults } from '../contract/search-params.ts';
import { changeSearch, searchHref } from '../domain/search-address.ts';
import { appliedSearchAtom, isOnSearchAtom } from './address.ts';
import { atom } from './jotai.ts';
import { nextScopeAtom } from './next-search.ts';
import { servicesAtom } from './services.ts';

/** What may be changed of a search. */
export type FilterChange = Partial<Omit<SearchParams, 'q' | 'page' | 'redesign'>>;

/** The category of the search that came from one, until its order is dropped; undefined where there is none. */
const cameFromAtom = atom<number | null | undefined>(undefined);

/** Whether the filter sidebar of the search is open. */
export const areFiltersOpenAtom = atom(false);

/** Applies a change at once, as of a chip or the sort control, and starts at page 1. */
export const applyFilterAtom = atom(null, (get, _set, change: FilterChange) => {
  get(servicesAtom).navigate(searchHref(changeSearch(get(appliedSearchAtom), change)));
});

/**
 * Where the search for a text is: page 1, on the search screen with its filters and order, from elsewhere with
 * their defaults, within the store and the category that the search bar is set to. `change` is what else differs.
 */
export const searchTargetAtom = atom(get => {
  const base = get(isOnSearchAtom) ? get(appliedSearchAtom) : searchDefaults;
  const order = get(cameFromAtom) === base.category_id ? { sort_by: null } : {};
  const scope = get(nextScopeAtom);
  return (text: string, change: FilterChange = {}): string =>
    searchHref({ ...changeSearch(base, { ...order, ...scope, ...change }), q: text.trim() });
});

/** What was searched for from the search bar, until somebody has taken note of it. */
export const submittedAtom = atom<string | null>(null);

/** Goes to the search for a text; an empty one goes nowhere. Returns whether it went. */
export const submitSearchAtom = atom(null, (get, set, q: string, change: FilterChange = {}): boolean => {
  if (q.trim() === '') return false;
  set(submittedAtom, q);
  const href = get(searchTargetAtom)(q, change);
  set(cameFromAtom, undefined);
  get(servicesAtom).navigate(href);
  return true;
});

/**
 * Called when the search shown came from a category: the order saved with it is dropped by the next submission, once.
 * A search of another category, which one has gone to meanwhile, keeps its own.
 */
export const cameFromCategoryAtom = atom(null, (get, set) =>
  set(cameFromAtom, get(appliedSearchAtom).category_id),
);

/** The page that the last search was entered from, and its category; null as long as none named itself. */
export const searchOriginAtom = atom<SearchOrigin | null>(null);
export interface SearchOrigin {
  readonly from: string | null;
  readonly category: string | null;
}
