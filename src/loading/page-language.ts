/**
 * The language of the page, without region and script: that of `app_meta.locale`, else of the document; empty where
 * neither names one. The entry asks before anything else is here, so it looks for the one field only.
 */
export function pageLanguage(doc: Document): string {
  const meta = doc.getElementById('app_meta');
  const json = [meta?.textContent, meta?.getAttribute('content'), meta?.dataset.meta].join();
  const [, named] = /"locale"\s*:\s*"([\w-]+)"/.exec(json) ?? [];
  for (const locale of [named, meta?.dataset.locale, doc.documentElement.lang]) {
    try {
      if (locale) return new Intl.Locale(locale).language;
    } catch {
      // No locale: the next one counts.
    }
  }
  return '';
}
