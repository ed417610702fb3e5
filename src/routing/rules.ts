/** Rules about moving between routes, as functions of plain values. Those who call them act on the answers. */

import { searchParamNames } from '../contract/search-params.ts';
import { encodeText } from '../contract/uri.ts';
import { isUnknownPath, matchPath, pathOf, type RouteName, routePaths } from './paths.ts';
import { nameOf, queryParts, rawParam, splitAddress, writeQuery } from './query.ts';

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

/** Where a failed load of a category leads. */
export const afterCategoryFailure: string = routePaths.categoryIndex;

export interface PrivateProfileLoad {
  readonly slug: string;
  readonly isLoggedIn: boolean;
  /** Status of the answer, 0 for none at all; null while there is none yet. */
  readonly status: number | null;
  /** From the answer's basic data; null when it holds none, undefined when the data name no id. */
  readonly encodedId?: string | null | undefined;
}

/**
 * What a load of the private profile comes to: shown, waited for, sent elsewhere or failed. Guests and answers
 * without basic data go to the sign-in; somebody else's profile is shown as the public sees it. A fault of the
 * server throws nobody out.
 */
export function privateProfileOutcome(
  load: PrivateProfileLoad,
): 'wait' | 'show' | 'failed' | { readonly redirect: string } {
  if (!load.isLoggedIn || load.status === 401) return { redirect: routePaths.login };
  if (load.status === null) return 'wait';
  if (load.status < 200 || load.status > 299) return 'failed';
  if (load.encodedId === null) return { redirect: routePaths.login };
  if (load.encodedId !== undefined && load.encodedId !== load.slug)
    return { redirect: pathOf('publicProfile', { slug: load.slug }) };
  return 'show';
}

/** The sign-in address that leads back to where one is. */
export function loginHref(returnTo: string): string {
  return `${routePaths.login}?return_to=${encodeText(returnTo)}`;
}

/** Where 'Sign In' leads from an address: back to it afterwards, but never back to the sign-in itself. */
export function signInHref(pathname: string, search: string): string {
  return pathname === routePaths.login ? pathname : loginHref(pathname + search);
}

/** What stands at a path: a screen of ours, our not-found view, or a page of the host. */
export function placeOf(
  pathname: string,
  hasScreen: (name: RouteName) => boolean,
): 'screen' | 'unknown' | 'host' {
  const match = matchPath(pathname);
  if (match && hasScreen(match.name)) return 'screen';
  return isUnknownPath(pathname) ? 'unknown' : 'host';
}

/** Whether the header has its search bar: not on home, and on the feed for reviewers only. */
export function hasSearchBar(pathname: string, isLoggedIn: boolean): boolean {
  const name = matchPath(pathname)?.name;
  return name !== 'home' && (name !== 'feed' || isLoggedIn);
}
