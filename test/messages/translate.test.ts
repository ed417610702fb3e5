import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { languageFileOf } from '../../src/loading/page-language.ts';
import { definedTexts, defineMessages } from '../../src/messages/define.ts';
import { hasAll, translateTexts, ownWords } from '../../src/messages/translate.ts';
import { message } from '../../src/messages/message.ts';

const texts = defineMessages('sample', {
  title: 'Reviews',
  count: message('{count, plural, one {# review} other {# reviews}}'),
  inner: { hint: message('By {name}'), list: ['One', 'Two'] },
});
const target = { defined: definedTexts, message };
const german = {
  sample: [
    'Bewertungen',
    '{count, plural, one {# Bewertung} other {# Bewertungen}}',
    ['Von {name}', ['Eins', 'Zwei']],
  ],
};

/** The messages on the console meanwhile. */
function warnings(act: () => void): string[] {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => void said.push(text);
  act();
  console.warn = warn;
  return said;
}
const currentTexts = () => [
  texts.title,
  texts.count({ count: 2 }),
  texts.inner.hint({ name: 'Ada' }),
  texts.inner.list[1],
];
const english = ['Reviews', '2 reviews', 'By Ada', 'Two'];

test('lays a language by position, the words of the host over it, and takes all away again', () => {
  let takeAway = () => {};
  const said = warnings(() => {
    takeAway = translateTexts(target, german, {
      sample: { title: 'Meinungen', inner: { hint: '{name} schrieb' } },
    });
  });
  assert.equal(currentTexts(), ['Meinungen', '2 Bewertungen', 'Ada schrieb', 'Zwei']);
  assert.equal(said, []);
  takeAway();
  assert.equal(currentTexts(), english);
});

test('lays them over groups that come later', () => {
  const takeAway = translateTexts(target, { late: [] }, { late: { title: 'Later' } });
  const late = defineMessages('late', { title: 'Late' });
  assert.is(late.title, 'Later');
  takeAway();
  assert.is(late.title, 'Late');
});

test('says which names and values of the host are unknown, and stands whatever it sends', () => {
  const own = {
    sample: {
      tilte: 'x',
      count: '{count, plural, one {# of {all}} other {{number}}}',
      inner: { hint: '{name}' },
    },
    simple: { a: 'b' },
  };
  let takeAway = () => {};
  assert.equal(
    warnings(() => {
      takeAway = translateTexts(target, german, own);
    }),
    [
      'app_meta.messages: simple is not known',
      'app_meta.messages: sample.tilte is not known',
      'app_meta.messages: sample.count has no value {all}',
    ],
  );
  takeAway();
  for (const odd of [null, undefined, 7, 'x', [], { sample: null }, { sample: { title: 3, inner: 'x' } }])
    warnings(() => translateTexts(target, german, odd)());
  assert.equal(currentTexts(), english);
});

/** A page that names a language, with `app_meta` as it is given. */
function page(lang: string, meta = ''): Document {
  document.documentElement.lang = lang;
  document.body.innerHTML = meta && `<script type="application/json" id="app_meta">${meta}</script>`;
  return document;
}
const files = { de: 'de.js', en: 'en.js' };

test('asks for the script of the language, and for that of English only where the host has words of its own', () => {
  assert.is(languageFileOf(page('en'), files), undefined);
  assert.is(languageFileOf(page(''), files), undefined);
  assert.is(languageFileOf(page('de-AT'), files), 'de.js');
  assert.is(languageFileOf(page('zh'), files), undefined);
  assert.is(languageFileOf(page('en', '{"locale":"de-DE"}'), files), 'de.js');
  assert.is(languageFileOf(page('de', '{"locale":"en"}'), files), undefined);
  for (const lang of ['en', 'zh', ''])
    assert.is(languageFileOf(page(lang, '{"messages":{}}'), files), 'en.js');
  assert.is(languageFileOf(page('de', '{"messages":{}}'), files), 'de.js');
  assert.equal(ownWords(page('de', '{"messages":{"a":{"b":"c"}}}')), { a: { b: 'c' } });
  assert.is(ownWords(page('de', '{"messages"')), undefined);
});

test('finds the words of the host in a data attribute', () => {
  const doc = document.implementation.createHTMLDocument();
  doc.documentElement.lang = 'en';
  doc.body.innerHTML = `<div id="app_meta" data-messages='{"a":{"b":"c"}}'></div>`;
  assert.is(languageFileOf(doc, { de: 'de.js', en: 'en.js' }), 'en.js');
  assert.equal(ownWords(doc), { a: { b: 'c' } });
});

test('takes the words of the host for a whole language where every group is there', () => {
  assert.ok(hasAll(german, { sample: { title: 'Recensies' } }));
  assert.not.ok(hasAll({ ...german, other: [] }, { sample: { title: 'Recensies' } }));
  assert.not.ok(hasAll(german, undefined));
});

test.run();
