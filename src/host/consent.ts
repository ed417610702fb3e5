import { cookieConsentDays } from '../contract/limits.ts';
import { sessionStore } from './storage.ts';

const name = 'cookies_accepted';

/** Whether cookies were accepted in this browser; where it keeps none, in this visit. */
export function hasConsent(doc: Document): boolean {
  return readCookies(doc).some(cookie => cookie.startsWith(`${name}=`)) || visit(doc)?.get(name) === '1';
}

/** Keeps for a year that cookies were accepted, or for this visit where the browser keeps no cookies. */
export function keepConsent(doc: Document): void {
  const seconds = cookieConsentDays * 24 * 60 * 60;
  const secure = doc.location.protocol === 'https:' ? '; Secure' : '';
  try {
    doc.cookie = `${name}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed page has none; looking for it tells.
  }
  if (!hasConsent(doc)) visit(doc)?.set(name, '1');
}

const visit = (doc: Document) => doc.defaultView && sessionStore(doc.defaultView);

function readCookies(doc: Document): string[] {
  try {
    return doc.cookie.split(/;\s*/);
  } catch {
    return [];
  }
}
