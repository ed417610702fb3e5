import type { SearchAsk } from '../api/search.ts';
import { wildcard } from '../contract/limits.ts';
import { type SearchParams, searchDefaults } from '../contract/search-params.ts';
import { isPriceLimited } from '../domain/price-limit.ts';
import {
  changedFilters,
  changeSearch,
  type FilterName,
  filterNames,
  pricesInOrder,
  searchHref,
} from '../domain/search-address.ts';
import { addressParamsAtom, appliedSearchAtom } from './address.ts';
import { chooseCountryAtom } from './country.ts';
import { currencyAtom, keepCurrencyAtom, savedCurrencyAtom } from './currency.ts';
import { atom } from './jotai.ts';
import {
  convertLimitsAtom,
  forgetLimitsAtom,
  forgetLostLimitsAtom,
  limitsInAtom,
  type PriceLimits,
} from './price-limits.ts';
import { searchAskOf } from './search-results.ts';
import { servicesAtom } from './services.ts';

/** The filters and the currency while they are being chosen, beside the search that is applied. */
export type DraftChange = Partial<Pick<SearchParams, FilterName>> & { readonly currency?: string };

/** A search with its currency, which is always known. */
export type FilterDraft = SearchParams & { readonly currency: string };

interface Draft {
  /** What was in use when the changes were made. */
  readonly base: FilterDraft;
  readonly changes: DraftChange;
}

const draftAtom = atom<Draft | null>(null);

/** The search that is applied, with the currency in use. */
const inUseAtom = atom((get): FilterDraft => ({ ...get(appliedSearchAtom), currency: get(currencyAtom) }));

/**
 * The search as it would be with the draft; null when no draft is open. What is applied or chosen meanwhile by other
 * means, as by taking away a pill or by another currency in the header, counts from then on in the draft, too: of its
 * changes it takes back those to the same filter, and converts the prices.
 */
export const draftFiltersAtom = atom((get): FilterDraft | null => {
  const draft = get(draftAtom);
  if (!draft) return null;
  const { base, changes } = draft;
  const inUse = get(inUseAtom);
  const isOtherCurrency = inUse.currency !== base.currency;
  const isKept = (name: FilterName) =>
    // With another currency in use, another amount is but the same limit converted.
    isOtherCurrency && (name === 'min_price' || name === 'max_price')
      ? (inUse[name] === null) === (base[name] === null)
      : inUse[name] === base[name];
  const kept = filterNames.filter(name => name in changes && isKept(name));
  const currency = (!isOtherCurrency && changes.currency) || inUse.currency;
  const limitsIn = get(limitsInAtom);
  const applied = limitsIn(limitsOf(inUse), currency);
  const drafted = limitsIn(limitsOf({ ...base, ...changes }), currency);
  return {
    ...inUse,
    ...(Object.fromEntries(kept.map(name => [name, changes[name]])) as DraftChange),
    min_price: (kept.includes('min_price') ? drafted : applied).min,
    max_price: (kept.includes('max_price') ? drafted : applied).max,
    currency,
  };
});

const limitsOf = ({ min_price, max_price, currency }: FilterDraft): PriceLimits => ({
  min: min_price,
  max: max_price,
  currency,
});

/** Opens a draft from what is applied now, the currency in use included. */
export const openDraftAtom = atom(null, (get, set) => {
  set(forgetLostLimitsAtom);
  set(draftAtom, { base: get(inUseAtom), changes: {} });
});

/** Changes the draft only. Another currency converts its price limits. */
export const changeDraftAtom = atom(null, (get, set, change: DraftChange) => {
  const [stored, draft] = [get(draftAtom), get(draftFiltersAtom)];
  if (!stored || !draft) return;
  const typed = limitsOf({ ...stored.base, ...stored.changes });
  // Another currency came into use meanwhile: what the limits came from is kept.
  if (typed.currency !== draft.currency) set(convertLimitsAtom, typed, draft.currency);
  const { currency = draft.currency } = change;
  const limits = limitsOf(draft);
  const { min, max } = currency === draft.currency ? limits : set(convertLimitsAtom, limits, currency);
  const next = { ...draft, min_price: min, max_price: max, ...change };
  const inUse = get(inUseAtom);
  const changed = ([...filterNames, 'currency'] as const).filter(name => next[name] !== inUse[name]);
  set(draftAtom, { base: inUse, changes: Object.fromEntries(changed.map(name => [name, next[name]])) });
});

/** Takes back all filters of the draft; the currency stays. */
export const resetDraftAtom = atom(null, (_get, set) => {
  set(forgetLimitsAtom);
  set(changeDraftAtom, Object.fromEntries(filterNames.map(name => [name, searchDefaults[name]])));
});

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

/** Closes the draft; what was applied before stays, filters and currency alike. */
export const closeDraftAtom = atom(null, (_get, set) => set(draftAtom, null));

/**
 * What applying the draft leads to: page 1, limits in their order, and its currency. That of the stores needs no word,
 * but with limits: to whoever opens the link, these are not to be amounts of their own currency.
 */
const targetAtom = atom((get): SearchParams | null => {
  const draft = get(draftFiltersAtom);
  if (!draft) return null;
  const { min_price: low, max_price: high } = draft;
  return {
    ...changeSearch(get(appliedSearchAtom), draft),
    currency: draft.currency === wildcard && !isPriceLimited(low, high) ? null : draft.currency,
    ...pricesInOrder(low, high),
  };
});

/** The very search that the screen asks for once the draft is applied: its answer is then there already. */
export const draftAskAtom = atom((get): SearchAsk | null => {
  const target = get(targetAtom);
  const currency = get(draftFiltersAtom)?.currency;
  return target && currency ? searchAskOf(get, target, currency) : null;
});

/** Applies the draft: stores its country and currency, pushes its query with page 1, and closes it. */
export const applyDraftAtom = atom(null, (get, set) => {
  const [draft, target] = [get(draftFiltersAtom), get(targetAtom)];
  if (!draft || !target) return;
  set(draftAtom, null);
  // One that came with the address is in use, but not stored yet.
  const isFromAddress = get(addressParamsAtom).currency !== null;
  const kept = get(isFromAddress ? savedCurrencyAtom : currencyAtom);
  if (draft.currency !== kept) set(keepCurrencyAtom, draft.currency);
  if (draft.country !== wildcard) set(chooseCountryAtom, draft.country);
  get(servicesAtom).navigate(searchHref(target));
});
