import type { SearchAsk } from '../api/search.ts';
import { wildcard } from '../contract/limits.ts';
import { type SearchParams, searchDefaults } from '../contract/search-params.ts';
import { changedFilters, type FilterName, filterNames, pricesInOrder } from '../domain/search-address.ts';
import { changeSearch, searchHref } from '../domain/search-href.ts';
import { isPriceLimited } from '../domain/typed-price.ts';
import { addressParamsAtom, appliedSearchAtom } from './address.ts';
import { chooseCountryAtom, keepCurrencyAtom } from './choose-preference.ts';
import { atom } from './jotai.ts';
import { currencyAtom, currencyPreference } from './preference.ts';
import { amountInAtom, type Limit, typedLimitAtom, writeLimitsAtom } from './price-limits.ts';
import { searchAskOf } from './search-results.ts';
import { servicesAtom } from './services.ts';

/** The filters and the currency while they are being chosen, beside the search that is applied. */
export type DraftChange = Partial<Pick<SearchParams, FilterName>> & { readonly currency?: string };

/** A search with its currency, which is always known. */
export type FilterDraft = SearchParams & { readonly currency: string };

const priceNames = ['min_price', 'max_price'] as const;
type Prices = Record<(typeof priceNames)[number], Limit>;
/** Filters with their price limits as they were typed. */
type Choice = Omit<Pick<SearchParams, FilterName>, keyof Prices> & Prices & { readonly currency: string };

/** What is applied, as a choice. */
const inUseAtom = atom((get): Choice => {
  const applied = get(appliedSearchAtom);
  const currency = get(currencyAtom);
  const typed = get(typedLimitAtom);
  return {
    ...applied,
    min_price: typed(applied.min_price, currency),
    max_price: typed(applied.max_price, currency),
    currency,
  };
});

/** What was in use when the draft was changed last, and what was chosen then; null when no draft is open. */
const draftAtom = atom<{ readonly base: Choice; readonly chosen: Choice } | null>(null);

/**
 * The choice of the draft. What is applied or chosen meanwhile by other means, as by taking away a pill or by another
 * currency in the header, counts from then on in the draft, too: it takes back the change to the same filter.
 */
const choiceAtom = atom((get): Choice | null => {
  const draft = get(draftAtom);
  if (!draft) return null;
  const inUse = get(inUseAtom);
  const kept = ([...filterNames, 'currency'] as const).filter(name => inUse[name] === draft.base[name]);
  return {
    ...inUse,
    ...(Object.fromEntries(kept.map(name => [name, draft.chosen[name]])) as Partial<Choice>),
  };
});

/** The search as it would be with the draft, price limits in its currency; null when no draft is open. */
export const draftFiltersAtom = atom((get): FilterDraft | null => {
  const choice = get(choiceAtom);
  if (!choice) return null;
  const amount = (name: keyof Prices) => get(amountInAtom)(choice[name], choice.currency);
  return {
    ...get(appliedSearchAtom),
    ...(Object.fromEntries(filterNames.map(name => [name, choice[name]])) as Pick<SearchParams, FilterName>),
    min_price: amount('min_price'),
    max_price: amount('max_price'),
    currency: choice.currency,
  };
});

/** Whether price limits of the draft cannot be converted to its currency. */
export const areLimitsLostAtom = atom(get => {
  const [choice, draft] = [get(choiceAtom), get(draftFiltersAtom)];
  return priceNames.some(name => choice?.[name] != null && draft?.[name] === null);
});

/** Opens a draft from what is applied now, the currency in use included. */
export const openDraftAtom = atom(null, (get, set) => {
  const base = get(inUseAtom);
  set(draftAtom, { base, chosen: base });
});

/** Changes the draft only. Another currency converts its price limits, those that are typed now are in it already. */
export const changeDraftAtom = atom(null, (get, set, change: DraftChange) => {
  const [choice, draft] = [get(choiceAtom), get(draftFiltersAtom)];
  if (!choice || !draft) return;
  const { currency = choice.currency } = change;
  const isTyped = priceNames.some(name => name in change);
  const limit = (name: keyof Prices): Limit => {
    const amount = change[name];
    if (amount !== undefined) return amount === null ? null : `${amount} ${currency}`;
    // One that was lost with its currency does not come back beside one that is typed anew.
    return isTyped && draft[name] === null ? null : choice[name];
  };
  const chosen = {
    ...choice,
    ...change,
    min_price: limit('min_price'),
    max_price: limit('max_price'),
    currency,
  };
  set(draftAtom, { base: get(inUseAtom), chosen });
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
  const [choice, target] = [get(choiceAtom), get(targetAtom)];
  if (!choice || !target) return;
  set(writeLimitsAtom, [choice.min_price, choice.max_price], choice.currency);
  set(draftAtom, null);
  // One that came with the address is in use, but not stored yet.
  const isFromAddress = get(addressParamsAtom).currency !== null;
  const kept = get(isFromAddress ? currencyPreference.savedAtom : currencyAtom);
  if (choice.currency !== kept) set(keepCurrencyAtom, choice.currency);
  set(chooseCountryAtom, choice.country);
  get(servicesAtom).navigate(searchHref(target));
});
