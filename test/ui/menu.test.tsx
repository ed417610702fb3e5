import { render, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Menu, type MenuProps } from '../../src/ui/menu.tsx';

const chosen: string[] = [];
const items = ['One', 'Two', 'Three'].map(label => ({ label, onSelect: () => chosen.push(label) }));
const draw = (props: Partial<MenuProps> = {}) =>
  render(
    <>
      <Menu label="Account" button="M" items={items} {...props} />
      <button type="button">Elsewhere</button>
    </>,
  );
const trigger = () => screen.getByRole('button', { name: 'Account' });
const isOpen = () => screen.queryByRole('menu') !== null;
const focused = () => document.activeElement?.textContent;

test.before.each(() => {
  chosen.length = 0;
});

test('opens and closes with a click', async () => {
  draw();
  assert.is(trigger().getAttribute('aria-expanded'), 'false');
  await user.click(trigger());
  assert.is(trigger().getAttribute('aria-expanded'), 'true');
  assert.ok(isOpen());
  await user.click(trigger());
  assert.not(isOpen());
});

test('opens at the first item with arrow down, at the last with arrow up', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{ArrowDown}');
  assert.is(focused(), 'One');
  await user.keyboard('{Escape}{ArrowUp}');
  assert.is(focused(), 'Three');
});

test('moves with the arrow keys, wraps around, and knows Home and End', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(focused(), 'Two');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(focused(), 'One');
  await user.keyboard('{ArrowUp}');
  assert.is(focused(), 'Three');
  await user.keyboard('{Home}');
  assert.is(focused(), 'One');
  await user.keyboard('{End}');
  assert.is(focused(), 'Three');
});

test('closes with Escape and returns the focus', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{ArrowDown}{Escape}');
  assert.not(isOpen());
  assert.is(document.activeElement, trigger());
});

test('closes with the tab key, which goes on', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{ArrowDown}{Tab}');
  assert.not(isOpen());
});

test('closes with a press elsewhere, unless that is ignored', async () => {
  draw();
  await user.click(trigger());
  await user.click(screen.getByText('Elsewhere'));
  assert.not(isOpen());
});

test('stays open at a press elsewhere where that is ignored', async () => {
  draw({ ignoreOutside: true });
  await user.click(trigger());
  await user.click(screen.getByText('Elsewhere'));
  assert.ok(isOpen());
});

test('runs what is chosen and closes', async () => {
  draw();
  await user.click(trigger());
  await user.click(screen.getByRole('menuitem', { name: 'Two' }));
  assert.equal(chosen, ['Two']);
  assert.not(isOpen());
});

test('draws items with an address as links, the current one marked', async () => {
  draw({ items: [{ label: 'Feed', href: '/reviews/feed', current: true }] });
  await user.click(trigger());
  const item = screen.getByRole('menuitem', { name: 'Feed' });
  assert.is(item.getAttribute('href'), '/reviews/feed');
  assert.is(item.getAttribute('aria-current'), 'page');
});

test.run();
