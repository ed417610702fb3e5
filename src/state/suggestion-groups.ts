import type { SuggestionAnswer } from '../api/suggestions.ts';
import { isLink } from '../domain/links.ts';
import { categoryHref } from '../routing/category-href.ts';

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
