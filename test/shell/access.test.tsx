import { act, cleanup, screen, waitFor } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { cachedQuery } from '../../src/api/cached-query.ts';
import { defineCall } from '../../src/contract/call.ts';
import { PageRoot } from '../../src/shell/page-root.tsx';
import { createQuery } from '../../src/state/loaded/query.ts';
import { useQuery } from '../../src/state/loaded/use-query.ts';
import type { FakeFetch } from '../api/fake-fetch.ts';
import { type SetUp, setUp } from './support.tsx';

const path = '/reviews/profile/edit.json';
const call = defineCall({ method: 'GET', path, params: v.object({}), answer: v.object({}) });
const cached = cachedQuery(call, { key: () => '', request: () => ({ params: {} }) });
const query = createQuery(cached, { isExpected: () => true });

/** A screen with one call. */
function Profile() {
  const { state, retry } = useQuery(query, undefined);
  return (
    <button type="button" onClick={retry}>
      {state.status}
    </button>
  );
}

const mount = (given: Partial<SetUp> = {}) =>
  setUp({
    at: '/reviews/profile/edit?tab=1',
    screens: { editProfile: Profile, privateProfile: Profile, people: Profile },
    draw: roots => <PageRoot {...roots} hasFooter={false} />,
    ...given,
  });
const requested = ({ requests }: FakeFetch) => requests.map(({ address }) => address);
const prompt = () => screen.queryByRole('heading', { level: 1, name: 'Sign in to see your profile' });
const signIn = () => screen.getByRole('link', { name: 'Sign In' }).getAttribute('href');

test('asks a guest to sign in, in place of a screen for reviewers, which asks for nothing; products stand below', async () => {
  const { server, left } = await mount();
  assert.ok(prompt());
  assert.is(signIn(), '/login?return_to=%2Freviews%2Fprofile%2Fedit%3Ftab%3D1');
  assert.is(document.title, 'Sign in to see your profile | Candour');
  const products = '/reviews/carousels.json?q=product&country=US';
  await waitFor(() => assert.ok(requested(server).includes(products)));
  assert.not(requested(server).some(address => address.startsWith(path)));
  assert.equal(left, []);
});

test('says what signing in gives on this screen', async () => {
  await mount();
  screen.getByText(/^See your reviews, rewards, orders and disputes/);
  cleanup();
  await mount({ at: '/reviews/following', screens: { following: Profile } });
  screen.getByText(/^See all you follow in one place/);
  screen.getByRole('heading', { level: 1, name: 'Sign in to see what you follow' });
});

test('shows the screen to a reviewer', async () => {
  await mount({ loggedIn: true });
  assert.not(prompt());
  assert.ok(screen.getByRole('button', { name: 'loading' }));
});

test('sends a guest from a screen of its owner to the sign-in', async () => {
  const { server, left } = await mount({ at: '/reviews/users/ada' });
  assert.equal(left, ['/login?return_to=%2Freviews%2Fusers%2Fada']);
  assert.equal(requested(server), []);
});

test('gives the same prompt when a call says that the session has ended, and asks again on the next visit', async () => {
  const { server, routing } = await mount({ loggedIn: true });
  screen.getByRole('button').focus();
  await act(async () => server.last().answer({}, 401));
  assert.is(document.activeElement, prompt());
  await act(async () => routing.navigate('/reviews/people'));
  await act(async () => routing.navigate('/reviews/profile/edit'));
  assert.not(prompt());
  assert.is(requested(server).filter(address => address === path).length, 3);
});

test('leaves a public screen alone when its call is refused', async () => {
  const { server } = await mount({ at: '/reviews/people', loggedIn: true });
  await act(async () => server.last().answer({}, 401));
  assert.ok(screen.getByRole('button', { name: 'failed' }));
});

for (const status of [403, 500])
  test(`leaves a screen that fails with ${status} in its place`, async () => {
    const { server } = await mount({ loggedIn: true });
    await act(async () => server.last().answer({}, status));
    assert.ok(screen.getByRole('button', { name: 'failed' }));
  });

test.run();
