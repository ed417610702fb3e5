import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeText, encodeText, parseUrl } from '../../src/contract/uri.ts';

test('encodes a text as one part of an address', () => {
  assert.is(encodeText('Tea & cups/é'), 'Tea%20%26%20cups%2F%C3%A9');
  assert.is(encodeText('😀'), '%F0%9F%98%80');
});

test('writes U+FFFD for halves of surrogate pairs, which cannot be encoded', () => {
  assert.is(encodeText('\ud800'), '%EF%BF%BD');
  assert.is(encodeText('a\udc00b'), 'a%EF%BF%BDb');
});

test('decodes a text, and leaves an invalid one as it is', () => {
  assert.is(decodeText('Tea%20%26'), 'Tea &');
  assert.is(decodeText('100%'), '100%');
});

test('parses addresses, and returns null for invalid ones', () => {
  assert.is(parseUrl('/a', 'https://shop.test/b')?.href, 'https://shop.test/a');
  assert.is(parseUrl('http://', 'https://shop.test/'), null);
  assert.is(parseUrl('a'), null);
});

test.run();
