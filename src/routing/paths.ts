/**
 * The route table and what follows from an address alone. The boot uses this module before anything else is
 * loaded, so it imports neither React nor the router.
 */
import { fillPath } from '../contract/call.ts';
import { type SearchParamName, searchParamNames } from '../contract/search-params.ts';
import { decodeText } from '../contract/uri.ts';
import { isEmptySearch, parseSearchAddress } from '../domain/search-address.ts';
import { filterQuery, queryParts, writeQuery } from './query.ts';

/**
 * Every route by its name. `{name}` stands for one segment of the path, which is never empty.
 * Of two patterns that fit, the one listed first counts.
 */
export const routePaths = {
  home: '/reviews',
  feed: '/reviews/feed',
  howItWorks: '/reviews/how-it-works',
  medals: '/reviews/medals',
  trust: '/reviews/trust',
  PageSearch: '/reviews/search',
  storeSearch: '/reviews/store_search',
  categoryIndex: '/reviews/categories',
  categoryShow: '/reviews/categories/{category_slug}',
  writeReview: '/reviews/write-review',
  newReview: '/reviews/write-review/new',
  following: '/reviews/following',
  people: '/reviews/people',
  arbitrator: '/reviews/arbitrator',
  arbitratorDispute: '/reviews/arbitrator/{disputeId}',
  shop: '/reviews/stores/{shop_slug}',
  newShopDispute: '/reviews/stores/{shop_slug}/disputes/new',
  product: '/reviews/stores/{shop_slug}/products/{product_handle}',
  newProductDispute: '/reviews/stores/{shop_slug}/products/{product_handle}/disputes/new',
  editProfile: '/reviews/profile/edit',
  reviewerDispute: '/reviews/profile/disputes/{disputeId}',
  publicProfile: '/reviews/profile/{slug}',
  privateProfile: '/reviews/users/{slug}',
  login: '/login',
  logout: '/logout',
  profile: '/profile',
} as const;

export type RouteName = keyof typeof routePaths;
export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  readonly name: RouteName;
  /** Segments by the names of the pattern, percent-decoded. */
  readonly params: RouteParams;
}

type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;
/** The parameters that a route's path needs. */
export type ParamsOf<Name extends RouteName> = Readonly<Record<ParamName<(typeof routePaths)[Name]>, string>>;

const patterns = Object.entries(routePaths).map(
  ([name, path]) => [name as RouteName, path.split('/')] as const,
);

/** The route of a path; null when it is none of ours. A trailing slash makes no difference. Never throws. */
export function matchPath(pathname: string): RouteMatch | null {
  const segments = withoutTrailingSlash(pathname).split('/');
  for (const [name, pattern] of patterns) {
    const params = matchSegments(pattern, segments);
    if (params) return { name, params };
  }
  return null;
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): RouteParams | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] as string;
    if (expected.startsWith('{')) {
      if (segment === '') return null;
      params[expected.slice(1, -1)] = decodeText(segment);
    } else if (expected !== segment) return null;
  }
  return params;
}

/** The path of a route. Values become one segment each, whatever characters they hold. */
export function pathOf<Name extends RouteName>(
  name: Name,
  ...[params]: [ParamName<(typeof routePaths)[Name]>] extends [never] ? [] : [ParamsOf<Name>]
): string {
  return fillPath(routePaths[name], params);
}

/** Whether the path lies in our part of the site and yet is no screen: there the not-found view stands. */
export function isUnknownPath(pathname: string): boolean {
  return isOurs(pathname) && !matchPath(pathname);
}

/**
 * Where an address leads on, as path, query and hash; null when it stays. One step is enough: the answer
 * never leads on again. Redirects replace the address in the history.
 */
export function redirectFor(pathname: string, search: string, hash: string): string | null {
  const path = redirectedPath(pathname);
  const name = matchPath(path)?.name;
  let target = path + search;
  if (name === 'PageSearch' && isEmptySearch(parseSearchAddress(search)))
    target = routePaths.categoryIndex + categoryRouteQuery(withoutSearch(search));
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
  if (path === '') return routePaths.home;
  if (path === '/search') return routePaths.PageSearch;
  const isMisplaced = isOurs(path) && !matchPath(path) && path !== stores && !path.startsWith(`${stores}/`);
  // A path that is below the stores already is not moved again: it would grow without end.
  return isMisplaced ? stores + path.slice(routePaths.home.length) : pathname;
}
const stores = '/reviews/stores';

/** What of an empty search's query still means something elsewhere. */
function withoutSearch(search: string): string {
  return filterQuery(search, name => !emptied.has(name));
}
const lasting: readonly SearchParamName[] = ['redesign', 'currency'];
const emptied = new Set<string>(searchParamNames.filter(name => !lasting.includes(name)));

const whiteRoutes: ReadonlySet<RouteName> = new Set<RouteName>([
  'feed',
  'people',
  'product',
  'shop',
  'following',
  'writeReview',
  'newReview',
  'publicProfile',
  'privateProfile',
  'editProfile',
  'newShopDispute',
  'newProductDispute',
  'reviewerDispute',
  'arbitratorDispute',
]);

/** Whether a route's page has a white background instead of the grey one. */
export function hasWhiteBackground(name: RouteName): boolean {
  return whiteRoutes.has(name);
}

/** Whether a route has the bar with the categories: everything has but the search and category pages. */
export function hasCategoryBar(name: RouteName | undefined): boolean {
  return !/Search$|^category/.test(name ?? '');
}

function isOurs(pathname: string): boolean {
  return pathname === '/reviews' || pathname.startsWith('/reviews/');
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
