/** Has the browser fetch modules at once and in parallel, long before somebody imports them. */
export function preloadModules(doc: Document, addresses: readonly string[]): void {
  for (const address of addresses) {
    if (doc.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(address)}"]`)) continue;
    const link = doc.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    doc.head.append(link);
  }
}
