import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defineMessages, definedTexts } from '../../src/messages/define.ts';
import { translateTexts } from '../../src/messages/translate.ts';
import { message, setTextLocale } from '../../src/messages/message.ts';

test.after.each(() => setTextLocale('en', false));

test('puts values into a text and formats numbers by the language', () => {
  const left = message('{name}: {left} of {max} #');
  assert.is(left({ name: 'Bag', left: 1200, max: '3' }), 'Bag: 1,200 of 3 #');
  setTextLocale('de-AT', false);
  assert.is(left({ name: 'Bag', left: 12345, max: '3' }), 'Bag: 12\u00a0345 of 3 #');
});

test('chooses a form by the number and the plural rules of the language', () => {
  const results = message('{n, plural, =0 {Nothing} one {# result} other {# results}} in {place}');
  assert.equal(
    [0, 1, 1234].map(n => results({ n, place: 'Rome' })),
    ['Nothing in Rome', '1 result in Rome', '1,234 results in Rome'],
  );
  setTextLocale('ar', true);
  const forms = message('{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}');
  assert.is([0, 1, 2, 3, 11, 100].map(n => forms({ n })).join(''), 'zotfmx');
});

test('chooses by a value, with plurals and values within', () => {
  const count = message(
    '{isMore, select, true {{n}+ products} other {{n, plural, one {# product} other {# products of {shop}}}}}',
  );
  assert.is(count({ isMore: true, n: 1000, shop: 'A' }), '1,000+ products');
  assert.is(count({ isMore: false, n: 1, shop: 'A' }), '1 product');
  assert.is(count({ isMore: false, n: 2, shop: 'A' }), '2 products of A');
  assert.is(message('{who, select, me {I} other {You}}')({ who: 'constructor' }), 'You');
});

test('takes values as they are, braces and signs of patterns included', () => {
  assert.is(message('“{text}”')({ text: '{n} # <b>' }), '“{n} # <b>”');
});

test('isolates values in texts from right to left', () => {
  setTextLocale('ar', true);
  assert.is(message('من {shop}')({ shop: 'Acme' }), 'من \u2068Acme\u2069');
});

test('knows from the pattern which values a text needs', () => {
  const text = message('{isMore, select, true {{shop}} other {{n, plural, one {bag} other {# bags}}}}');
  // @ts-expect-error a value is missing
  text({ isMore: true, shop: 'A' });
  // @ts-expect-error words between the forms of a plural are no values
  text({ isMore: true, shop: 'A', n: 1, bag: '' });
  // @ts-expect-error a plural needs a number
  assert.is(text({ isMore: false, shop: 'A', n: '2' }), '2 bags');
});

test('lays texts over groups, also over those that come later, and takes them away', () => {
  const early = defineMessages('test-early', {
    title: 'Title',
    ofName: message('Of {name}'),
    list: ['a', 'b'],
  });
  const undo = translateTexts(
    { defined: definedTexts, message },
    {
      'test-early': {
        title: 'Titel',
        ofName: 'Von {name}',
        list: ['x', 'y'],
        unknown: 'no',
        constructor: 'no',
      },
      'test-late': { deep: { text: 'tief' } },
    },
    { 'test-early': { title: 'Überschrift' } },
  );
  const late = defineMessages('test-late', { deep: { text: 'deep', other: 'other' } });
  assert.equal([early.title, early.ofName({ name: 'A' }), ...early.list], ['Überschrift', 'Von A', 'x', 'y']);
  assert.equal(Object.keys(early), ['title', 'ofName', 'list']);
  assert.equal(late.deep, { text: 'tief', other: 'other' });
  undo();
  assert.equal([early.title, early.ofName({ name: 'A' }), ...early.list], ['Title', 'Of A', 'a', 'b']);
  assert.is(late.deep.text, 'deep');
  assert.is(defineMessages('test-later', { title: 'Later' }).title, 'Later');
});

test.run();
