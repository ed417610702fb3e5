import { loadLazy } from '../../support/lazy.ts';
import { settled } from '../../api/fake-fetch.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followMessages as texts } from '../../../src/messages/follow.ts';
import {
  claimResumedFollowAtom,
  requestFollowedAtom,
  resumeFollowAtom,
  toggleFollowAtom,
} from '../../../src/state/person/follow.ts';
import { followedAtom, followKey } from '../../../src/state/person/follow-state.ts';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { requested, pot, potter, wishes } from './follow-support.ts';
import { setUp } from '../support.ts';

test.before(loadLazy);
test.after.each(() => sessionStorage.clear());

test('asks nothing for a guest, and leads them to sign in and back', async () => {
  const { store, server, visited } = setUp({ address: '/reviews/search?q=pot' });
  store.set(requestFollowedAtom, pot);
  await requested();
  store.set(toggleFollowAtom, pot);
  await settled();
  assert.is(server.requests.length, 0);
  assert.not(store.get(followedAtom).has(followKey(pot)));
  assert.equal(visited, [{ href: '/login?return_to=%2Freviews%2Fsearch%3Fq%3Dpot', replace: false }]);
});

async function pressedAsGuest() {
  const { store } = setUp({ address: '/reviews/search?q=pot', now: () => 1_000 });
  store.set(toggleFollowAtom, pot);
}

test('does after signing in what was pressed before, once', async () => {
  await pressedAsGuest();
  const { store, server } = setUp({ address: '/reviews/search?q=pot', loggedIn: true, now: () => 2_000 });
  store.set(resumeFollowAtom);
  assert.equal(
    [store.set(claimResumedFollowAtom, followKey(potter)), store.set(claimResumedFollowAtom, followKey(pot))],
    [false, true],
  );
  assert.not(store.set(claimResumedFollowAtom, followKey(pot)), 'once');
  assert.ok(store.get(followedAtom).has(followKey(pot)));
  await settled();
  assert.is(store.get(toastAtom), null, 'nothing is saved yet');
  server.last().answer({});
  await settled();
  assert.is(store.get(toastAtom)?.text, texts.follows({ name: 'Pot' }));
  store.set(resumeFollowAtom);
  await settled();
  assert.equal(wishes(server.requests), [true]);
});

for (const [what, change] of [
  ['by somebody who is a guest still', { loggedIn: false }],
  ['long afterwards', { now: () => 1_000 + 10 * 60_000 }],
] as const)
  test(`forgets what was pressed before ${what}`, async () => {
    await pressedAsGuest();
    const options = { address: '/reviews/search?q=pot', loggedIn: true, now: () => 2_000, ...change };
    const { store, server } = setUp(options);
    store.set(resumeFollowAtom);
    assert.is(store.get(followedAtom).size, 0);
    assert.is(server.requests.length, 0);
    assert.is(sessionStorage.length, 0);
  });

test('waits with what was pressed before until the page it was on is there again', async () => {
  await pressedAsGuest();
  for (const [address, count] of [
    ['/login', 0],
    ['/reviews/search?q=pot', 1],
  ] as const) {
    const { store } = setUp({ address, loggedIn: true, now: () => 2_000 });
    store.set(resumeFollowAtom);
    assert.is(store.get(followedAtom).size, count);
  }
});

test('minds nothing strange that lies in its place', () => {
  const write = [{ kind: 'Product' }, true];
  const broken = JSON.stringify({ name: 'follow', write, page: '/reviews', time: Date.now() });
  for (const kept of ['{', '7', '{"name":"follow"}', broken]) {
    sessionStorage.setItem('after_sign_in', kept);
    const { store } = setUp({ loggedIn: true });
    store.set(resumeFollowAtom);
    assert.is(store.get(followedAtom).size, 0);
  }
});

test.run();
