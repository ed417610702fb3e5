import { act, fireEvent, screen, setViewport, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RootProviders } from '../../../src/shell/root-providers.tsx';
import { NavbarRoot } from '../../../src/shell/navbar-root.tsx';
import { SideMenu } from '../../../src/shell/menus/side-menu.tsx';
import { meAtom } from '../../../src/state/person/reviewer.ts';
import { travel } from '../../routing/support.tsx';
import { type SetUp, setUp } from '../support.tsx';

const Nothing = () => null;
/** The header on a phone, its side menu open. */
async function openMenu(given: Partial<SetUp> = {}) {
  setViewport(390);
  const mounted = await setUp({
    screens: { home: Nothing, PageSearch: Nothing },
    draw: roots => <NavbarRoot {...roots} />,
    ...given,
  });
  await user.click(burger());
  return mounted;
}
const burger = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const menu = () => screen.queryByRole('dialog', { name: 'Menu' }) as HTMLDialogElement | null;
const inMenu = () => within(menu() as HTMLElement);
const labels = () =>
  inMenu()
    .getAllByRole('link')
    .map(link => link.textContent);
const ann = { loggedIn: true, meta: { reviewer: { name: 'Ann Lee' } } } as const;
const mainLabels = [
  'Home',
  'Product categories',
  'Find stores',
  'Find people',
  'How it works',
  'For Businesses',
];
const accountLabels = ['My Profile', 'Following', 'Feed', 'Sign out'];

test('is either open or closed', async () => {
  await openMenu();
  assert.ok(menu()?.open);
  assert.is(burger().getAttribute('aria-expanded'), 'true');
  await user.click(inMenu().getByRole('button', { name: 'Close menu' }));
  assert.is(menu(), null);
  assert.is(burger().getAttribute('aria-expanded'), 'false');
  assert.is(document.activeElement, burger());
});

test('starts with the Sign In button for a guest, with nothing to expand', async () => {
  await openMenu({ at: '/reviews/search?q=a' });
  assert.equal(labels(), ['Sign In', ...mainLabels]);
  const signIn = inMenu().getByRole('link', { name: 'Sign In' });
  assert.is(signIn.getAttribute('href'), '/login?return_to=%2Freviews%2Fsearch%3Fq%3Da');
  assert.is(inMenu().queryByText('My Account'), null);
  assert.is(inMenu().queryByRole('navigation', { name: 'My Account' }), null);
});

test('leads a reviewer to disputes that wait for their answer', async () => {
  const { store } = await openMenu(ann);
  const account = () => screen.getByRole('button', { name: 'My Account, Ann Lee', hidden: true });
  const note = () => document.getElementById(account().getAttribute('aria-describedby') ?? '')?.textContent;
  assert.is(note(), undefined);
  await act(async () => store.set(meAtom, { encoded_id: 'ann', waiting_disputes_count: 2 }));
  assert.is(note(), '2 disputes need your answer');
  await user.click(inMenu().getByRole('button', { name: /My Account/ }));
  const link = inMenu().getByRole('link', { name: /^Your disputes/ });
  assert.is(link.textContent, 'Your disputes2 need your answer');
  assert.is(link.getAttribute('href'), '/reviews/users/ann?tab=disputes');
});

test('starts with a collapsed profile block for a reviewer; a click shows or hides the reviewer’s pages', async () => {
  await openMenu(ann);
  const block = inMenu().getByRole('button', { name: /My Account/ });
  assert.is(inMenu().getAllByRole('button')[0], block);
  assert.is(block.textContent, 'AMy AccountAnn Lee');
  assert.is(block.getAttribute('aria-expanded'), 'false');
  assert.equal(labels(), mainLabels);

  await user.click(block);
  assert.is(block.getAttribute('aria-expanded'), 'true');
  assert.equal(labels(), [...accountLabels, ...mainLabels]);

  await user.click(block);
  assert.is(block.getAttribute('aria-expanded'), 'false');
  assert.equal(labels(), mainLabels);
});

test('shows a neutral avatar for a reviewer without a name', async () => {
  await openMenu({ loggedIn: true });
  const block = inMenu().getByRole('button', { name: 'My Account' });
  assert.ok(block.querySelector('.mp-avatar--0 svg'));
});

for (const [what, given, has] of [
  [
    'a reviewer with the redesign flag, on any screen',
    { ...ann, at: '/reviews/search?q=a&redesign=1' },
    true,
  ],
  ['a reviewer without the flag', { ...ann, at: '/reviews/search?q=a' }, false],
  ['a guest', { at: '/reviews?redesign=1' }, false],
] as const) {
  test(`${has ? 'offers' : 'does not offer'} to write a review to ${what}`, async () => {
    await openMenu(given);
    assert.is(labels().includes('Write a review'), has);
    if (has) assert.is(labels().indexOf('Write a review'), labels().indexOf('How it works') - 1);
  });
}

test('marks the item of the current path, and only that', async () => {
  await openMenu({ at: '/reviews' });
  const marked = inMenu()
    .getAllByRole('link')
    .filter(link => link.getAttribute('aria-current') === 'page');
  assert.equal(
    marked.map(link => link.textContent),
    ['Home'],
  );
});

test('closes when a link is followed', async () => {
  const { routing } = await openMenu({ at: '/reviews/search?q=a' });
  await user.click(inMenu().getByRole('link', { name: 'Home' }));
  assert.is(menu(), null);
  assert.is(routing.address.read().pathname, '/reviews');
});

test('closes with a press outside and with Escape, not with a press inside', async () => {
  await openMenu();
  await user.click(inMenu().getByRole('navigation'));
  assert.ok(menu());
  await user.click(menu() as Element);
  assert.is(menu(), null);
  await user.click(burger());
  fireEvent(menu() as Element, new Event('cancel', { cancelable: true }));
  assert.is(menu(), null);
  assert.is(document.activeElement, burger());
});

test('stays open on a press outside where that is disabled', async () => {
  let closed = 0;
  await setUp({
    draw: roots => (
      <RootProviders {...roots}>
        <SideMenu ignoreOutside onClose={() => (closed += 1)} />
      </RootProviders>
    ),
  });
  await user.click(menu() as Element);
  assert.is(closed, 0);
  await user.click(inMenu().getByRole('button', { name: 'Close menu' }));
  assert.is(closed, 1);
});

test('closes on Back, stays on the page and returns the focus', async () => {
  const { routing } = await openMenu({ at: '/reviews/search?q=a' });
  await travel(-1);
  assert.is(menu(), null);
  assert.is(routing.address.read().search, '?q=a');
  assert.is(document.activeElement, burger());
});

test('locks the scroll of the page while it is open', async () => {
  await openMenu();
  assert.is(document.documentElement.style.overflow, 'hidden');
  await user.click(inMenu().getByRole('button', { name: 'Close menu' }));
  assert.is(document.documentElement.style.overflow, '');
});

test('closes when the window becomes wider than a phone', async () => {
  await openMenu();
  await act(async () => setViewport(820));
  assert.is(menu(), null);
});

test.run();
