/** The destination of an address: redirects, and its target. */
import { type SearchParamName, searchParamNames } from '../../contract/search-params.ts';
import { filterQuery, queryParts, writeQuery } from '../../domain/query.ts';
import { isEmptySearch, parseSearchAddress } from '../../domain/search-address.ts';
import type { RouteName } from '../../routes.ts';
import { isOurs, isUnknownPath, matchPath, pathOf, withoutTrailingSlash } from './paths.ts';

/** The target of a path: a screen, the not-found view, or a page of the host. */
export type PathTarget = 'screen' | 'unknown' | 'host';

/** @param hasScreen whether there is a screen for a route; without one a page of the host is there */
export function targetOf(pathname: string, hasScreen: (name: RouteName) => boolean): PathTarget {
  const name = matchPath(pathname)?.name;
  if (name && hasScreen(name)) return 'screen';
  return isUnknownPath(pathname) ? 'unknown' : 'host';
}

/**
 * The address that another one redirects to, as path, query and hash; null without a redirect. The answer never
 * redirects again. Redirects replace the address in the history.
 */
export function redirectFor(pathname: string, search: string, hash: string): string | null {
  const path = redirectedPath(pathname);
  const name = matchPath(path)?.name;
  let target = path + search;
  if (name === 'PageSearch' && isEmptySearch(parseSearchAddress(search)))
    target = pathOf('categoryIndex') + categoryRouteQuery(filterQuery(search, name => !searchOnly.has(name)));
  else if (name?.startsWith('category')) target = path + categoryRouteQuery(search);
  return target === pathname + search ? null : target + hash;
}

/** Search parameters that every page has. All others mean nothing outside of a search. */
const generalParams: readonly SearchParamName[] = ['redesign', 'currency'];
const searchOnly = new Set<string>(searchParamNames.filter(name => !generalParams.includes(name)));

/** The query that the address of a category route gets: no shop, no category id, and marked as a category's. */
export function categoryRouteQuery(search: string): string {
  const remaining = filterQuery(search, name => !droppedByCategories.includes(name));
  return writeQuery([...queryParts(remaining), 'category_search=true']);
}
const droppedByCategories = ['shop_domain', 'search_in_shop', 'platform', 'category_id', 'category_search'];

function redirectedPath(pathname: string): string {
  const path = withoutTrailingSlash(pathname);
  if (path === '') return pathOf('home');
  if (path === '/search') return pathOf('PageSearch');
  const isMisplaced = isOurs(path) && !matchPath(path) && path !== stores && !path.startsWith(`${stores}/`);
  // A path below the stores is not moved again: it would grow without end.
  return isMisplaced ? stores + path.slice(pathOf('home').length) : pathname;
}
const stores = '/reviews/stores';
