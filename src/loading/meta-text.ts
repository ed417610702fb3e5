/** `app_meta` as it is written. The entry looks for a few fields in it, before any other code is loaded. */
export const metaText = (meta: HTMLElement | null): string =>
  [meta?.textContent, meta?.getAttribute('content'), meta?.dataset.meta].join();

/** The names of the features that `app_meta` has switched off. */
export function featuresOff(doc: Document): string[] {
  const meta = doc.getElementById('app_meta');
  const [, fields = ''] = /"features"\s*:\s*{([^}]*)/.exec(metaText(meta)) ?? [];
  const off = (fields + meta?.dataset.features).matchAll(/"(\w+)"\s*:\s*false/g);
  return [...off].map(([, name = '']) => name);
}

/** Whether the header has a link for businesses, by the rule of `readAppMeta`. */
export function offersBusinesses(doc: Document): boolean {
  const [, links] = /"links"\s*:\s*{([^}]*)/.exec(metaText(doc.getElementById('app_meta'))) ?? [];
  return !featuresOff(doc).includes('for_businesses') && (!links || links.includes('"businesses"'));
}
