import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Spelling } from '../../../fixtures/host/search/spelling.ts';

const word = (text: string, title_count = 1, total_count = title_count) => ({
  head_count: 0,
  language: null,
  word: text,
  title_count,
  total_count,
});
const spelling = new Spelling([
  word('kettle', 30),
  word('kettles', 5),
  word('nettle', 2),
  word('kurbis', 3),
  word('headphones', 20),
  word('ceramic', 9),
  word('usb3', 50),
  word('cat', 50),
]);

test('forgives a letter left out, added, replaced or swapped', () => {
  for (const wrong of ['kettl', 'ketle', 'kettlle', 'kattle', 'ekttle', 'ketlte'])
    assert.is(spelling.correct(wrong, false), 'kettle', wrong);
});

test('keeps the first letter, and reads an umlaut that is written out', () => {
  assert.is(spelling.correct('xettle', false), null);
  assert.is(spelling.correct('eadphones', false), null);
  assert.is(spelling.near('kuerbis', false)[0]?.cost, 0.5);
});

test('prefers fewer errors, then the more frequent word', () => {
  assert.is(spelling.correct('nettl', false), 'nettle');
  assert.is(spelling.correct('katle', false), 'kettle');
});

test('forgives two errors in long words only', () => {
  assert.is(spelling.correct('kexxle', false), null);
  assert.is(spelling.correct('hedphonse', false), 'headphones');
  assert.is(spelling.correct('cerxmxc', false), null);
});

test('mends the beginning of a word that is still being typed', () => {
  assert.is(spelling.correct('hedph', true), 'headphones');
  assert.is(spelling.correct('hedph', false), null);
});

test('leaves short words and numbers alone', () => {
  assert.is(spelling.correct('cta', false), null);
  assert.is(spelling.correct('usb4', false), null);
});

test('knows whole words from beginnings', () => {
  assert.ok(spelling.has('kettle'));
  assert.not.ok(spelling.has('kett'));
  assert.not.ok(spelling.has('zzz'));
});

test('stays at ease with signs of all languages', () => {
  assert.is(spelling.correct('чайник', true), null);
  assert.is(spelling.correct('👩‍🍳👩‍🍳', true), null);
});

test.run();
