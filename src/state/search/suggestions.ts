import { type SuggestionAnswer, suggestionLists } from '../../api/suggestions.ts';
import { searchDebounceMs } from '../../contract/limits.ts';
import { writeJson } from '../../contract/natives.ts';
import type { Suggestion } from '../../contract/suggestions.ts';
import { isLink } from '../../domain/links.ts';
import { categoryHref, searchableId } from '../../routing/addresses/category-href.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { createQuery } from '../loaded/query.ts';
import { type FilterChange, submitSearchAtom } from './search.ts';

type Sent<Name extends keyof SuggestionAnswer> = NonNullable<SuggestionAnswer[Name]>[number];

/** A page that is suggested beside the texts. */
export type SuggestedPage = { readonly name: string; readonly href: string } & (
  | { readonly kind: 'product'; readonly item: Sent<'products'> }
  | { readonly kind: 'store'; readonly item: Sent<'stores'> }
  | { readonly kind: 'category'; readonly item: Sent<'categories'> }
);

/** Products, stores and categories of an answer, kind after kind; each address once. */
export function suggestedPages(answer: SuggestionAnswer | undefined): SuggestedPage[] {
  const pages: SuggestedPage[] = [
    ...(answer?.products ?? []).map(
      item => ({ kind: 'product', name: item.title, href: item.internal_path, item }) as const,
    ),
    ...(answer?.stores ?? []).map(
      item => ({ kind: 'store', name: item.name, href: item.internal_path, item }) as const,
    ),
    ...(answer?.categories ?? []).map(
      item => ({ kind: 'category', name: item.name, href: categoryHref(item), item }) as const,
    ),
  ];
  const seen = new Set<string>();
  return pages.filter(({ href }) => isLink(href) && !seen.has(href) && seen.add(href));
}

/**
 * The entries of the dropdown: the typed text first, then the server's suggestions without exact duplicates.
 * The same text within a category is another suggestion, as long as the category's name is known.
 */
export function listSuggestions(
  typed: string,
  server: readonly Suggestion[],
  categoryName: (id: string | number) => string | undefined,
): Suggestion[] {
  if (typed.trim() === '') return [];
  const seen = new Set<string>();
  return [{ text: typed }, ...server].filter(({ text, id }) => {
    const isNamed = id != null && categoryName(id) !== undefined;
    const key = writeJson([text, isNamed ? String(id) : null]);
    return text.trim() !== '' && !seen.has(key) && seen.add(key);
  });
}

/** The search parameters that a suggestion adds to its text: its category if it has one. */
export function suggestionChange({ id }: Suggestion): FilterChange {
  const category_id = id == null ? null : searchableId(id);
  return category_id === null ? {} : { category_id };
}

/** Goes where a suggestion leads: to its text, within its category if it has one. */
export const submitSuggestionAtom = atom(null, (_get, set, suggestion: Suggestion): boolean =>
  set(submitSearchAtom, suggestion.text, suggestionChange(suggestion)),
);

/** Goes to the page of a suggested product, store or category. */
export const openSuggestionAtom = atom(null, (get, _set, href: string): void =>
  get(servicesAtom).navigate(href),
);

const lists = createQuery(suggestionLists);

/** The typed text, and whether suggestions for it are awaited. */
const typedAtom = atom({ q: '', isWaiting: false });
/** Cancels the running timer or request. */
const stopAtom = atom<{ readonly stop: () => void }>({ stop: () => {} });

export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'ready';
  /** The server's texts. While loading: those of the text before that still fit what is typed. */
  readonly server: readonly Suggestion[];
  /** The groups by origin. While loading: those of the earlier text. */
  readonly answer?: SuggestionAnswer | undefined;
}

/** Suggestions for the text in the search bar. */
export const suggestionsAtom = atom((get): Suggestions => {
  const { q, isWaiting } = get(typedAtom);
  if (q === '') return { status: 'idle', server: [] };
  const { data, previous } = lists.read(get, q);
  if (data) return { status: 'ready', server: data.suggestions, answer: data };
  const fitting =
    previous?.suggestions.filter(({ text }) => text.toLowerCase().includes(q.toLowerCase())) ?? [];
  return {
    status: isWaiting ? 'loading' : 'idle',
    server: fitting,
    answer: fitting.length > 0 ? previous : undefined,
  };
});

/**
 * Called with every change of the text in the search bar: asks 200 ms after the last one. While a word is being
 * composed it does not ask, for what stands there is not yet what is meant.
 */
export const suggestAtom = atom(null, (get, set, typed: string, isComposing = false) => {
  get(stopAtom).stop();
  const q = typed.trim();
  set(typedAtom, { q, isWaiting: true });
  if (q === '' || isComposing || suggestionLists.cached(get(servicesAtom).client, q)) return;
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = set(lists.loadAtom, q);
  }, searchDebounceMs);
  set(stopAtom, {
    stop() {
      clearTimeout(timer);
      cancel();
    },
  });
});

/** Stops waiting and asking; what is listed stays. For leaving the search bar. */
export const cancelSuggestAtom = atom(null, (get, set) => {
  get(stopAtom).stop();
  set(typedAtom, ({ q }) => ({ q, isWaiting: false }));
});
