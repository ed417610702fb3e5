import type { KeyedSearch } from '../../api/search.ts';
import { wildcard } from '../../contract/limits.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { changedFilters, filterNames, pricesInOrder } from '../../domain/search-address.ts';
import { changeSearch, searchHref } from '../../domain/search-href.ts';
import { isPriceLimited } from '../../domain/typed-price.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { chooseCountryAtom, keepCurrencyAtom } from '../money/choose-preference.ts';
import { currencyAtom, currencyPreference } from '../money/preference.ts';
import { addressParamsAtom, appliedSearchAtom } from '../page/address.ts';
import {
  areLimitsLost,
  changeChoice,
  choiceOf,
  type FilterChoice,
  type Filters,
  filtersOf,
  mergeChoices,
} from './filter-choice.ts';
import { amountInAtom, typedLimitAtom, writeLimitsAtom } from './price-limits.ts';
import { keyedSearchOf } from './search-results.ts';

/** A change of the filters in the draft. */
export type DraftChange = Partial<Filters>;

/** The search as it would be with the draft. Its price limits are in its currency. */
export type FilterDraft = SearchParams & Filters;

/** The filters that are applied. */
const appliedChoiceAtom = atom((get): FilterChoice => {
  const filters = { ...get(appliedSearchAtom), currency: get(currencyAtom) };
  return choiceOf(filters, get(typedLimitAtom));
});

/** The choice in the draft, and what was applied when it was made; null when no draft is open. */
const draftAtom = atom<{ readonly applied: FilterChoice; readonly chosen: FilterChoice } | null>(null);

/**
 * The choice of the draft. A filter that is applied meanwhile by other means, as by removing a pill or by another currency
 * in the header, counts in the draft, too.
 */
const choiceAtom = atom((get): FilterChoice | null => {
  const draft = get(draftAtom);
  return draft && mergeChoices(draft.applied, get(appliedChoiceAtom), draft.chosen);
});

/** The search as it would be with the draft; null when no draft is open. */
export const draftFiltersAtom = atom((get): FilterDraft | null => {
  const choice = get(choiceAtom);
  return choice && { ...get(appliedSearchAtom), ...filtersOf(choice, get(amountInAtom)) };
});

/** Whether price limits of the draft cannot be converted to its currency. */
export const areLimitsLostAtom = atom(get => {
  const [choice, draft] = [get(choiceAtom), get(draftFiltersAtom)];
  return choice !== null && draft !== null && areLimitsLost(choice, draft);
});

/** Opens a draft from what is applied now, with the currency in use. */
export const openDraftAtom = atom(null, (get, set) => {
  const applied = get(appliedChoiceAtom);
  set(draftAtom, { applied, chosen: applied });
});

/** Changes the draft only. Another currency converts its price limits. New limits are in that currency already. */
export const changeDraftAtom = atom(null, (get, set, change: DraftChange) => {
  const [choice, draft] = [get(choiceAtom), get(draftFiltersAtom)];
  if (!choice || !draft) return;
  set(draftAtom, { applied: get(appliedChoiceAtom), chosen: changeChoice(choice, draft, change) });
});

/** Takes back all filters of the draft; the currency stays. */
export const resetDraftAtom = atom(null, (_get, set) =>
  set(changeDraftAtom, Object.fromEntries(filterNames.map(name => [name, searchDefaults[name]]))),
);

/** Whether applying the draft would change anything. */
export const isDraftChangedAtom = atom(get => {
  const draft = get(draftFiltersAtom);
  const applied = get(appliedSearchAtom);
  if (!draft) return false;
  return draft.currency !== get(currencyAtom) || filterNames.some(name => draft[name] !== applied[name]);
});

/** Whether the draft has a filter that differs from its default. */
export const canResetDraftAtom = atom(get => {
  const draft = get(draftFiltersAtom);
  return draft !== null && changedFilters(draft).length > 0;
});

/** Closes the draft. The applied filters and the currency stay. */
export const closeDraftAtom = atom(null, (_get, set) => set(draftAtom, null));

/**
 * The search that applying the draft leads to: page 1, with the limits in their order. `*`, each store's own
 * currency, stands in the address only beside limits: somebody else who opens the link must not read them in their own currency.
 */
const draftSearchAtom = atom((get): SearchParams | null => {
  const draft = get(draftFiltersAtom);
  if (!draft) return null;
  const { min_price: low, max_price: high } = draft;
  return {
    ...changeSearch(get(appliedSearchAtom), draft),
    currency: draft.currency === wildcard && !isPriceLimited(low, high) ? null : draft.currency,
    ...pricesInOrder(low, high),
  };
});

/** The request of the screen once the draft is applied. It is sent before. */
export const keyedDraftAtom = atom((get): KeyedSearch | null => {
  const target = get(draftSearchAtom);
  const currency = get(draftFiltersAtom)?.currency;
  return target && currency ? keyedSearchOf(get, target, currency) : null;
});

/** Applies the draft: stores its country and currency, pushes its query with page 1, and closes it. */
export const applyDraftAtom = atom(null, (get, set) => {
  const [choice, target] = [get(choiceAtom), get(draftSearchAtom)];
  if (!choice || !target) return;
  set(writeLimitsAtom, [choice.min_price, choice.max_price], choice.currency);
  set(draftAtom, null);
  // A currency of the address is in use, but the stored one may differ.
  const isFromAddress = get(addressParamsAtom).currency !== null;
  const stored = get(isFromAddress ? currencyPreference.savedAtom : currencyAtom);
  if (choice.currency !== stored) set(keepCurrencyAtom, choice.currency);
  set(chooseCountryAtom, choice.country);
  get(servicesAtom).navigate(searchHref(target));
});
