import { any } from '../contract/limits.ts';
import { type SearchParams, searchDefaults } from '../contract/search.ts';
import { clearFilters, searchHref } from '../domain/search-address.ts';
import { appliedSearchAtom, isOnSearchAtom } from './address.ts';
import { chooseCountryAtom } from './country.ts';
import { currencyAtom, storeCurrencyAtom } from './currency.ts';
import { atom } from './jotai.ts';
import { nextScopeAtom } from './next-search.ts';
import { convertLimitsAtom } from './price-limits.ts';
import { servicesAtom } from './services.ts';
import { cancelSuggestAtom } from './suggesting.ts';

/** What the filters of a draft may change. */
export type FilterChange = Partial<Omit<SearchParams, 'q' | 'page' | 'redesign'>>;

const draftAtom = atom<SearchParams | null>(null);
const dropsSortAtom = atom(false);

/** The filters while they are being chosen; null when no draft is open. */
export const draftFiltersAtom = atom(get => get(draftAtom));

/** Opens a draft from what is applied now, the currency in use included. */
export const openDraftAtom = atom(null, (get, set) => {
  set(draftAtom, { ...get(appliedSearchAtom), currency: get(currencyAtom) });
});

/** Changes the draft only. Another currency converts its price limits. */
export const changeDraftAtom = atom(null, (get, set, change: FilterChange) => {
  const draft = get(draftAtom);
  if (!draft) return;
  const { currency } = change;
  const isConverted = currency && draft.currency && currency !== draft.currency;
  const limits = { min: draft.min_price, max: draft.max_price, currency: draft.currency ?? any };
  const { min, max } = isConverted ? set(convertLimitsAtom, limits, currency) : limits;
  set(draftAtom, { ...draft, min_price: min, max_price: max, ...change });
});

/** Closes the draft; what was applied before stays, filters and currency alike. */
export const closeDraftAtom = atom(null, (_get, set) => set(draftAtom, null));

/** Applies the draft: stores its country and currency, pushes its query with page 1, and closes it. */
export const applyDraftAtom = atom(null, (get, set) => {
  const draft = get(draftAtom);
  if (!draft) return;
  set(draftAtom, null);
  if (draft.currency && draft.currency !== get(currencyAtom)) set(storeCurrencyAtom, draft.currency);
  if (draft.country !== any) set(chooseCountryAtom, draft.country);
  const currency = draft.currency === any ? null : draft.currency;
  get(servicesAtom).navigate(searchHref({ ...draft, currency, page: 1 }));
});

/** Applies a change at once, as of a chip or the sort control, and starts at page 1. */
export const applyFilterAtom = atom(null, (get, _set, change: FilterChange) => {
  get(servicesAtom).navigate(searchHref({ ...get(appliedSearchAtom), ...change, page: 1 }));
});

/** Takes all filters back; the text, the order, the currency and the store's scope stay. */
export const clearFiltersAtom = atom(null, get => {
  get(servicesAtom).navigate(searchHref(clearFilters(get(appliedSearchAtom))));
});

/**
 * Where the search for a text is: page 1, on the search screen with its filters and order, from elsewhere with
 * their defaults, within the store and the category that the search bar is set to. `change` is what else differs.
 */
export const searchTargetAtom = atom(get => {
  const base = get(isOnSearchAtom) ? get(appliedSearchAtom) : searchDefaults;
  const order = get(dropsSortAtom) ? { sort_by: null } : {};
  const scope = get(nextScopeAtom);
  return (text: string, change: FilterChange = {}): string =>
    searchHref({ ...base, ...order, ...scope, ...change, q: text.trim(), page: 1 });
});

/** What was searched for from the search bar, until somebody has taken note of it. */
export const submittedAtom = atom<string | null>(null);

/** Goes to the search for a text; an empty one goes nowhere. Returns whether it went. */
export const submitSearchAtom = atom(null, (get, set, q: string, change: FilterChange = {}): boolean => {
  if (q.trim() === '') return false;
  set(cancelSuggestAtom);
  set(submittedAtom, q);
  const href = get(searchTargetAtom)(q, change);
  set(dropsSortAtom, false);
  get(servicesAtom).navigate(href);
  return true;
});

/** Called when a search came from a category: the order saved with it is dropped by the next submission, once. */
export const cameFromCategoryAtom = atom(null, (_get, set) => set(dropsSortAtom, true));
