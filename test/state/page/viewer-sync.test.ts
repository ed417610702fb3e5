import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { csrfToken } from '../../../src/host/host-page.ts';
import { readDraftAtom, writeDraftAtom } from '../../../src/state/form/drafts.ts';
import { showFollowAtom, showFollowedAtom } from '../../../src/state/person/follow.ts';
import { followedAtom } from '../../../src/state/person/follow-state.ts';
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
/** The browser shows a page again that it has kept; `me` is what the host says then. */
async function showAgain({ server }: ReturnType<typeof page>, me: object, status?: number) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  server.last().answer(me, status);
  await settled();
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

for (const [what, id, me, status] of [
  ['a guest who has signed in', null, { encoded_id: 'ann' }, 200],
  ['somebody who signed in as somebody else', 'ann', { reviewer: { encoded_id: 'bob' } }, 200],
  ['somebody who signed out', 'ann', {}, 200],
  ['somebody whose session has ended', 'ann', {}, 401],
] as const)
  test(`loads a page from the browser's cache anew: ${what}`, async () => {
    const kept = page(id);
    await showAgain(kept, me, status);
    assert.is(kept.reloads(), 1);
  });

for (const [what, id, me, status] of [
  ['a guest', null, {}, 200],
  ['a guest of a host that refuses guests', null, {}, 401],
  ['the same person', 'ann', { encoded_id: 'ann' }, 200],
  ['a host that cannot say', 'ann', {}, 503],
] as const)
  test(`leaves a page from the browser's cache as it is, but for its token: ${what}`, async () => {
    document.head.innerHTML = '<meta name="csrf-token" content="old">';
    const { fetch } = globalThis;
    globalThis.fetch = async () => new Response(`<meta name="csrf-token" content="new+/=="><p>`);
    const kept = page(id);
    await showAgain(kept, me, status);
    globalThis.fetch = fetch;
    assert.is(kept.reloads(), 0);
    assert.is(csrfToken(document), 'new+/==');
  });

test('shows hearts as they are now on a page from the cache of the browser', async () => {
  const ann = page('ann');
  const { store, server } = ann;
  store.set(showFollowedAtom, [
    { kind: 'Product', id: 'gone' },
    { kind: 'Product', id: 'kept' },
  ]);
  store.set(showFollowAtom, 'Product:new', false);
  await showAgain(ann, { encoded_id: 'ann' });
  server.last().answer({ existing_followee_ids: ['kept', 'new'] });
  await settled();
  assert.equal([...store.get(followedAtom)].sort(), ['Product:kept', 'Product:new']);
});

test.run();
