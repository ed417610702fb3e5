import type { Category } from '../../contract/categories.ts';
import { searchHref } from '../../domain/search-href.ts';
import { ownUrl } from './address.ts';
import { pathOf } from './paths.ts';

/** The id of a category for a search, which takes only whole numbers; null for any other id. */
export function searchableId(id: Category['id']): number | null {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : null;
}

/** The page of a category; for a category without handle and path, the search for its products. */
export function categoryHref({ id, handle, path }: Category): string {
  if (handle) return pathOf('categoryShow', { category_slug: handle });
  if (path?.startsWith('/') && ownUrl(path)) return path;
  const category_id = searchableId(id);
  return category_id === null ? pathOf('categoryIndex') : searchHref({ category_id });
}
