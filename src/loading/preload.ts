/** Has the browser fetch files at once and in parallel, long before somebody uses them: scripts and stylesheets. */
export function preload(doc: Document, addresses: readonly string[]): void {
  const links = [...doc.querySelectorAll('link')];
  for (const address of addresses) {
    if (links.some(({ href }) => href === address)) continue;
    const link = doc.createElement('link');
    if (address.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.href = address;
    doc.head.append(link);
  }
}
