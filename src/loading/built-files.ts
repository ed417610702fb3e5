import { savesData } from '../host/save-data.ts';
import { nonceOf } from '../host/security-policy.ts';

/**
 * The folder the built files lie in, absolute, ending with a slash: the one that is given, else that of `data-base` of the
 * tag, because an asset pipeline may serve the script from another folder than the files beside it; else that of the script
 * itself. Empty where a bundler has made the script a part of another one.
 * @param address of the script; bundlers leave it out, have that of a file, or of their own script
 */
export function baseOf(doc: Document, given: string | undefined, address: string | undefined): string {
  const tag = doc.querySelector<HTMLScriptElement>('script[src*="marketplace"][data-base]');
  const folder = (given ?? tag?.dataset.base)?.replace(/\/*$/, '/');
  if (folder) return new URL(folder, doc.baseURI).href;
  return /^(?!file:).*\/marketplace[^/]*$/.test(address ?? '') ? new URL('.', address).href : '';
}

/**
 * The integrity value of a file in the import map of the page, as for an `integrity` attribute; empty without one.
 * Browsers check modules against the map by themselves, but neither stylesheets nor another address of a module.
 * @param address of the file, absolute; the map has it whole or from its path on
 */
export function integrityOf(doc: Document, address: string): string {
  for (const { text } of doc.querySelectorAll<HTMLScriptElement>('script[type=importmap]')) {
    try {
      const { integrity } = JSON.parse(text) as { integrity?: Record<string, string> };
      for (const key in integrity) if (address.endsWith(key)) return `${integrity[key]}`;
    } catch {
      // The map is no JSON. The browser has logged that.
    }
  }
  return '';
}

/**
 * Makes the browser fetch modules in parallel, long before they are imported, and stylesheets before they are applied. A
 * sheet is no preload: browsers warn about one that is not used soon. At low priority nothing is fetched where the browser is
 * asked to save data.
 */
export function preloadFiles(
  doc: Document,
  addresses: readonly (string | undefined)[],
  priority: 'auto' | 'low' = 'auto',
): void {
  if (priority === 'low' && savesData()) return;
  const links = [...doc.querySelectorAll<HTMLLinkElement>('link[href]')];
  for (const address of addresses) {
    if (!address || links.some(({ href }) => href === address)) continue;
    const link = doc.createElement('link');
    const isStyle = address.endsWith('.css');
    link.rel = isStyle ? 'prefetch' : 'modulepreload';
    // As the link that applies it has it, so that the browser uses what it has fetched.
    if (isStyle) Object.assign(link, { as: 'style', crossOrigin: '' });
    link.href = address;
    link.fetchPriority = priority;
    link.nonce = nonceOf(doc);
    doc.head.append(link);
  }
}
