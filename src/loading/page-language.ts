import { localeOf } from '../contract/locale.ts';
import { metaText } from './meta-text.ts';

/**
 * The script with the texts of the page's language: that of `app_meta.locale`, else of the document. Undefined for English,
 * which also stands for languages that we do not have, unless the host has texts of its own. The entry calls it before
 * any other code is loaded, so it only looks for two fields in the text of `app_meta`.
 */
export function languageFileOf(doc: Document, files: Readonly<Record<string, string>>): string | undefined {
  const json = metaText(doc);
  const [, named] = /"locale"\s*:\s*"([^"]*)"/.exec(json) ?? [];
  const hasOwnWords = /"messages"\s*:/.test(json);
  for (const locale of [named, doc.documentElement.lang || 'en']) {
    const language = localeOf(locale)?.split('-')[0];
    if (language) return (language !== 'en' && files[language]) || (hasOwnWords ? files.en : undefined);
  }
  return undefined;
}
