import { act, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NavbarRoot } from '../../../src/shell/navbar-root.tsx';
import { type SetUp, setUp } from '../support.tsx';

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
    reviewer: { name: 'Ann Lee' },
    fields: {
      reviewer: { avatar_image_url: { normal: '/a.svg', retina: '/a2.svg' }, verified_buyer: true },
    },
  },
} as const;
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Labels and addresses of a list of links. */
const itemsOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')]);

test('links home by its logo', async () => {
  await mount();
  assert.is(linkTo('Candour'), '/reviews');
});

test('links guests to the sign-in, with the way back', async () => {
  await mount({ at: '/reviews/search?q=a' });
  assert.is(linkTo('Sign In'), '/login?return_to=%2Freviews%2Fsearch%3Fq%3Da');
  assert.is(screen.queryByRole('button', { name: /My Account/ }), null);
});

test('does not name the sign-in as the page to return to', async () => {
  await mount({ at: '/login' });
  assert.is(linkTo('Sign In'), '/login');
});

test('shows reviewers their avatar with a menu in place of the sign-in', async () => {
  const { main } = await mount(reviewer);
  assert.is(screen.queryByRole('link', { name: 'Sign In' }), null);
  assert.is(main.querySelector('img')?.getAttribute('srcset'), '/a.svg 1x, /a2.svg 2x');
  await user.click(button('My Account, Ann Lee'));
  assert.equal(itemsOf('My Account'), [
    ['My Profile', '/profile'],
    ['Following', '/reviews/following'],
    ['Feed', '/reviews/feed'],
    ['Sign out', '/logout'],
  ]);
});

test('shows a neutral avatar for a reviewer without a name', async () => {
  const { main } = await mount({ loggedIn: true, meta: {} });
  assert.is(main.querySelector('img'), null);
  assert.ok(main.querySelector('.mp-avatar--0 svg'));
  await user.click(button('My Account'));
  assert.is(itemsOf('My Account').length, 4);
});

test('opens the main menu by its nine dots', async () => {
  await mount();
  const dots = button('Main menu');
  assert.is(dots.querySelector('path')?.getAttribute('d')?.match(/h\.01/g)?.length, 9);
  assert.is(dots.getAttribute('aria-expanded'), 'false');
  await user.click(dots);
  assert.is(dots.getAttribute('aria-expanded'), 'true');
  assert.equal(itemsOf('Main menu'), [
    ['Home', '/reviews'],
    ['Product categories', '/reviews/categories'],
    ['Find stores', '/reviews/store_search'],
    ['Find people', '/reviews/people'],
    ['How it works', '/reviews/how-it-works'],
  ]);
});

for (const [at, label] of [
  ['/reviews', 'Home'],
  ['/reviews/people/', 'Find people'],
] as const) {
  test(`marks ${label} in the main menu at ${at}`, async () => {
    await mount({ at });
    await user.click(button('Main menu'));
    const marked = screen.getAllByRole('link').filter(link => link.hasAttribute('aria-current'));
    assert.equal(
      marked.map(link => [link.textContent, link.getAttribute('aria-current')]),
      [[label, 'page']],
    );
  });
}

test('closes a menu with a second click, a press outside, and Escape, which returns the focus', async () => {
  await mount();
  const isOpen = () => screen.queryByRole('navigation', { name: 'Main menu' }) !== null;
  await user.click(button('Main menu'));
  assert.ok(isOpen());
  await user.click(button('Main menu'));
  assert.not(isOpen());

  await user.click(button('Main menu'));
  await user.click(document.body);
  assert.not(isOpen());

  await user.click(button('Main menu'));
  await user.keyboard('{Escape}');
  assert.not(isOpen());

  await user.click(button('Main menu'));
  await user.tab();
  assert.is(document.activeElement?.textContent, 'Home');
  await user.keyboard('{Escape}');
  assert.not(isOpen());
  assert.is(document.activeElement, button('Main menu'));
});

test('moves between the links of a menu with the arrow keys, Home and End', async () => {
  await mount(reviewer);
  button(/My Account/).focus();
  const focused = async (keys: string) => {
    await user.keyboard(keys);
    return document.activeElement?.textContent;
  };
  assert.is(await focused('{ArrowDown}'), 'My Profile');
  assert.is(await focused('{ArrowDown}{ArrowDown}'), 'Feed');
  assert.is(await focused('{ArrowDown}{ArrowDown}'), 'My Profile');
  assert.is(await focused('{ArrowUp}'), 'Sign out');
  assert.is(await focused('{Home}'), 'My Profile');
  assert.is(await focused('{End}'), 'Sign out');
});

test('enters an open menu with arrow down', async () => {
  await mount();
  await user.click(button('Main menu'));
  await user.keyboard('{ArrowDown}');
  assert.is(document.activeElement?.textContent, 'Home');
});

test('closes a menu when the focus leaves it', async () => {
  await mount();
  await user.click(button('Main menu'));
  await user.tab({ shift: true });
  assert.is(document.activeElement?.textContent, 'For Businesses');
  assert.is(screen.queryByRole('navigation', { name: 'Main menu' }), null);
});

test('closes a menu when a link is followed', async () => {
  const { routing } = await mount({ at: '/reviews/search?q=a' });
  await user.click(button('Main menu'));
  await user.click(screen.getByRole('link', { name: 'Home' }));
  assert.is(screen.queryByRole('navigation', { name: 'Main menu' }), null);
  assert.is(routing.address.read().pathname, '/reviews');
});

test('closes the menu on another page', async () => {
  const { routing } = await mount(reviewer);
  await user.click(button(/My Account/));
  await act(async () => routing.navigate('/reviews/search?q=a'));
  assert.is(screen.queryByRole('navigation', { name: 'My Account' }), null);
});

test('keeps the menu open when its currency changes the address', async () => {
  const { routing } = await mount({ ...reviewer, at: '/reviews/search?q=a%20b&max_price=9' });
  await user.click(button(/My Account/));
  const converted = '/reviews/search?q=a+b&page=1&currency=EUR&max_price=8';
  await act(async () => routing.navigate(converted, { replace: true }));
  assert.ok(screen.getByRole('navigation', { name: 'My Account' }));
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

for (const [at, loggedIn, has] of [
  ['/reviews?redesign=1', true, true],
  ['/reviews?redesign=1', false, false],
  ['/reviews', true, false],
  ['/reviews?redesign=0', true, false],
  ['/reviews/search?q=a&redesign=1', true, false],
] as const) {
  test(`${has ? 'offers' : 'does not offer'} to write a review at ${at} to a ${loggedIn ? 'reviewer' : 'guest'}`, async () => {
    await mount({ at, loggedIn });
    const link = screen.queryByRole('link', { name: 'Write a review' });
    assert.is(link?.getAttribute('href') ?? null, has ? '/reviews/write-review' : null);
  });
}

test('links businesses to their own site', async () => {
  await mount();
  assert.is(linkTo('For Businesses'), '/businesses');
});

test('leaves out the button for businesses when its address is a script', async () => {
  const { view } = await mount({ meta: { businesses: 'java\tscript:https://b.test/' } });
  assert.is(linkTo('For Businesses'), 'https://b.test/');
  view.unmount();
  await mount({ meta: { businesses: 'javascript:' } });
  assert.is(screen.queryByRole('link', { name: 'For Businesses' }), null);
});

test.run();
