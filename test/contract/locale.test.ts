import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { localeOf } from '../../src/contract/locale.ts';
import { languageName } from '../../src/domain/review-language.ts';
import { readHostPage } from '../../src/host/host-page.ts';
import { languageFileOf } from '../../src/loading/page-language.ts';

const spellings: readonly (readonly [string, string | undefined])[] = [
  ['de_DE', 'de-DE'],
  ['pt_BR', 'pt-BR'],
  ['ja_JP', 'ja-JP'],
  ['de_DE@euro', 'de-DE'],
  ['fr_FR.UTF-8', 'fr-FR'],
  ['fr_CA.utf8@x', 'fr-CA'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  [' DE-de ', 'de-DE'],
  ['ES', 'es'],
  ['C', undefined],
  ['c.UTF-8', undefined],
  ['POSIX', undefined],
  ['und', undefined],
  ['', undefined],
  ['_', undefined],
];
const files = { de: 'de.js', fr: 'fr.js', ja: 'ja.js', es: 'es.js' };
const storage = { get: () => null, set() {}, remove() {} };
const fileOf = (locale: string | undefined) => files[locale?.split('-')[0] as keyof typeof files];

for (const [text, locale] of spellings) {
  test(`reads the locale "${text}" of a page, of its settings and of a review`, () => {
    assert.is(localeOf(text), locale);
    document.body.innerHTML = '';
    document.documentElement.lang = text;
    assert.is(readHostPage(document, storage).locale, locale ?? 'en');
    assert.is(languageFileOf(document, files), fileOf(locale));

    // The language of the document counts only where the settings name none.
    document.documentElement.lang = 'es';
    document.body.innerHTML = `<script type="application/json" id="app_meta">${JSON.stringify({ locale: text })}</script>`;
    assert.is(readHostPage(document, storage).locale, locale ?? 'es');
    assert.is(languageFileOf(document, files), fileOf(locale ?? 'es'));
    assert.is(languageName(text, 'en') !== undefined, locale !== undefined);
  });
}

test.run();
