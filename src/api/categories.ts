import { allCategoriesCall, type Category } from '../contract/category.ts';
import { shortCacheMs } from '../contract/limits.ts';
import { type KeptCall, keptCall, orElse, partOf } from './kept-call.ts';

/** All categories as the host sends them, nested or flat; none when the call fails. */
export const allCategories: KeptCall<void, Category[]> = orElse(
  partOf(
    keptCall(allCategoriesCall, { maxAgeMs: shortCacheMs, key: () => '', request: () => ({}) }),
    answer => {
      if (Array.isArray(answer)) return answer;
      return 'categories' in answer ? answer.categories : answer.product_categories;
    },
  ),
  [],
);
