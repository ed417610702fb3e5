import { type AppMeta, readAppMeta } from './app-meta.ts';
import { isLoggedIn } from './login.ts';

/** What is read of the page around us, once, before anything is mounted. */
export interface HostPage {
  readonly meta: AppMeta;
  readonly loggedIn: boolean;
  /** BCP 47; one that the browser can format numbers and dates with. */
  readonly locale: string;
}

/**
 * Reads the host page. The locale is the one of app_meta, else the language of the document; one that is no locale
 * counts as absent, and English is the last resort.
 */
export function readHostPage(doc: Document): HostPage {
  const meta = readAppMeta(doc);
  const candidates = [meta.locale, doc.documentElement.lang, 'en'];
  return { meta, loggedIn: isLoggedIn(doc), locale: candidates.find(isLocale) ?? 'en' };
}

function isLocale(text: string | undefined): text is string {
  try {
    return !!text && Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
