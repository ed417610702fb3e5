/** The headers of every call. The language is that of the page, which need not be one of the browser's. */
export function callHeaders(doc: Document): Readonly<Record<string, string>> {
  const { lang } = doc.documentElement;
  const language = /^[\w-]+$/.test(lang) && { 'Accept-Language': lang };
  return { Accept: 'application/json', 'X-Redesign': 'true', ...language };
}
