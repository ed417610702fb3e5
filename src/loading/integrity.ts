/**
 * What the import map of the page says about the content of a file, as an `integrity` attribute has it; empty where it
 * says nothing. Browsers hold modules to it by themselves, but neither stylesheets nor another address of a module.
 * @param address of the file, absolute; the map has it whole or from its path on
 */
export function integrityOf(doc: Document, address: string): string {
  for (const { text } of doc.querySelectorAll<HTMLScriptElement>('script[type=importmap]')) {
    try {
      const { integrity } = JSON.parse(text) as { integrity?: Record<string, string> };
      for (const key in integrity) if (address.endsWith(key)) return `${integrity[key]}`;
    } catch {
      // The browser has said what is wrong with it.
    }
  }
  return '';
}
