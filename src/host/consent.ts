import { cookieConsentDays } from '../contract/limits.ts';
import { sessionStore } from './storage.ts';

const name = 'cookies_accepted';
const declined = '0';

/** Whether the person accepted cookies; null before they chose. */
export function readConsent(doc: Document): boolean | null {
  const cookie = readCookies(doc).find(one => one.startsWith(`${name}=`));
  const stored = cookie?.slice(name.length + 1) ?? visit(doc)?.get(name);
  return stored == null ? null : stored !== declined;
}

/** Stores the choice in a cookie for a year. Where cookies are blocked, it is stored for this visit. */
export function saveConsent(doc: Document, isAccepted: boolean): void {
  const value = isAccepted ? '1' : declined;
  const seconds = cookieConsentDays * 24 * 60 * 60;
  const secure = doc.location.protocol === 'https:' ? '; Secure' : '';
  try {
    doc.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed page has no cookies. Reading the choice back, below, shows that.
  }
  if (readConsent(doc) !== isAccepted) visit(doc)?.set(name, value);
}

const visit = (doc: Document) => doc.defaultView && sessionStore(doc.defaultView);

function readCookies(doc: Document): string[] {
  try {
    return doc.cookie.split(/;\s*/);
  } catch {
    return [];
  }
}
