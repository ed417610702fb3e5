import { localeOf } from '../contract/locale.ts';
import { parseUrl } from '../contract/uri.ts';
import { type AppMeta, readAppMeta } from './app-meta.ts';
import { isLoggedIn } from './signed-in.ts';
import type { SafeStorage } from './storage.ts';

/** The settings of the host page. They are read once, before anything is mounted. */
export interface HostPage {
  readonly meta: AppMeta;
  readonly loggedIn: boolean;
  /** BCP 47. The browser can format numbers and dates with it. */
  readonly locale: string;
}

/**
 * Reads the host page. The locale is that of app_meta, else the language of the document, else the stored one of an
 * earlier page, else English. Invalid locales are skipped. A locale that the page names is stored.
 */
export function readHostPage(doc: Document, storage: SafeStorage): HostPage {
  const meta = readAppMeta(doc);
  const named = localeOf(meta.locale) ?? localeOf(doc.documentElement.lang);
  if (named) storage.set('locale', named);
  return { meta, loggedIn: isLoggedIn(doc), locale: named ?? localeOf(storage.get('locale')) ?? 'en' };
}

/** The csrf token; null without one. Read it again for each call: a host may renew it while the page is open. */
export function csrfToken(doc: Document): string | null {
  return doc.querySelector('meta[name="csrf-token"]')?.getAttribute('content') || null;
}

/** An address of ours relative to the document, also where the host has a `<base href>`: then it is made absolute. */
export const documentUrl = (doc: Document, address: string): string =>
  doc.baseURI !== doc.URL ? (parseUrl(address, doc.location.href)?.href ?? address) : address;
