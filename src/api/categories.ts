import type { AnswerOf, ParamsOf } from '../contract/call.ts';
import { allCategoriesCall, categoriesCall, categoryPageCall } from '../contract/category-pages.ts';
import { shortCacheMs } from '../contract/limits.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';

/** All categories as the host sends them, nested or flat; none when the call fails. */
export const allCategories = cachedQuery(allCategoriesCall, {
  maxAgeMs: shortCacheMs,
  key: () => '',
  request: () => ({}),
  select: answer => {
    if (Array.isArray(answer)) return answer;
    return 'categories' in answer ? answer.categories : answer.product_categories;
  },
  fallback: [],
});

export type CategoryList = AnswerOf<typeof categoriesCall>;
export type CategoryQuery = ParamsOf<typeof categoriesCall>;
export type CategoryPage = AnswerOf<typeof categoryPageCall>;

/** The categories that a query asks for; none when the call fails. */
export const categoryLists = cachedQuery(categoriesCall, {
  maxAgeMs: shortCacheMs,
  key: (query: CategoryQuery) => encodeQuery(query),
  request: params => ({ params }),
  fallback: { product_categories: [] },
});

/** A category by the slug in its address, decoded. */
export const categoryPages = cachedQuery(categoryPageCall, {
  maxAgeMs: shortCacheMs,
  maxEntries: 30,
  key: (slug: string) => slug,
  request: slug => ({ segments: { category_slug: slug } }),
});
