import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { contentOf, nameOf } from '../../src/contract/content.ts';
import { submitReviewCall } from '../../src/contract/write-review.ts';

const empty: Readonly<Record<string, string>> = {
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uffa0',
  'Hangul initial and vowel fillers': '\u115f\u1160',
  'empty Braille pattern': '\u2800',
  'zero-width space': '\u200b',
  'word joiner': '\u2060',
  'Mongolian vowel separator': '\u180e',
  'zero-width joiner': '\u200d',
  'left-to-right mark': '\u200e',
  'right-to-left override': '\u202e',
  'Arabic letter mark': '\u061c',
  'soft hyphen': '\u00ad',
  'byte order mark': '\ufeff',
  'combining grapheme joiner': '\u034f',
  'variation selector': '\ufe0f',
  'ideographic space': '\u3000',
  'no-break space': '\u00a0',
  'accents without a letter': '\u0301\u0302',
  tag: '\u{e0041}',
  'place of a picture': '\ufffc',
  'no character': '\uffff',
  'half a character': '\ud83d',
  'note without a head': '\u{1d159}',
  'line breaks': '\r\n\t',
};
for (const [name, text] of Object.entries(empty))
  test(`a text of ${name} alone is empty`, () => {
    for (const one of [text, ` ${text}\n${text} `, text.repeat(3)])
      assert.equal([contentOf(one), nameOf(one)], ['', ''], JSON.stringify(one));
    const sent = { line_item_public_id: '1', rating: 5, title: '', uploads: [] };
    assert.is(v.is(submitReviewCall.params, { ...sent, body: text }), false);
    assert.is(v.is(submitReviewCall.params, { ...sent, body: `${text}a` }), true);
  });

test('a text that shows something stays as it was written, but for blanks around it', () => {
  for (const text of ['a', '0', '.', '👍', '❤️', '1️⃣', 'Line\n\nline', 'می‌خواهم', '\u202eא\u202c', 'e\u0301'])
    assert.is(contentOf(` ${text}\n`), text);
});

test('a name has no direction marks, no piles of accents and single spaces', () => {
  assert.is(nameOf('\u202eBob\u2066'), 'Bob');
  assert.is(nameOf('\u3164\u3164Bob \u00a0 Smith\u2800'), 'Bob Smith');
  assert.is(nameOf('B\u200bo\u00adb'), 'Bob');
  assert.is(nameOf(`Zal${'\u0301'.repeat(60)}go`).normalize('NFD').length, 9);
});

test('names of all scripts stay as they are', () => {
  const names = [
    'Zoë Ångström',
    'Nguyễn Thị Ánh',
    'نرگس می‌آید',
    'שָׁלוֹם',
    'สมหญิง ก็ดี',
    'नमस्ते',
    'ကြောင်',
    '李 明',
    '👩‍🚀 Ada 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️',
  ];
  for (const name of names) assert.is(nameOf(name), name.normalize('NFC'));
});

test('keeps a name on one line, whatever breaks it', () => {
  for (const sign of ['\n', '\r\n', '\v', '\u0085', '\u2028', '\t'])
    assert.is(nameOf(`Ann${sign}Lee`), 'Ann Lee', escape(sign));
});

test.run();
