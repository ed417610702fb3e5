import { act, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NavbarRoot } from '../../src/shell/navbar-root.tsx';
import { type SetUp, setUp } from './support.tsx';

const Nothing = () => null;
const mount = (given: Partial<SetUp> = {}) =>
  setUp({
    screens: { home: Nothing, PageSearch: Nothing },
    draw: roots => <NavbarRoot {...roots} />,
    ...given,
  });
const reviewer = {
  loggedIn: true,
  meta: {
    reviewer: { name: 'Ann Lee', avatar: { normal: '/a.svg', retina: '/a2.svg' }, verifiedBuyer: true },
  },
} as const;
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('leads home by its logo', async () => {
  await mount();
  assert.is(linkTo('Candour'), '/reviews');
});

test('leads guests to the sign-in and back', async () => {
  await mount({ at: '/reviews/search?q=a' });
  assert.is(linkTo('Sign In'), '/login?return_to=%2Freviews%2Fsearch%3Fq%3Da');
  assert.is(screen.queryByRole('button', { name: /My Account/ }), null);
});

test('makes no way back to the sign-in itself', async () => {
  await mount({ at: '/login' });
  assert.is(linkTo('Sign In'), '/login');
});

test('shows reviewers their avatar in place of the sign-in, and a menu below it', async () => {
  const { main } = await mount(reviewer);
  assert.is(screen.queryByRole('link', { name: 'Sign In' }), null);
  assert.is(main.querySelector('img')?.getAttribute('srcset'), '/a.svg 1x, /a2.svg 2x');
  await user.click(screen.getByRole('button', { name: 'My Account, Ann Lee' }));
  const items = screen.getAllByRole('menuitem').map(item => [item.textContent, item.getAttribute('href')]);
  assert.equal(items, [
    ['My Profile', '/profile'],
    ['Sign out', '/logout'],
  ]);
});

test('lists Following and Feed as soon as their screens exist', async () => {
  await mount({ ...reviewer, screens: { home: Nothing, following: Nothing, feed: Nothing } });
  await user.click(screen.getByRole('button', { name: /My Account/ }));
  const items = screen.getAllByRole('menuitem').map(item => item.textContent);
  assert.equal(items, ['My Profile', 'Following', 'Feed', 'Sign out']);
});

test('closes the menu when somebody goes somewhere', async () => {
  const { routing } = await mount(reviewer);
  await user.click(screen.getByRole('button', { name: /My Account/ }));
  await act(async () => routing.navigate('/reviews/search?q=a'));
  assert.is(screen.queryByRole('menuitem'), null);
});

for (const [at, loggedIn, has] of [
  ['/reviews', false, false],
  ['/reviews', true, false],
  ['/reviews/feed', false, false],
  ['/reviews/feed', true, true],
  ['/reviews/search?q=a', false, true],
  ['/login', false, true],
] as const) {
  test(`${has ? 'has' : 'has no'} search bar at ${at} for a ${loggedIn ? 'reviewer' : 'guest'}`, async () => {
    await mount({ at, loggedIn });
    assert.is(screen.queryByRole('search') !== null, has);
  });
}

test('leads businesses to their own site', async () => {
  await mount();
  assert.is(linkTo('For Businesses'), 'https://businesses.example/');
});

test.run();
