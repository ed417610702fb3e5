/** Matches and builds paths. The boot uses it before the app is loaded. */
import { decodeText, encodeText, fillPath } from '../../contract/uri.ts';
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

const patterns = Object.entries(routes).map(
  ([name, { path }]) => [name as RouteName, path.split('/')] as const,
);

/** The route of a path, with or without a trailing slash; null when it is no route. Never throws. */
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
  ...[params]: [ParamName<RoutePath<Name>>] extends [never] ? [] : [ParamsOf<Name>]
): string {
  return fillPath(routes[name].path, params);
}

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
