/**
 * The folder the built files lie in, absolute, ending with a slash: that of the script itself, unless `data-base` of its
 * tag names another one. A pipeline of the host may lay the script elsewhere than the files that it brings along.
 * @param address of the script
 */
export function baseOf(doc: Document, address: string): string {
  const tag = doc.querySelector<HTMLScriptElement>('script[src*="marketplace"][data-base]');
  const folder = tag?.dataset.base?.replace(/\/*$/, '/');
  return folder ? new URL(folder, doc.baseURI).href : new URL('.', address).href;
}
