import type { Category } from '../contract/categories.ts';
import { encodeText } from '../contract/uri.ts';
import { searchableId } from '../domain/categories.ts';
import { searchHref } from '../domain/search-address.ts';
import { ownUrl } from './address.ts';
import { pathOf } from './paths.ts';

/** Where a category's own page is; one without a handle or path leads to its products. */
export function categoryHref({ id, handle, path }: Category): string {
  if (handle) return pathOf('categoryShow', { category_slug: handle });
  if (path?.startsWith('/') && ownUrl(path)) return path;
  const category_id = searchableId(id);
  return category_id === null ? pathOf('categoryIndex') : searchHref({ category_id });
}

/** Where 'Sign In' leads from an address (path and query): back to it afterwards, but never back to the sign-in itself. */
export function signInHref(address: string): string {
  const login = pathOf('login');
  return address.split('?', 1)[0] === login ? login : `${login}?return_to=${encodeText(address)}`;
}
