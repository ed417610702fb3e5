import { screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { type Found, nothing, openSearch, type SearchSetUp, settle } from './support.tsx';

const button = () => screen.queryByRole('button', { name: /^(Save this search|Search saved)$/ });
const isPressed = () => button()?.getAttribute('aria-pressed');
const canSave = (is_saved: boolean): Found => ({ metrics: { is_saved } });

async function open({ isSaved = false, write }: { isSaved?: boolean } & Pick<SearchSetUp, 'write'> = {}) {
  const world = await openSearch({
    ...{ at: '/reviews/search?q=mug&min_rating=4', loggedIn: true, find: () => canSave(isSaved) },
    ...(write && { write }),
  });
  return {
    toast: () => world.store.get(toastAtom),
    sent: () =>
      world.server.requests
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => JSON.parse(String(body))),
  };
}
async function press() {
  await user.click(button() as HTMLElement);
  await settle();
}

test('saves the search that is shown, and removes it again', async () => {
  const { sent, toast } = await open();
  assert.is(isPressed(), 'false');
  await press();
  assert.is(isPressed(), 'true');
  assert.is(toast()?.text, 'Search saved. New products that match appear in your feed.');
  assert.is(toast()?.link?.href, '/reviews/following?tab=searches');
  await press();
  assert.is(isPressed(), 'false');
  assert.equal(
    sent(),
    [true, false].map(is_saved => ({ search: 'q=mug&min_rating=4', is_saved })),
  );
});

test('shows a search that is saved already', async () => {
  await open({ isSaved: true });
  assert.is(isPressed(), 'true');
});

test('offers to tell about new products where there are none', async () => {
  await openSearch({
    ...{ at: '/reviews/search?q=mug', loggedIn: true },
    find: () => ({ ...nothing, ...canSave(false) }),
  });
  screen.getByRole('button', { name: 'Tell me about new results' });
});

test('is the button of every page of a search, also of one after the last', async () => {
  await openSearch({
    ...{ at: '/reviews/search?q=mug&page=99', loggedIn: true },
    find: () => ({ ...nothing, rounded_results_total_count: 12, ...canSave(false) }),
  });
  screen.getByRole('button', { name: 'Save this search' });
});

test('says what the host refuses, and shows the search as before', async () => {
  const errors = { search: ['You have saved 20 searches.'] };
  const { toast } = await open({ write: request => void request.answer({ errors }, 422) });
  await press();
  assert.is(toast()?.text, 'You have saved 20 searches.');
  assert.is(isPressed(), 'false');
});

test('has no button where the host does not say whether a search is saved', async () => {
  await openSearch();
  assert.is(button(), null);
});

test('leads a guest to the sign-in, and saves nothing before', async () => {
  const left: string[] = [];
  const { server } = await openSearch({ find: () => canSave(false), left });
  await press();
  assert.equal(left, ['/login?return_to=%2Freviews%2Fsearch%3Fq%3Dmug']);
  assert.is(server.requests.filter(({ method }) => method === 'POST').length, 0);
});

test.run();
