import '../support/dom-globals.ts';
import { type ClientOptions, createClient } from '../../src/api/client.ts';
import type { AppMeta } from '../../src/host/app-meta.ts';
import { readAppMeta } from '../../src/host/app-meta.ts';
import type { SafeStorage } from '../../src/host/storage.ts';
import type { Address } from '../../src/routing/addresses/address.ts';
import { addressAtom } from '../../src/state/page/address.ts';
import { pendingCountAtom, type Services } from '../../src/state/core/services.ts';
import { createAppStore } from '../../src/state/core/app-store.ts';
import { never } from '../support/timers.ts';
import { type FakeFetch, fakeFetch } from '../api/fake-fetch.ts';

/** A storage for one test. */
export function memoryStorage(
  given: Record<string, string> = {},
): SafeStorage & { readonly kept: Map<string, string> } {
  return storageOn(new Map(Object.entries(given)));
}

/** A storage whose content outlives it. */
export function storageOn(kept: Map<string, string>): SafeStorage & { readonly kept: Map<string, string> } {
  return {
    kept,
    get: key => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: key => void kept.delete(key),
  };
}

export interface Options {
  readonly stored?: Record<string, string>;
  readonly loggedIn?: boolean;
  readonly meta?: Partial<AppMeta>;
  readonly locale?: string;
  readonly address?: string;
  readonly server?: FakeFetch;
  readonly early?: ClientOptions['early'];
  readonly now?: () => number;
  readonly after?: Services['after'];
}

/** A store on a fake server, with everything it did to the world outside. */
export function setUp({
  stored = {},
  loggedIn = false,
  meta = {},
  locale = 'en',
  address = '/reviews',
  server = fakeFetch(),
  early,
  now = Date.now,
  after = never,
}: Options = {}) {
  const reported: unknown[] = [];
  const visited: { href: string; replace: boolean }[] = [];
  const storage = memoryStorage(stored);
  const report = (error: unknown) => void reported.push(error);
  const client = createClient({
    doc: document,
    fetch: server.fetch,
    onPending: count => store.set(pendingCountAtom, count),
    report,
    early,
    now,
  });
  const store = createAppStore({
    hostPage: { meta: { ...readAppMeta(document), ...meta }, loggedIn, locale },
    client,
    navigate: (href, options) => visited.push({ href, replace: options?.replace ?? false }),
    storage,
    report,
    now,
    after,
  });
  const goTo = (href: string) => store.set(addressAtom, addressOf(href));
  goTo(address);
  return { store, server, storage, reported, visited, goTo };
}

export function addressOf(href: string): Address {
  const { pathname, search, hash } = new URL(href, 'https://shop.test');
  return { pathname, search, hash, key: pathname + search };
}

/** Rates per common base: one unit of the base is 1 USD, 0.9 EUR, 0.8 GBP. */
export const rates = { USD: 1, EUR: 0.9, GBP: 0.8, JPY: 150 };
