/** Rules about where an address leads, as functions of plain values. Those who call them act on the answers. */
import { type SearchParamName, searchParamNames } from '../contract/search-params.ts';
import { isEmptySearch, parseSearchAddress } from '../domain/search-address.ts';
import { isOurs, matchPath, pathOf, withoutTrailingSlash } from './paths.ts';
import { filterQuery, nameOf, queryParts, rawParam, splitAddress, writeQuery } from './query.ts';

/**
 * Where an address leads on, as path, query and hash; null when it stays. One step is enough: the answer
 * never leads on again. Redirects replace the address in the history.
 */
export function redirectFor(pathname: string, search: string, hash: string): string | null {
  const path = redirectedPath(pathname);
  const name = matchPath(path)?.name;
  let target = path + search;
  if (name === 'PageSearch' && isEmptySearch(parseSearchAddress(search)))
    target = pathOf('categoryIndex') + categoryRouteQuery(withoutSearch(search));
  else if (name?.startsWith('category')) target = path + categoryRouteQuery(search);
  return target === pathname + search ? null : target + hash;
}

/** The query that the address of a category route gets: no shop, no category id, and marked as a category's. */
export function categoryRouteQuery(search: string): string {
  const kept = filterQuery(search, name => !ofOtherSearches.includes(name));
  return writeQuery([...queryParts(kept), 'category_search=true']);
}
const ofOtherSearches = ['shop_domain', 'search_in_shop', 'platform', 'category_id', 'category_search'];

function redirectedPath(pathname: string): string {
  const path = withoutTrailingSlash(pathname);
  if (path === '') return pathOf('home');
  if (path === '/search') return pathOf('PageSearch');
  const isMisplaced = isOurs(path) && !matchPath(path) && path !== stores && !path.startsWith(`${stores}/`);
  // A path that is below the stores already is not moved again: it would grow without end.
  return isMisplaced ? stores + path.slice(pathOf('home').length) : pathname;
}
const stores = '/reviews/stores';

/** What of an empty search's query still means something elsewhere. */
function withoutSearch(search: string): string {
  return filterQuery(search, name => !emptied.has(name));
}
const lasting: readonly SearchParamName[] = ['redesign', 'currency'];
const emptied = new Set<string>(searchParamNames.filter(name => !lasting.includes(name)));

/**
 * Keeps the redesign flag of the address one is at, with its raw value, on the way to another one. A target
 * with a value of its own keeps that. The flag takes its place in the fixed order of the search parameters.
 */
export function keepRedesign(target: string, currentSearch: string): string {
  const value = rawParam(currentSearch, 'redesign');
  const { pathname, search, hash } = splitAddress(target);
  if (!value || rawParam(search, 'redesign') !== null) return target;
  const parts = queryParts(search);
  const isEarlier = (part: string) => searchParamNames.indexOf(nameOf(part) as 'q') < redesignOrder;
  const after = parts.findIndex(part => !isEarlier(part));
  parts.splice(after < 0 ? parts.length : after, 0, `redesign=${value}`);
  return pathname + writeQuery(parts) + hash;
}
const redesignOrder = searchParamNames.indexOf('redesign');
