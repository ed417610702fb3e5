/** The csrf token of the page at this moment; null when it has none. A host may renew it while the page is open. */
export function csrfToken(doc: Document): string | null {
  return doc.querySelector('meta[name="csrf-token"]')?.getAttribute('content') || null;
}
