import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDraftAtom, writeDraftAtom } from '../../../src/state/form/drafts.ts';
import { loadReviewerAtom, viewerAtom } from '../../../src/state/person/reviewer.ts';
import { announceViewerAtom, followViewerAtom } from '../../../src/state/page/viewer-sync.ts';
import { settled } from '../../api/fake-fetch.ts';
import { setUp } from '../support.ts';

const name = { key: 'review:1', version: 1 };
const running: (() => void)[] = [];
test.after.each(() => {
  for (const stop of running.splice(0)) stop();
});

/** A page of somebody, null for a guest, on the device with this storage. */
function page(id: string | null, stored: Record<string, string> = {}) {
  const world = setUp({ loggedIn: id !== null, meta: id ? { reviewer: { encodedId: id } } : {}, stored });
  let reloads = 0;
  const { store, storage } = world;
  running.push(store.set(followViewerAtom, () => void reloads++));
  store.set(announceViewerAtom, store.get(viewerAtom).id);
  return {
    ...world,
    reloads: () => reloads,
    left: () => Object.fromEntries(storage.kept),
    write: () => store.set(writeDraftAtom, name, { title: 'Typed' }),
    draft: () => store.set(readDraftAtom, name),
    /** Another tab changes who is signed in, and the server answers who it is. */
    async receives(last: string, me: { encoded_id?: string } | number) {
      storage.set('viewer', last);
      window.dispatchEvent(new StorageEvent('storage', { key: 'viewer' }));
      if (typeof me === 'number') world.server.last().answer({}, me);
      else world.server.last().answer(me);
      await settled();
    },
  };
}
function press(html: string) {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild as HTMLElement;
  target.addEventListener('click', event => event.preventDefault());
  target.click();
}

test('is a guest, a reviewer, or an arbitrator once the host says so', async () => {
  assert.equal(page(null).store.get(viewerAtom), { role: 'guest', id: null });
  const { store, server } = page('ann');
  assert.equal(store.get(viewerAtom), { role: 'reviewer', id: 'ann' });
  const loaded = store.set(loadReviewerAtom);
  server.last().answer({ encoded_id: 'ann2', role: 'arbitrator' });
  await loaded;
  assert.equal(store.get(viewerAtom), { role: 'arbitrator', id: 'ann2' });
});

test('keeps drafts when a session ends, and removes them when somebody signs out', () => {
  const ann = page('ann');
  ann.write();
  assert.ok(page('ann', page(null, ann.left()).left()).draft());

  press('<a href="/logout">Sign out</a>');
  const guest = page(null, ann.left());
  assert.is(page('ann', guest.left()).draft(), undefined);
});

test('removes what was searched for and viewed with a sign-out, not when a session ends', () => {
  const own = ['recent_searches', 'recently_viewed'];
  const kept = ({ storage }: ReturnType<typeof page>) => own.filter(key => storage.get(key) !== null);
  const ann = page('ann', { recent_searches: '["lamp"]', recently_viewed: '[]' });
  assert.equal(kept(page(null, ann.left())), own);
  press('<a href="/logout">Sign out</a>');
  assert.equal(kept(page(null, ann.left())), []);
});

test('keeps drafts when signing out did not happen', () => {
  const ann = page('ann');
  ann.write();
  press('<a href="/logout">Sign out</a>');
  const still = page('ann', ann.left());
  assert.ok(page('ann', page(null, still.left()).left()).draft());
});

test('loads a page anew whose person another tab replaced', async () => {
  const ann = page('ann');
  await ann.receives('bob', { encoded_id: 'bob' });
  assert.is(ann.reloads(), 1);
});

test('loads a page anew after signing out in another tab, and stores nothing of it any more', async () => {
  const ann = page('ann');
  await ann.receives('', {});
  assert.is(ann.reloads(), 1);
  assert.not(ann.write());
});

for (const [what, last, me] of [
  ['the same person is still signed in', 'bob', { encoded_id: 'ann' }],
  ['the same person signed in again', '', { encoded_id: 'ann' }],
  ['the host cannot say who it is', 'bob', 500],
] as const)
  test(`leaves a page as it is where ${what}`, async () => {
    const ann = page('ann');
    await ann.receives(last, me);
    assert.is(ann.reloads(), 0);
    assert.ok(ann.write());
  });

test.run();
