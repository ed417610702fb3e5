/**
 * Loads the open page again for the csrf token that its host writes into it now. Rejects where it cannot be had; the old
 * token stays then.
 */
export async function renewCsrfToken(doc: Document, signal: AbortSignal): Promise<void> {
  const answer = await fetch(doc.location.href, { headers: { accept: 'text/html' }, signal });
  if (answer.ok) takeToken(doc, await answer.text());
}

/** Takes over the csrf token of a newer copy of the page, as HTML. */
function takeToken(doc: Document, html: string): void {
  const [tag = ''] = /<meta\s[^>]*\bname=["']?csrf-token\b[^>]*>/i.exec(html) ?? [];
  const [, double, single, bare] = /\bcontent=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? [];
  const token = double ?? single ?? bare;
  if (token) doc.querySelector('meta[name="csrf-token"]')?.setAttribute('content', token);
}
