/**
 * The first answers of a route, asked for while the app itself is still loading. The calls of the contract are
 * not used here, because they carry their schemas with them.
 */

import { callAddress, callHeaders, type Query } from '../api/call.ts';
import { type EarlyAnswer, EarlyAnswerList } from '../api/early.ts';
import { isSignInPage } from '../api/errors.ts';
import { countryCode, currencyCode } from '../contract/codes.ts';
import { fromTablet, homeDefaultCountry, wildcard } from '../contract/limits.ts';
import { paths } from '../contract/paths.ts';
import type { SearchParams } from '../contract/search-params.ts';
import { parseUrl } from '../contract/uri.ts';
import { parseSearchAddress, searchRequest } from '../domain/search-address.ts';
import { hearTime } from '../host/clock.ts';
import { readFreshRates } from '../host/exchange-rates.ts';
import { documentUrl, type HostPage } from '../host/host-page.ts';
import { parseJson } from '../host/json.ts';
import type { SafeStorage } from '../host/storage.ts';
import { type FirstRequest, routes } from '../routes.ts';
import type { RouteMatch } from '../routing/addresses/paths.ts';

/** What the first requests depend on. */
export interface EarlyContext {
  /** The route of the address; null when it is none of our screens. */
  readonly route: RouteMatch | null;
  /** The query of the address as it stands, with its question mark. */
  readonly search: string;
  readonly hostPage: HostPage;
  readonly storage: SafeStorage;
  readonly doc: Document;
  readonly signal: AbortSignal;
}

/** The beginnings of our calls' paths. Other preloads belong to scripts of the host. */
const ownPaths =
  /^\/((reviews|shipping_countries|api\/(v1\/widgets|questions))[./]|(products|shops)\/[^/]+\/reviews_with_media$)/;

/** Collects the answers in the host page and requests the missing ones. */
export function startEarly(context: EarlyContext): EarlyAnswerList {
  const { doc, hostPage, signal } = context;
  const answers = new EarlyAnswerList();
  for (const [address, data] of Object.entries(hostPage.meta.answers)) answers.addData(address, data);
  for (const link of doc.querySelectorAll<HTMLLinkElement>('link[rel~="preload"][as="fetch"][href]')) {
    const url = parseUrl(link.href, doc.baseURI);
    if (url?.origin !== doc.location.origin || !ownPaths.test(url.pathname)) continue;
    const address = url.pathname + url.search;
    if (answers.has(address)) continue;
    answers.add(address, receive(fetch(link.href, { ...matching(link), signal }), false));
  }
  for (const address of firstAddresses(context)) {
    if (answers.has(address)) continue;
    answers.add(address, receive(fetch(documentUrl(doc, address), { headers: callHeaders(), signal }), true));
  }
  return answers;
}

/**
 * Browsers use a preloaded answer only for a request with the same mode, credentials and headers: those of the link's
 * crossorigin attribute, and none of our headers.
 */
function matching(link: HTMLLinkElement): RequestInit {
  const crossOrigin = link.getAttribute('crossorigin');
  if (crossOrigin === null) return { mode: 'no-cors', credentials: 'include' };
  return { credentials: crossOrigin === 'use-credentials' ? 'include' : 'same-origin' };
}

/**
 * @param isOurs whether it was sent with the headers of our calls. Without them a host may answer in another format, so
 * an unusable answer is ignored.
 */
async function receive(request: Promise<Response>, isOurs: boolean): Promise<EarlyAnswer> {
  const response = await request;
  const { ok, status } = response;
  if (!status) throw new Error('an answer of another origin, which scripts may not read');
  hearTime(response.headers);
  const text = await response.text();
  if (response.redirected && isSignInPage(response, text))
    return { ok: false, status: 401, data: null, failsCall: true };
  const json = parseJson(text);
  const data = json === undefined ? text : json;
  return { ok, status, data, failsCall: isOurs || !ok };
}

/** Addresses of the first calls of the screen and of the shell around it. */
export function firstAddresses(context: EarlyContext): string[] {
  const { route, search, hostPage, storage } = context;
  const storedRates = readFreshRates(storage, Date.now());
  const params = parseSearchAddress(search, { rates: storedRates ?? hostPage.meta.exchangeRates });
  const { first = [], categoryBar = true } = route ? routes[route.name] : { categoryBar: false };
  const addresses = first.flatMap(request => addressesOf[request](params, context));
  addresses.push(address(paths.reviewer, storedRates ? {} : { exchange_rates: 'true' }));
  if (categoryBar && matchMedia(fromTablet).matches) addresses.push(paths.allCategories);
  return addresses;
}

const addressesOf: Readonly<
  Record<FirstRequest, (params: SearchParams, context: EarlyContext) => string | string[]>
> = {
  productSearch: (params, context) => searchAddress(paths.productSearch, params, context),
  storeSearch: (params, context) => searchAddress(paths.storeSearch, params, context),
  product: (_, { route }) => callAddress({ path: paths.product }, { format: 'json' }, route?.params),
  shop: (_, { route }) => callAddress({ path: paths.shop }, { format: 'json' }, route?.params),
  categories: ({ q }) => address(paths.categories, { q: q.trim() || null, level: 1 }),
  category: (_, { route }) => callAddress({ path: paths.category }, {}, route?.params),
  carousels: ({ redesign }, { storage }) => {
    const country = countryCode(storage.get('country')) ?? homeDefaultCountry;
    return homeCarousels.map(q => address(paths.carousels, { q, country, redesign }));
  },
  homeMetrics: () => paths.siteMetrics,
};
const homeCarousels = ['product', 'collection', 'featured_review', 'category'];

function searchAddress(path: string, params: SearchParams, { storage, hostPage }: EarlyContext): string {
  const stored = currencyCode(storage.get('currency')) ?? currencyCode(hostPage.meta.currency);
  return address(path, searchRequest(params, params.currency ?? stored ?? wildcard));
}

const address = (path: string, query: Query) => callAddress({ path }, query);
