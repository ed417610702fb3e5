import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { preloadFiles } from '../../src/loading/built-files.ts';

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);

test('preloads each module once, in the order given', () => {
  preloadFiles(document, ['https://cdn.test/a.js', 'https://cdn.test/b.js']);
  preloadFiles(document, ['https://cdn.test/b.js', 'https://cdn.test/c.js']);
  assert.equal(preloaded(), ['https://cdn.test/a.js', 'https://cdn.test/b.js', 'https://cdn.test/c.js']);
});

test('leaves out what the host preloads already, under a relative address', () => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/assets/a.js';
  document.head.append(link);
  preloadFiles(document, ['https://shop.test/assets/a.js']);
  assert.is(preloaded().length, 1);
});

test('fetches nothing at low priority where the browser is asked to save data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const before = preloaded();
  preloadFiles(document, ['https://cdn.test/later.js'], 'low');
  assert.equal(preloaded(), before);
  Object.assign(navigator, { connection: undefined });
  preloadFiles(document, ['https://cdn.test/later.js'], 'low');
  assert.equal(preloaded(), [...before, 'https://cdn.test/later.js']);
});

test.run();
