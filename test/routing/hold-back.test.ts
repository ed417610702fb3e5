import { setAddress } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasForeignState, withEntryId } from '../../src/routing/entries.ts';
import { holdBack } from '../../src/routing/hold-back.ts';
import { travel } from './support.tsx';

test.before.each(() => {
  setAddress('/reviews/search?q=a');
  history.replaceState(withEntryId(null, 'here'), '');
});

const isHeld = () => hasForeignState(history.state);

test('gives Back an entry of its own, at the same address', async () => {
  let backs = 0;
  const before = history.length;
  const release = holdBack(() => {
    backs += 1;
  });
  assert.is(history.length, before + 1);
  assert.is(location.search, '?q=a');
  await travel(-1);
  assert.is(backs, 1);
  assert.not(isHeld());
  let then = 0;
  release(() => {
    then += 1;
  });
  assert.is(then, 1);
});

test('takes the entry away before anything else is done, and does not count that as Back', async () => {
  let backs = 0;
  const release = holdBack(() => {
    backs += 1;
  });
  assert.ok(isHeld());
  await new Promise<void>(resolve => release(resolve));
  assert.not(isHeld());
  assert.is(backs, 0);
});

test('holds again at once what is closed and opened again', async () => {
  let backs = 0;
  const onBack = () => {
    backs += 1;
  };
  holdBack(onBack)();
  const release = holdBack(onBack);
  await new Promise(resolve => setTimeout(resolve, 100));
  assert.equal([isHeld(), backs], [true, 0]);
  await travel(-1);
  assert.equal([isHeld(), backs], [false, 1]);
  release();
});

test('leads nowhere when the address has changed by other means', () => {
  const release = holdBack(() => {});
  history.pushState(null, '', '/reviews/categories');
  const before = history.length;
  release();
  assert.is(location.pathname, '/reviews/categories');
  assert.is(history.length, before);
});

test('leaves the history to a host that routes by itself', () => {
  history.replaceState({ turbo: {} }, '');
  const before = history.length;
  let then = 0;
  holdBack(() => {})(() => {
    then += 1;
  });
  assert.equal([history.length, then], [before, 1]);
});

test.run();
