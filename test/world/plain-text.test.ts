import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainText } from '../../fixtures/world/plain-text.ts';
import { readRecord } from '../../fixtures/world/read-record.ts';
import { priceOf, slugOf, timeOf } from '../../fixtures/world/exports/cells.ts';

const texts: [source: string, text: string][] = [
  ['Salt &amp; Pepper Mill &#8211; 2&nbsp;pcs', 'Salt & Pepper Mill – 2\u00a0pcs'],
  ['It&#39;s good<br>Really', "It's good\nReally"],
  ['I <3 it, a < b && c > d', 'I <3 it, a < b && c > d'],
  ['AT&T, R&D, ?a=1&copy=2', 'AT&T, R&D, ?a=1&copy=2'],
  ['&amp;amp; and &lt;b&gt;', '&amp; and <b>'],
  ['use <your name> here', 'use <your name> here'],
  ['<p>One\n  line.</p>\n<ul><li>a</li><li>b</li></ul>', 'One line.\n\n• a\n• b'],
  ['<script>x()</script><!-- y -->z', '  z'],
  ['two\n\nparagraphs', 'two\n\nparagraphs'],
  ['<p>One<o:p></o:p></p>', 'One'],
];
for (const [source, text] of texts)
  test(`reads ${JSON.stringify(source)}`, () => {
    assert.is(plainText(source), text);
  });

test('has titles and names on one line', () => {
  const shop = {
    ...{ type: 'shop', slug: 'bob', name: 'Bob &amp;<br>Co', domain: 'bob.example', platform: 'x' },
    ...{ country: 'DE', currency: 'EUR' },
  };
  const reading = readRecord(JSON.stringify(shop));
  assert.equal('record' in reading && reading.record.type === 'shop' && reading.record.name, 'Bob & Co');
});

const prices: [cell: string, price: number | string | undefined][] = [
  ['12', 12],
  ['12.50', 12.5],
  ['12,5', 12.5],
  ['1,299.00', 1299],
  ['1.299,00', 1299],
  ['1,299', 1299],
  ["1'299.50", 1299.5],
  ['$ 5.00', 5],
  ["'9", 9],
  ['', undefined],
  ['free', 'free'],
  ['-3', -3],
  ['18.990000000000002', 18.99],
  ['1.299', 1.299],
  ['1\u202f299,00 €', 1299],
  ['12,-', 12],
  ['Fr. 12.50', 12.5],
  ['１２．５', 12.5],
  ['١٢٫٥', 12.5],
  ['12.50-15.00', '12.50-15.00'],
];
for (const [cell, price] of prices)
  test(`reads the price ${cell}`, () => {
    assert.is(priceOf(cell), price);
  });

const times: [cell: string, time: string][] = [
  ['2025-03-02 10:12:00 UTC', '2025-03-02T10:12:00Z'],
  ['2025-03-02 10:12:00 +0200', '2025-03-02T10:12:00+02:00'],
  ['2025-03-02', '2025-03-02'],
  ['13/02/2025', '2025-02-13'],
  ['02/13/2025', '2025-02-13'],
  ['2025/03/02 10:12', '2025-03-02T10:12:00Z'],
  ['2-3-2025', '2025-03-02'],
  ['yesterday', 'yesterday'],
];
for (const [cell, time] of times)
  test(`reads the time ${cell}`, () => {
    assert.is(timeOf(cell), time);
  });

test('makes addresses of names in all scripts, without entities', () => {
  for (const [name, slug] of [
    ['Salt &amp; Pepper Mill &#8211; 2', 'salt-pepper-mill-2'],
    ['Über Größe', 'uber-größe'],
    ['卓上ランプ', '卓上ランプ'],
    ['नीला दीपक', 'नीला-दीपक'],
    ['โคมไฟตั้งโต๊ะ', 'โคมไฟตั้งโต๊ะ'],
  ] as const)
    assert.is(
      slugOf(name),
      slug
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC'),
    );
});

test.run();
