import { type AppMeta, readAppMeta } from './app-meta.ts';
import { isLoggedIn } from './login.ts';
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
