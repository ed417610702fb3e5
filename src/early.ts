/**
 * The first answers of a route, asked for while the app itself is still loading. The addresses are spelt out,
 * because the calls of the contract carry their schemas with them; a test holds the two together.
 */
import { callAddress, type Query } from './api/address.ts';
import { type EarlyAnswer, EarlyAnswerList } from './api/early.ts';
import { any, exchangeRatesCacheMs, homeDefaultCountry } from './contract/limits.ts';
import { parseSearchAddress, searchRequest } from './domain/search-address.ts';
import type { HostPage } from './host/host-page.ts';
import type { SafeStorage } from './host/storage.ts';
import { readStoredRates, readStoredText } from './state/stored.ts';

export interface EarlyContext {
  /** The route of the address; null when it is none of our screens. */
  readonly route: { readonly name: string; readonly params: Readonly<Record<string, string>> } | null;
  /** The query of the address as it stands, with its question mark. */
  readonly search: string;
  readonly hostPage: HostPage;
  readonly storage: SafeStorage;
  readonly doc: Document;
  readonly signal: AbortSignal;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** Collects the answers the host page brought along, and asks for those that are missing. */
export function startEarly(context: EarlyContext): EarlyAnswerList {
  const { doc, hostPage, signal, fetch: ask = (...request) => fetch(...request) } = context;
  const answers = new EarlyAnswerList();
  for (const [address, data] of Object.entries(hostPage.meta.answers)) answers.addData(address, data);
  for (const link of doc.querySelectorAll<HTMLLinkElement>('link[rel~="preload"][as="fetch"][href]')) {
    const { origin, pathname, search } = new URL(link.href, doc.baseURI);
    const address = pathname + search;
    if (origin !== doc.location.origin || answers.has(address)) continue;
    answers.add(address, readAnswer(ask(link.href, { ...matching(link), signal })));
  }
  for (const address of firstAddresses(context)) {
    if (answers.has(address)) continue;
    const headers = { Accept: 'application/json', 'X-Redesign': 'true' };
    answers.add(address, readAnswer(ask(address, { headers, signal })));
  }
  return answers;
}

/**
 * A preloaded answer is only used by a request of the very same kind: no header of ours, and the mode and
 * credentials that the link's crossorigin attribute stands for.
 */
function matching({ crossOrigin }: HTMLLinkElement): RequestInit {
  if (crossOrigin === null) return { mode: 'no-cors', credentials: 'include' };
  return { credentials: crossOrigin === 'use-credentials' ? 'include' : 'same-origin' };
}

async function readAnswer(asked: Promise<Response>): Promise<EarlyAnswer> {
  const response = await asked;
  return { ok: response.ok, status: response.status, data: await response.json() };
}

/** Addresses of the calls that the screen is going to make first. */
export function firstAddresses({ route, search, hostPage, storage, now = Date.now }: EarlyContext): string[] {
  const rates = readStoredRates(storage);
  const fresh = rates !== null && now() - rates.time < exchangeRatesCacheMs;
  const addresses = [address('/reviews/me.json', fresh ? {} : { exchange_rates: 'true' })];
  if (route?.name === 'PageSearch') {
    const params = parseSearchAddress(search);
    const currency = params.currency ?? readStoredText(storage, 'currency') ?? hostPage.meta.currency ?? any;
    addresses.unshift(address('/reviews/search.json', searchRequest(params, currency)));
  }
  if (route?.name === 'product') {
    const path = '/reviews/stores/{shop_slug}/products/{product_handle}';
    addresses.unshift(callAddress({ path }, { format: 'json' }, route.params));
  }
  if (route?.name === 'home') {
    const country = readStoredText(storage, 'country') ?? homeDefaultCountry;
    const redesign = new URLSearchParams(search).get('redesign');
    for (const q of ['product', 'collection', 'featured_review', 'category'])
      addresses.push(address('/reviews/carousels.json', { q, country, redesign }));
    addresses.push(address('/reviews.json'));
  }
  return addresses;
}

const address = (path: string, query: Query = {}) => callAddress({ path }, query);
