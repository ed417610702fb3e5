/** The csrf token; null without one. Read it anew for each call: a host may renew it while the page is open. */
export function csrfToken(doc: Document): string | null {
  return doc.querySelector('meta[name="csrf-token"]')?.getAttribute('content') || null;
}
