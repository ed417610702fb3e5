import { allCategoriesCall } from '../contract/category-pages.ts';
import { shortCacheMs } from '../contract/limits.ts';
import { cachedQuery } from './cached-query.ts';

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
