import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import { categoriesCall, categoryPageCall } from '../contract/category-pages.ts';
import { shortCacheMs } from '../contract/limits.ts';
import { writeQuery } from './address.ts';
import { type Client, defineCache } from './client.ts';
import { emptyOnFailure } from './swallow.ts';

export type CategoryList = AnswerOf<typeof categoriesCall>;
export type CategoryQuery = ParamsOf<typeof categoriesCall>;
export type CategoryPage = AnswerOf<typeof categoryPageCall>;

const lists = defineCache<CategoryList>({ maxAgeMs: shortCacheMs });
const pages = defineCache<CategoryPage>({ maxAgeMs: shortCacheMs, maxEntries: 30 });

/** Two with one key are the same list. */
export const categoryListKey = (query: CategoryQuery): string => writeQuery(query);

/** The categories that a query asks for; none when the call fails. Rejects only when aborted. */
export async function loadCategoryList(
  client: Client,
  query: CategoryQuery,
  signal?: AbortSignal,
): Promise<CategoryList> {
  const load = (shared: AbortSignal) => client.send(categoriesCall, { params: query, signal: shared });
  try {
    return await client.cache(lists).get(categoryListKey(query), load, signal);
  } catch (error) {
    return emptyOnFailure(client, error, { product_categories: [] });
  }
}
export function keptCategoryList(client: Client, query: CategoryQuery): CategoryList | undefined {
  return client.cache(lists).peek(categoryListKey(query));
}

/** A category by the slug in its address, decoded. Rejects with an `ApiError`. */
export function loadCategoryPage(client: Client, slug: string, signal?: AbortSignal): Promise<CategoryPage> {
  const load = (shared: AbortSignal) =>
    client.send(categoryPageCall, { segments: { category_slug: slug }, signal: shared });
  return client.cache(pages).get(slug, load, signal);
}
export function keptCategoryPage(client: Client, slug: string): CategoryPage | undefined {
  return client.cache(pages).peek(slug);
}
