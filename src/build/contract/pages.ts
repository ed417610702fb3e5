/** Checks the HTML pages of a host: the parts around the bundle, every screen, the sign-in, and the links of app_meta. */
import { appMeta } from '../../contract/app-meta.ts';
import { isRecord, parseJson, snakeCase } from '../../host/json.ts';
import { defaultLinks } from '../../host/late-meta.ts';
import { loggedInClasses } from '../../host/signed-in.ts';
import { type Feature, type Route, type RouteName, routes } from '../../routes.ts';
import { matchPath, pathOf } from '../../routing/addresses/paths.ts';
import type { Answer, Ask } from './answer.ts';
import { typeFaults } from './headers.ts';
import { isRouteOff } from './off.ts';
import { textAt } from './read.ts';
import type { EarlierAnswers } from './requests.ts';
import { type Difference, ownPath, shapeOf } from './shape.ts';

/** The required parts of the page around the bundle, as patterns, because templates of hosts differ. */
const parts: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['<!doctype html>', /^\s*<!doctype html/i],
  ['the encoding: <meta charset="utf-8">', /<meta\b[^>]*\bcharset=["']?utf-8/i],
  [
    '<meta name="viewport" content="width=device-width">',
    /<meta\b[^>]*\bname=["']?viewport["']?[^>]*width=device-width/i,
  ],
  ['a <title>', /<title>\s*[^<\s]/i],
  ['the language: <html lang>', /<html\b[^>]*\blang=["']?[a-z]/i],
  ['a csrf token', /<meta\b[^>]*\bname=["']?csrf-token["']?[^>]*\bcontent=["'][^"']/i],
  ['the place of the header', /\bid=["']?search-navbar\b/i],
  ['the place of the screens', /<main\b/i],
];

const html = { headers: { Accept: 'text/html' } };

/** The token of a page, which its writes carry. */
export const tokenOf = (page: string): string =>
  /<meta\b[^>]*\bname=["']?csrf-token["']?[^>]*\bcontent=["']([^"']*)/i.exec(page)?.[1] ?? '';

export interface PageVerdict {
  readonly differences: readonly Difference[];
  /** What cannot be seen from here, though pages may work with it. */
  readonly tolerated: readonly Difference[];
  /** The settings of the host, for what is checked later. */
  readonly meta: unknown;
}

/** What a page lacks, and what differs in its app_meta. */
export function partsOf(
  page: string,
  { origin, isGuest }: { readonly origin: string; readonly isGuest: boolean },
): PageVerdict {
  const lacking = parts.filter(([, pattern]) => !pattern.test(page));
  const [, text] = /\bid=["']?app_meta["']?[^>]*>([\s\S]*?)<\/script>/i.exec(page) ?? [];
  const meta = text === undefined ? {} : parseJson(text);
  const shape = meta === undefined ? null : shapeOf(appMeta, meta, origin);
  const inMeta = (one: Difference) => ({ ...one, path: `app_meta.${one.path}` });
  const script = scriptFault(page);
  return {
    tolerated: script?.isSeen === false ? [script.fault] : [],
    differences: [
      ...(script?.isSeen ? [script.fault] : []),
      ...lacking.map(([what]) => ({ path: 'page', expected: what, found: 'nothing' })),
      // Its reader converts nothing.
      ...(shape
        ? [...shape.differences, ...shape.tolerated].map(inMeta)
        : [{ path: 'app_meta', expected: 'JSON', found: 'another format' }]),
      ...visitorFaults(page, isGuest),
    ],
    meta,
  };
}

/** The script is linked, imported by a script of the page, or bundled with others, which a page does not show. */
function scriptFault(page: string): { readonly isSeen: boolean; readonly fault: Difference } | null {
  if (/<script\b[^>]*\bsrc=["'][^"']*marketplace|\bimport\b[^;<]*marketplace/i.test(page)) return null;
  const isBundled = /<script\b[^>]*\bsrc=/i.test(page);
  const found = isBundled ? 'other scripts, of which one may bundle it' : 'nothing';
  return { isSeen: !isBundled, fault: { path: 'page', expected: 'the script', found } };
}

/** The page says by the class of its body whether somebody is signed in. */
function visitorFaults(page: string, isGuest: boolean): Difference[] {
  const [, names = ''] = /<body\b[^>]*?\bclass=["']?([^"'>]*)/i.exec(page) ?? [];
  const isSignedIn = names.split(/\s+/).some(name => loggedInClasses.includes(name));
  if (isSignedIn === !isGuest) return [];
  const expected = isGuest ? 'no class "logged-in", for nobody is signed in' : 'the class "logged-in"';
  return [{ path: 'body', expected, found: names || 'no class' }];
}

const isRedirect = ({ status }: Answer) => status >= 300 && status < 400;
const isSignIn = (address: string, origin: string) => ownPath(address, origin) === routes.login.path;

/** The addresses of all screens that can be named. Those of arbitrators and of one's own things are for some alone. */
export function screenAddresses(earlier: EarlierAnswers): [name: RouteName, address: string][] {
  const params: Record<string, string> = { page: 'medals' };
  const product = matchPath(ownPathOf(textAt(earlier.product, 'internal_path')));
  Object.assign(
    params,
    product?.params,
    matchPath(ownPathOf(textAt(earlier.person, 'internal_path')))?.params,
  );
  params.slug ??= textAt(earlier.person, 'slug') || textAt(earlier.person, 'encoded_id');
  params.category_slug = textAt(earlier.category, 'handle');
  const all = Object.entries(routes) as [RouteName, Route][];
  return all.flatMap(([name, { path, screen, access }]) => {
    if (!screen || access === 'owner' || path.includes('{disputeId}') || name === 'arbitrator') return [];
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one);
    if (names.some(one => !params[one])) return [];
    // Without words, a search is led elsewhere.
    const query = name === 'PageSearch' || name === 'storeSearch' ? '?q=a&page=1' : '';
    return [[name, pathOf(name as 'home', ...([params] as unknown as [])) + query]];
  });
}
const ownPathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/)[0] ?? '';

/** Each screen has to be a page with the bundle: people open its address, reload it, and send it to each other. */
export async function checkScreens(
  ask: Ask,
  earlier: EarlierAnswers,
  origin: string,
  off: readonly Feature[] = [],
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [name, address] of screenAddresses(earlier)) {
    if (isRouteOff(routes[name], off)) continue;
    const answer = await ask(address, html);
    const mayRedirect = (routes[name] as Route).access === 'reviewer' && isSignIn(answer.location, origin);
    if (isRedirect(answer) && mayRedirect) continue;
    if (answer.status !== 200) {
      found.push({
        path: 'status',
        expected: `200: the page of the screen ${name}`,
        found: answer.statusLine,
        address,
      });
      continue;
    }
    const [first] = [
      ...partsOf(answer.text, { origin, isGuest: true }).differences,
      ...typeFaults(answer, 'html'),
    ];
    if (first) found.push({ ...first, address });
  }
  return found;
}

/** The sign-in, and the pages that app_meta links to, are there. Those of other hosts are not asked. */
export async function checkLinks(
  ask: Ask,
  meta: unknown,
  origin: string,
  off: readonly Feature[] = [],
): Promise<Difference[]> {
  const given = isRecord(meta) && isRecord(meta.links) ? meta.links : undefined;
  const links = Object.entries(given ?? (off.includes('footer') ? {} : defaultLinks));
  const why = given ? '' : ', its default, which links in app_meta or mount({ meta }) replace';
  const paths = links.flatMap(([name, address]) => {
    const isOwn =
      typeof address === 'string' && (/^\/(?!\/)/.test(address) || address.startsWith(`${origin}/`));
    return isOwn ? [[`app_meta.links.${snakeCase(name)}${why}`, address] as const] : [];
  });
  const found: Difference[] = [];
  for (const [path, address] of [
    ['the sign-in', `${routes.login.path}?return_to=%2Freviews`] as const,
    ...paths,
  ]) {
    const answer = await ask(address, html);
    if (answer.status >= 400)
      found.push({ path: 'status', expected: `a page: ${path}`, found: answer.statusLine, address });
  }
  return found;
}
