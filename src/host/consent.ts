import { cookieConsentDays } from '../contract/limits.ts';
import { sessionStore } from './storage.ts';

const name = 'cookies_accepted';
const declined = '0';

/** Whether cookies were accepted in this browser; where it keeps none, in this visit. Null when nobody chose yet. */
export function readConsent(doc: Document): boolean | null {
  const cookie = readCookies(doc).find(one => one.startsWith(`${name}=`));
  const kept = cookie?.slice(name.length + 1) ?? visit(doc)?.get(name);
  return kept == null ? null : kept !== declined;
}

/** Keeps for a year whether cookies were accepted, or for this visit where the browser keeps no cookies. */
export function keepConsent(doc: Document, isAccepted: boolean): void {
  const value = isAccepted ? '1' : declined;
  const seconds = cookieConsentDays * 24 * 60 * 60;
  const secure = doc.location.protocol === 'https:' ? '; Secure' : '';
  try {
    doc.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed page has none; looking for it tells.
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
