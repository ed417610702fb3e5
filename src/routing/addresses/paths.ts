/** Matches and builds paths. The boot uses it before the app is loaded. */
import { parse } from 'regexparam';
import type { Parser } from 'wouter';
import { decodeText, encodeText, fillPath } from '../../contract/uri.ts';
import { isOn } from '../../host/features.ts';
import { type RouteName, type RoutePath, routes } from '../../routes.ts';

export type RouteParams = Readonly<Record<string, string>>;

/** A route and the parameters in its path. */
export interface RouteMatch {
  readonly name: RouteName;
  /** Segments by the names of the pattern, percent-decoded. */
  readonly params: RouteParams;
}

type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;
/** The parameters that a route's path needs. */
export type ParamsOf<Name extends RouteName> = Readonly<Record<ParamName<RoutePath<Name>>, string>>;

/** Wouter's own parser of patterns. Capitals count, because they do on hosts: `/Reviews` is a page of the host. */
export const parsePattern = ((pattern: string) => {
  const { keys, pattern: anyCase } = parse(pattern);
  return { keys, pattern: new RegExp(anyCase.source) };
}) satisfies Parser;

/** The path of a route as a pattern of wouter, such as `/reviews/stores/:shop_slug`. */
export const patternOf = (name: RouteName): string => routes[name].path.replace(/{(\w+)}/g, ':$1');

const patterns = (Object.keys(routes) as RouteName[]).map(
  name => [name, parsePattern(patternOf(name))] as const,
);

/** The route of a path, with or without a trailing slash; null when it is no route. Never throws. */
export function matchPath(pathname: string): RouteMatch | null {
  const path = withoutTrailingSlash(pathname);
  for (const [name, { keys, pattern }] of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params = keys.map((key, index) => [key, decodeText(found[index + 1] ?? '')]);
    return { name, params: Object.fromEntries(params) };
  }
  return null;
}

/** The path of a route. Values become one segment each, whatever characters they hold. */
export function pathOf<Name extends RouteName>(
  name: Name,
  ...[params]: [ParamName<RoutePath<Name>>] extends [never] ? [] : [ParamsOf<Name>]
): string {
  return fillPath(routes[name].path, params);
}

/** Whether the features that a route belongs to are on. */
export const isOffered = (name: RouteName): boolean => !routes[name].needs?.some(feature => !isOn(feature));

/** The sign-in page that leads back to an address (path and query); never back to the sign-in itself. */
export function signInHref(address: string): string {
  const login = pathOf('login');
  return address.split('?', 1)[0] === login ? login : `${login}?return_to=${encodeText(address)}`;
}

/** Whether a path in our part of the site is no route: the not-found view is shown there. */
export function isUnknownPath(pathname: string): boolean {
  return isOurs(pathname) && !matchPath(pathname);
}

/** Whether the path lies in our part of the site. */
export function isOurs(pathname: string): boolean {
  return pathname === '/reviews' || pathname.startsWith('/reviews/');
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
