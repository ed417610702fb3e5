import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPrice } from '../../../fixtures/host/search/price-phrases.ts';

/** The words that remain, the limits and the currency. */
const read = (text: string) => {
  const { text: rest, low, high, currency } = readPrice(text);
  return [rest.trim().replace(/\s+/g, ' '), low, high, currency];
};

test('reads an upper limit, wherever it stands and however it is said', () => {
  assert.equal(read('lamp under 30 euro'), ['lamp', null, 30, 'EUR']);
  assert.equal(read('under 30€ lamp'), ['lamp', null, 30, 'EUR']);
  assert.equal(read('mug less than $25'), ['mug', null, 25, 'USD']);
  assert.equal(read('laptop max. 1000'), ['laptop', null, 1000, null]);
  assert.equal(read('lampe bis 50 euro'), ['lampe', null, 50, 'EUR']);
  assert.equal(read('lamp < 20'), ['lamp', null, 20, null]);
});

test('reads a lower limit, and both', () => {
  assert.equal(read('sofa over 100 eur'), ['sofa', 100, null, 'EUR']);
  assert.equal(read('chair min 20 max 40 gbp'), ['chair', 20, 40, 'GBP']);
  assert.equal(read('stuhl über 40 euro'), ['stuhl', 40, null, 'EUR']);
});

test('reads a range', () => {
  assert.equal(read('lamp between 20 and 50'), ['lamp', 20, 50, null]);
  assert.equal(read('from 10 to 20 dollars mug'), ['mug', 10, 20, 'USD']);
  assert.equal(read('mug 10-20 euro'), ['mug', 10, 20, 'EUR']);
  assert.equal(read('mug €10 – €20'), ['mug', 10, 20, 'EUR']);
  assert.equal(read('lampe zwischen 20 und 50 euro'), ['lampe', 20, 50, 'EUR']);
});

test('reads thousands and cents', () => {
  assert.equal(read('laptop under 1,000 euro'), ['laptop', null, 1000, 'EUR']);
  assert.equal(read('laptop under 1.000,50 €'), ['laptop', null, 1000.5, 'EUR']);
  assert.equal(read('soap 12,50 €'), ['soap', null, 12.5, 'EUR']);
});

test('takes an amount of money alone for the most it may cost', () => {
  assert.equal(read('lamp 30 euro'), ['lamp', null, 30, 'EUR']);
  assert.equal(read('$15 mug'), ['mug', null, 15, 'USD']);
});

test('leaves measures, numbers and words such as "cheap" in the text', () => {
  for (const text of [
    'pan under 28 cm',
    'tent 4 person',
    'battery over 3,000 mAh',
    'skis 160-180 cm',
    'puzzle 500 - 1000 pieces',
    'cheap lamp',
    'euro',
  ])
    assert.equal(read(text), [text, null, null, null], text);
});

test.run();
