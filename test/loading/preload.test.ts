import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { preload } from '../../src/loading/preload.ts';

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);

test('preloads each module once, in the order given', () => {
  preload(document, ['https://cdn.test/a.js', 'https://cdn.test/b.js']);
  preload(document, ['https://cdn.test/b.js', 'https://cdn.test/c.js']);
  assert.equal(preloaded(), ['https://cdn.test/a.js', 'https://cdn.test/b.js', 'https://cdn.test/c.js']);
});

test('leaves out what the host preloads already, under a relative address', () => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/assets/a.js';
  document.head.append(link);
  preload(document, ['https://shop.test/assets/a.js']);
  assert.is(preloaded().length, 1);
});

test('preloads a stylesheet, which its link uses when it is wanted', () => {
  preload(document, ['https://cdn.test/a.css']);
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"]');
  assert.equal([link?.href, link?.as], ['https://cdn.test/a.css', 'style']);
});

test.run();
