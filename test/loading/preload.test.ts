import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { preloadModules } from '../../src/loading/preload.ts';

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);

test('preloads each module once, in the order given', () => {
  preloadModules(document, ['https://cdn.test/a.js', 'https://cdn.test/b.js']);
  preloadModules(document, ['https://cdn.test/b.js', 'https://cdn.test/c.js']);
  assert.equal(preloaded(), ['https://cdn.test/a.js', 'https://cdn.test/b.js', 'https://cdn.test/c.js']);
});

test.run();
