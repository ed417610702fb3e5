import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isForeign, languageName, mainLanguage, translationFor } from '../../src/domain/review-language.ts';

test('compares languages without their regions', () => {
  assert.is(isForeign({ lang: 'de-AT' }, 'de-DE'), false);
  assert.is(isForeign({ lang: 'DE' }, 'de'), false);
  assert.is(isForeign({ lang: 'fr' }, 'en-GB'), true);
});

test('takes a review whose language is unknown for one in the language of the page', () => {
  for (const lang of [undefined, null, '', 'no such language'])
    assert.is(isForeign({ lang }, 'de'), false, String(lang));
});

test('names a language in another one, and only those that have a name', () => {
  assert.is(languageName('de-AT', 'en'), 'German');
  assert.is(languageName('de', 'fr'), 'allemand');
  for (const code of [undefined, 'xx', '{}']) assert.is(languageName(code, 'en'), undefined);
});

test('finds the translation for a page, in any of its regions', () => {
  const translations = [
    { lang: 'fr', body: 'Bien' },
    { lang: 'en-GB', body: 'Good' },
  ];
  const review = { uuid: 'r', lang: 'de', translations };
  assert.is(translationFor(review, 'en-US')?.body, 'Good');
  assert.is(translationFor(review, 'es'), undefined);
  assert.is(translationFor({ ...review, lang: 'en' }, 'en'), undefined);
  assert.is(translationFor({ ...review, lang: null }, 'en'), undefined);
  assert.is(translationFor({ ...review, translations: [{ lang: 'en' }] }, 'en'), undefined);
});

test('names the language that most reviews are in, where it is another than the page’s', () => {
  const inLanguages = (...langs: string[]) => langs.map((lang, index) => ({ uuid: String(index), lang }));
  assert.equal(mainLanguage(inLanguages('en', 'en-GB'), 'de'), { code: 'en', isAll: true });
  assert.equal(mainLanguage(inLanguages('fr', 'en', 'en'), 'de-AT'), { code: 'en', isAll: false });
  assert.is(mainLanguage(inLanguages('fr', 'en'), 'de'), undefined, 'a half is not most');
  assert.is(mainLanguage(inLanguages('en', 'en'), 'en-US'), undefined);
  assert.is(mainLanguage(inLanguages('', ''), 'de'), undefined);
  assert.is(mainLanguage([], 'de'), undefined);
  const translated = { uuid: 't', lang: 'en', translations: [{ lang: 'de', body: 'Gut' }] };
  assert.is(mainLanguage([translated, ...inLanguages('en')], 'de'), undefined);
});

test.run();
