import type { Category } from '../contract/category.ts';
import { searchableId } from '../domain/category-tree.ts';
import { searchHref } from '../domain/search-address.ts';
import { pathOf, routePaths } from './paths.ts';

/** Where a category's own page is; one without a handle or path leads to its products. */
export function categoryHref({ id, handle, path }: Category): string {
  if (handle) return pathOf('categoryShow', { category_slug: handle });
  if (path?.startsWith('/') && !path.startsWith('//')) return path;
  const category_id = searchableId(id);
  return category_id === null ? routePaths.categoryIndex : searchHref({ category_id });
}
