/**
 * `app_meta` as it is written, its data attributes as fields behind the JSON. The entry looks for a few fields in it, before any
 * other code is loaded.
 */
export function metaText(doc: Document): string {
  const meta = doc.getElementById('app_meta');
  const attributes = Object.entries(meta?.dataset ?? {}).map(
    ([name, value = '']) => `"${name}":${/^\s*[[{]/.test(value) ? value : `"${value}"`}`,
  );
  return [meta?.textContent, meta?.getAttribute('content'), meta?.dataset.meta, ...attributes].join();
}

/** The names of the features that `app_meta` has switched off. */
export function featuresOff(doc: Document): string[] {
  const [, fields = ''] = /"features"\s*:\s*{([^}]*)/.exec(metaText(doc)) ?? [];
  return [...fields.matchAll(/"(\w+)"\s*:\s*false/g)].map(([, name = '']) => name);
}

/** Whether the header has a link for businesses, by the rule of `readAppMeta`. */
export function offersBusinesses(doc: Document): boolean {
  const [, links] = /"links"\s*:\s*{([^}]*)/.exec(metaText(doc)) ?? [];
  return !featuresOff(doc).includes('for_businesses') && (!links || links.includes('"businesses"'));
}
