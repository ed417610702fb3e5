import { screen, setViewport, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { preloadLazy } from '../../src/loading/lazy.ts';
import { NavbarRoot } from '../../src/shell/header/navbar-root.tsx';
import { keepLazy } from '../support/lazy.ts';
import { setUp } from './support.tsx';

keepLazy();

const mount = () =>
  setUp({ at: '/reviews/search?q=a', loggedIn: true, draw: roots => <NavbarRoot {...roots} /> });
const button = (name: string) => screen.getByRole('button', { name });

// The order counts: in the end, the menus are there.
test('has its buttons before the menus are here', async () => {
  await mount();
  for (const name of ['Menu', 'Main menu', 'My Account'])
    assert.is(button(name).getAttribute('aria-expanded'), 'false');
});

test('opens with a press that came before the menu did, which leaves the focus where it is', async () => {
  await mount();
  await user.click(button('Main menu'));
  assert.is(button('Main menu').getAttribute('aria-expanded'), 'true');
  assert.is(screen.queryByRole('navigation'), null);
  await preloadLazy();
  assert.ok(await screen.findByRole('navigation', { name: 'Main menu' }));
  assert.is(document.activeElement, button('Main menu'));
});

test('opens the side menu once it is here', async () => {
  setViewport(390);
  await mount();
  await user.click(button('Menu'));
  assert.ok(screen.getByRole('dialog', { name: 'Menu' }));
});

test.run();
