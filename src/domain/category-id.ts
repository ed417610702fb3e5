import type { Category } from '../contract/categories.ts';

/**
 * The id of a category for a search, which takes only whole numbers; null for any other id. A file of its own, because
 * links to categories are on screens that know no others.
 */
export function searchableId(id: Category['id']): number | null {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : null;
}
