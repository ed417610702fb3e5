import { screen, setViewport, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NavbarRoot } from '../../../src/shell/navbar-root.tsx';
import { keepLazy, loadAllLazy } from '../../support/lazy.ts';
import { setUp } from '../support.tsx';

keepLazy();

const mount = () =>
  setUp({ at: '/reviews/search?q=a', loggedIn: true, draw: roots => <NavbarRoot {...roots} /> });
const button = (name: string) => screen.getByRole('button', { name });

// These tests depend on their order: the last one leaves the menus loaded.
test('shows the menu buttons before the menu code is loaded', async () => {
  await mount();
  for (const name of ['Menu', 'Main menu', 'My Account'])
    assert.is(button(name).getAttribute('aria-expanded'), 'false');
});

test('opens a menu pressed before its code is loaded, and leaves the focus on the button', async () => {
  await mount();
  await user.click(button('Main menu'));
  assert.is(button('Main menu').getAttribute('aria-expanded'), 'true');
  assert.is(screen.queryByRole('navigation'), null);
  await loadAllLazy();
  assert.ok(await screen.findByRole('navigation', { name: 'Main menu' }));
  assert.is(document.activeElement, button('Main menu'));
});

test('opens the side menu once its code is loaded', async () => {
  setViewport(390);
  await mount();
  await user.click(button('Menu'));
  assert.ok(screen.getByRole('dialog', { name: 'Menu' }));
});

test.run();
