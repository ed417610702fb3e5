import { type AppMeta, readAppMeta } from './app-meta.ts';
import type { SafeStorage } from './storage.ts';

/** What is read of the page around us, once, before anything is mounted. */
export interface HostPage {
  readonly meta: AppMeta;
  readonly loggedIn: boolean;
  /** BCP 47; one that the browser can format numbers and dates with. */
  readonly locale: string;
}

/**
 * Reads the host page. The locale is the one of app_meta, else the language of the document, else the one kept from a
 * page that named one, and English as the last resort; what is no locale counts as absent.
 */
export function readHostPage(doc: Document, storage: SafeStorage): HostPage {
  const meta = readAppMeta(doc);
  const told = [meta.locale, doc.documentElement.lang].find(isLocale);
  if (told) storage.set('locale', told);
  const kept = storage.get('locale') ?? '';
  return { meta, loggedIn: isLoggedIn(doc), locale: told ?? (isLocale(kept) ? kept : 'en') };
}

function isLocale(text: string | undefined): text is string {
  try {
    return !!text && Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

const loggedInClasses = ['logged-in', 'logged_in', 'signed-in', 'signed_in', 'user-signed-in'];

/** Whether the host page was rendered for a signed-in reviewer: a class of its body says so. Read once, at load. */
export function isLoggedIn(doc: Document): boolean {
  // Whole class names only: "not-logged-in" is a guest.
  return loggedInClasses.some(name => doc.body.classList.contains(name));
}

/** The csrf token of the page at this moment; null when it has none. A host may renew it while the page is open. */
export function csrfToken(doc: Document): string | null {
  return doc.querySelector('meta[name="csrf-token"]')?.getAttribute('content') || null;
}
