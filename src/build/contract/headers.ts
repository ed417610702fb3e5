/** What the headers of an answer have to say: its type, who may keep it, and how far its cookies go. */
import type { Answer } from './answer.ts';
import type { Difference } from './shape.ts';

/** A browser shows HTML in place of JSON to whoever opens the address, scripts of its texts included. */
export function typeFaults({ type }: Answer, wanted: 'json' | 'html'): Difference[] {
  const isWanted = wanted === 'json' ? /json/.test(type) : /^(text\/html|application\/xhtml)/.test(type);
  const expected = wanted === 'json' ? 'application/json' : 'text/html';
  return isWanted ? [] : [{ path: 'Content-Type', expected, found: type || 'nothing' }];
}

/** What is one person's, or has the token of one, is kept by no cache that others share. */
export function cacheFaults({ cacheControl }: Answer): Difference[] {
  const isShared = /\bpublic\b|s-maxage=[1-9]/.test(cacheControl) && !/no-store|private/.test(cacheControl);
  const expected = 'private or no-store: the answer is one person’s';
  return isShared ? [{ path: 'Cache-Control', expected, found: cacheControl }] : [];
}

/** Without SameSite, some browsers send a cookie with the requests of other sites. */
export function cookieFaults({ cookies }: Answer): Difference[] {
  const lax = cookies.find(one => !/;\s*samesite=/i.test(one));
  const found = lax?.split('=')[0] ?? '';
  return lax === undefined ? [] : [{ path: 'Set-Cookie', expected: 'SameSite=Lax or Strict', found }];
}
