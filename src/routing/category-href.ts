import type { Category } from '../contract/category.ts';
import { searchHref } from '../domain/search-address.ts';
import { pathOf } from './paths.ts';

/** Where a category's own page is; one without a handle or path leads to its products. */
export function categoryHref({ id, handle, path }: Category): string {
  if (handle) return pathOf('categoryShow', { category_slug: handle });
  return path?.startsWith('/') && !path.startsWith('//') ? path : searchHref({ category_id: Number(id) });
}
