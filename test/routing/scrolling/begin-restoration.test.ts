import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beginRestoration, scrollRestoration } from '../../../src/routing/scrolling/begin-restoration.ts';
import { keepLazy } from '../../support/lazy.ts';

keepLazy();

// The code is loaded once for all tests of this file: their order counts.
const scrolls: number[] = [];
Object.assign(window, {
  scrollTo({ top = 0 }: ScrollToOptions) {
    scrolls.push(top);
    document.documentElement.scrollTop = top;
  },
});

test('restores when the code is here, and nothing of a navigation that another one has followed', async () => {
  const left = beginRestoration({ kind: 'return', hash: '', position: { y: 900 } });
  left.restore(false);
  left.cancel();
  // An anchor that is not there leads to the top, but only once the content is complete.
  const latest = beginRestoration({ kind: 'new', hash: '#gone' });
  latest.restore(false);
  latest.restore(true);
  assert.equal(scrolls, []);
  await scrollRestoration.load();
  assert.equal(scrolls, [0]);
});

test('restores at once when the code is here', () => {
  scrolls.length = 0;
  beginRestoration({ kind: 'return', hash: '', position: { y: 300 } }).restore(false);
  assert.equal(scrolls, [300]);
});

test.run();
