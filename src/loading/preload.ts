import { nonceOf } from '../host/nonce.ts';

/** Has the browser fetch modules at once and in parallel, long before somebody imports them. */
export function preloadModules(doc: Document, addresses: readonly string[]): void {
  const links = [...doc.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  for (const address of addresses) {
    if (links.some(({ href }) => href === address)) continue;
    const link = doc.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    link.nonce = nonceOf(doc);
    doc.head.append(link);
  }
}
