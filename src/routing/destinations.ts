/** Where an address leads: redirects, the redesign flag, and what is found there. */
import { type SearchParamName, searchParamNames } from '../contract/search-params.ts';
import { filterQuery, queryParts, rawParam, setParam, writeQuery } from '../domain/query.ts';
import { isEmptySearch, parseSearchAddress } from '../domain/search-address.ts';
import type { RouteName } from '../routes.ts';
import { hrefOf, ownUrl } from './address.ts';
import { isOurs, isUnknownPath, matchPath, pathOf, withoutTrailingSlash } from './paths.ts';

/** What a path leads to: a screen, the not-found view, or a page of the host. */
export type PathTarget = 'screen' | 'unknown' | 'host';

/** @param hasScreen whether there is a screen for a route; without one a page of the host is there */
export function targetOf(pathname: string, hasScreen: (name: RouteName) => boolean): PathTarget {
  const name = matchPath(pathname)?.name;
  if (name && hasScreen(name)) return 'screen';
  return isUnknownPath(pathname) ? 'unknown' : 'host';
}

/** Where a link on this site leads in the end. */
export interface Destination {
  readonly pathname: string;
  /** Path, query and hash, after redirects and with the redesign flag. */
  readonly href: string;
  /** Whether the browser alone would load another address. */
  readonly isChanged: boolean;
}

/** Null for an address on another site. */
export function destinationOf(href: string): Destination | null {
  const url = ownUrl(href);
  if (!url) return null;
  const { pathname, search, hash } = new URL(redirectFor(url.pathname, url.search, url.hash) ?? url, url);
  const isRoute = isOurs(pathname) || matchPath(pathname) !== null;
  const key = pathname + (isRoute ? keepRedesign(search, location.search) : search);
  const isChanged = key + hash !== url.pathname + url.search + url.hash;
  return { pathname, href: hrefOf({ key, hash }), isChanged };
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

/** The parameters that mean nothing outside of a search. */
const keptOutside: readonly SearchParamName[] = ['redesign', 'currency'];
const searchOnly = new Set<string>(searchParamNames.filter(name => !keptOutside.includes(name)));

/** The query that the address of a category route gets: no shop, no category id, and marked as a category's. */
export function categoryRouteQuery(search: string): string {
  const kept = filterQuery(search, name => !droppedByCategories.includes(name));
  return writeQuery([...queryParts(kept), 'category_search=true']);
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

/** The query of a link with the redesign flag of the current query, unless the link has a flag of its own. */
export function keepRedesign(search: string, currentSearch: string): string {
  const value = rawParam(currentSearch, 'redesign');
  return value && rawParam(search, 'redesign') === null ? setParam(search, 'redesign', value) : search;
}
