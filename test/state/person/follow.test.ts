import { loadLazy } from '../../support/lazy.ts';
import { settled } from '../../api/fake-fetch.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { uiMessages } from '../../../src/messages/ui.ts';
import { followMessages as texts } from '../../../src/messages/follow.ts';
import { requestFollowedAtom, syncFollowsAtom, resumeFollowAtom } from '../../../src/state/person/follow.ts';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { requested, pot, potter, reviewer, wishes } from './follow-support.ts';

test.before(loadLazy);
test.after.each(() => sessionStorage.clear());

test('shows a heart at once, and takes it away at once', async () => {
  const { press, isFollowed, server } = reviewer();
  press();
  assert.ok(isFollowed());
  await settled();
  server.last().answer({});
  await settled();
  press();
  assert.not(isFollowed());
  await settled();
  server.last().answer({});
  await settled();
  assert.not(isFollowed());
  assert.equal(wishes(server.requests), [true, false]);
});

test('says what is followed now and where to find it, and takes it back', async () => {
  const { answered, isFollowed, store, server } = reviewer();
  await answered();
  const { text, tone, link, undo } = store.get(toastAtom) ?? {};
  assert.equal([text, tone], [texts.follows({ name: 'Pot' }), 'success']);
  assert.equal(link, { href: '/reviews/following', label: texts.seeFollowing });
  undo?.();
  await settled();
  server.last().answer({});
  await settled();
  assert.equal([isFollowed(), wishes(server.requests)], [false, [true, false]]);
});

test('says nothing of a follow that a later press took back, nor of an unfollow', async () => {
  const { press, server, store } = reviewer();
  press();
  press();
  for (const _ of [1, 2]) {
    await settled();
    server.last().answer({});
    await settled();
    assert.is(store.get(toastAtom), null);
  }
});

test('shows what is pressed in another tab, but for a heart that is just being sent', async () => {
  const [here, there] = [reviewer(), reviewer()];
  const stop = here.store.set(syncFollowsAtom);
  const untilReceived = async (press: () => Promise<void>) => {
    const channel = new BroadcastChannel('marketplace_follows');
    const arrived = new Promise(resolve => {
      channel.onmessage = resolve;
    });
    await press();
    await arrived;
    channel.close();
  };
  await untilReceived(there.answered);
  assert.ok(here.isFollowed());
  here.press();
  await untilReceived(there.answered);
  await untilReceived(there.answered);
  assert.not(here.isFollowed(), 'the last press here counts');
  await settled();
  here.server.last().answer({});
  await settled();
  assert.equal(wishes(here.server.requests), [false]);
  stop();
});

for (const [what, channel] of [
  ['has no channels between tabs', undefined],
  [
    'withholds them',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
] as const)
  test(`saves a heart in a browser that ${what}`, async () => {
    const { BroadcastChannel: own } = globalThis;
    Object.assign(globalThis, { BroadcastChannel: channel });
    try {
      const { answered, isFollowed, reported, store } = reviewer();
      const stop = store.set(syncFollowsAtom);
      await answered();
      stop();
      assert.equal([isFollowed(), reported], [true, []]);
    } finally {
      globalThis.BroadcastChannel = own;
    }
  });

for (const status of [400, 404, 500])
  test(`takes a heart back that was answered with ${status}, and says so`, async () => {
    const { isFollowed, store, reported, answered } = reviewer();
    await answered(status);
    assert.not(isFollowed());
    assert.equal(store.get(toastAtom), { text: texts.followFailed({ name: 'Pot' }), tone: 'danger' });
    assert.is(reported.length, 1);
  });

test('takes a heart back when there is no answer, and lets it be pressed again', async () => {
  const { press, isFollowed, server, store } = reviewer();
  press();
  await settled();
  server.last().breakOff();
  await settled();
  assert.not(isFollowed());
  assert.is(store.get(toastAtom)?.tone, 'danger');
  press();
  await settled();
  assert.is(store.get(toastAtom), null);
  server.last().answer({});
  await settled();
  assert.ok(isFollowed());
});

test('goes back to followed when no longer following could not be saved', async () => {
  const { isFollowed, store, answered } = reviewer();
  await answered();
  await answered(500);
  assert.ok(isFollowed());
  assert.is(store.get(toastAtom)?.text, texts.unfollowFailed({ name: 'Pot' }));
});

for (const status of [401, 403, 422])
  test(`offers to sign in again when the session has ended (${status}), and does it then`, async () => {
    const { store, isFollowed, answered } = reviewer();
    await answered(status);
    assert.not(isFollowed());
    const { text, tone, link } = store.get(toastAtom) ?? {};
    assert.equal([text, tone], [uiMessages.signedOut, 'danger']);
    assert.equal(
      [link?.href, link?.label],
      ['/login?return_to=%2Freviews%2Fsearch%3Fq%3Dpot', uiMessages.signIn],
    );
    link?.onFollow?.();
    const again = reviewer();
    again.store.set(resumeFollowAtom);
    assert.ok(again.isFollowed());
  });

test('does nothing later for somebody who did not go to sign in again', async () => {
  const { answered, store } = reviewer();
  await answered(422);
  const link = store.get(toastAtom)?.link;
  const reloaded = reviewer();
  reloaded.store.set(resumeFollowAtom);
  assert.equal([reloaded.isFollowed(), reloaded.server.requests.length], [false, 0]);
  link?.onFollow?.();
  await answered();
  assert.is(sessionStorage.length, 0, 'what is pressed later says what is wanted');
});

test('keeps for later no heart that was to be taken away', async () => {
  const { store, answered } = reviewer();
  await answered();
  await answered(401);
  assert.is(store.get(toastAtom)?.text, uiMessages.signedOut);
  store.get(toastAtom)?.link?.onFollow?.();
  assert.is(sessionStorage.length, 0);
});

test('sends one call at a time, and the last press wins', async () => {
  const { press, isFollowed, server } = reviewer();
  press();
  press();
  await settled();
  assert.not(isFollowed());
  assert.equal(wishes(server.requests), [true]);
  server.last().answer({});
  await settled();
  assert.equal(wishes(server.requests), [true, false]);
  server.last().answer({});
  await settled();
  assert.not(isFollowed());
});

test('sends nothing more when the last press equals the sent value', async () => {
  const { press, isFollowed, server } = reviewer();
  for (let presses = 0; presses < 3; presses += 1) press();
  await settled();
  server.last().answer({});
  await settled();
  assert.ok(isFollowed());
  assert.equal(wishes(server.requests), [true]);
});

test('sends the last press at once when the page is left', async () => {
  const { press, server } = reviewer();
  press();
  await settled();
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(wishes(server.requests), [true]);
  press();
  window.dispatchEvent(new Event('pagehide'));
  await settled();
  assert.equal(wishes(server.requests), [true, false]);
});

test('complains of no failure that a later press has made good', async () => {
  const { press, isFollowed, server, store } = reviewer();
  press();
  press();
  await settled();
  server.last().answer({}, 500);
  await settled();
  assert.not(isFollowed());
  assert.is(store.get(toastAtom), null);
  assert.equal(wishes(server.requests), [true]);
});

test('lets hearts of different things fail on their own', async () => {
  const { press, isFollowed, server } = reviewer();
  press(pot);
  press(potter);
  await settled();
  const [first, second] = server.requests;
  second?.answer({});
  first?.answer({}, 500);
  await settled();
  assert.equal([isFollowed(pot), isFollowed(potter)], [false, true]);
});

test('asks for all hearts of a page at once, class by class, and each only once', async () => {
  const { store, server, isFollowed } = reviewer();
  for (const heart of [pot, potter, { kind: 'Product', id: 'pan' } as const, pot])
    store.set(requestFollowedAtom, heart);
  await requested();
  assert.equal(
    server.requests.map(({ address }) => decodeURIComponent(address)),
    ['/reviews/profile/follows?Product[]=pot&Product[]=pan', '/reviews/profile/follows?Shop[]=potter'],
  );
  server.requests[0]?.answer({ existing_followee_ids: ['pot'] });
  server.requests[1]?.answer({ existing_followee_ids: [] });
  await settled();
  assert.equal([isFollowed(pot), isFollowed(potter)], [true, false]);
  store.set(requestFollowedAtom, pot);
  await requested();
  assert.is(server.requests.length, 2);
});

test('only logs that the hearts of a page could not be asked for, and asks again on the next', async () => {
  const { store, server, reported } = reviewer();
  store.set(requestFollowedAtom, pot);
  await requested();
  server.last().answer({}, 500);
  await settled();
  assert.is(reported.length, 1);
  assert.is(store.get(toastAtom), null);
  store.set(requestFollowedAtom, pot);
  await requested();
  assert.is(server.requests.length, 2);
});

test('believes a press more than an answer that was on its way', async () => {
  const { store, server, press, isFollowed } = reviewer();
  store.set(requestFollowedAtom, pot);
  await requested();
  const question = server.last();
  press();
  press();
  await settled();
  question.answer({ existing_followee_ids: ['pot'] });
  await settled();
  assert.not(isFollowed());
});

test.run();
