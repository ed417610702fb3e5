import { act, fireEvent, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linkForKey } from '../../../src/shell/header/mega-menu-keys.ts';
import { mount, panel, shownEntry, top } from './category-bar-support.tsx';

test('closes with Escape, wherever the focus is, and returns the focus', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.keyboard('{Escape}');
  assert.is(panel(), null);
  await act(async () => top('Kitchen').focus());
  await user.keyboard('{ArrowDown}');
  assert.is(document.activeElement?.textContent, 'Coffee');
  await user.keyboard('{Escape}');
  assert.is(panel(), null);
  assert.is(document.activeElement, top('Kitchen'));
});

test('opens below the category that has the focus, and closes when it moves on', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  assert.is(panel()?.getAttribute('aria-label'), 'Kitchen');
  await act(async () => top('Sports').focus());
  assert.is(panel()?.getAttribute('aria-label'), 'Sports');
});

test('is skipped by Tab while only the focus on its link keeps it open', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  fireEvent.keyDown(top('Kitchen'), { key: 'Tab' });
  assert.is(panel()?.inert, true);
});

for (const key of ['{Enter}', ' ']) {
  test(`leads into the panel, and after Esc opens and closes it, with ${key === ' ' ? 'Space' : key}`, async () => {
    await mount();
    await act(async () => top('Kitchen').focus());
    await user.keyboard(key);
    assert.is(document.activeElement?.textContent, 'Coffee');
    await user.keyboard('{Escape}');
    assert.is(panel(), null);
    assert.is(document.activeElement, top('Kitchen'));
    await user.keyboard(key);
    assert.ok(panel());
    assert.is(document.activeElement, top('Kitchen'));
    await user.keyboard(key);
    assert.is(panel(), null);
  });
}

test('opens for assistive technology, whose click has no pointer', async () => {
  await mount();
  fireEvent.click(top('Kitchen'));
  assert.ok(panel());
});

test('moves along the bar with the arrow keys, and the panel follows', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  await user.keyboard('{ArrowRight}');
  assert.is(document.activeElement, top('Sports'));
  assert.is(panel()?.getAttribute('aria-label'), 'Sports');
  await user.keyboard('{ArrowLeft}');
  assert.is(document.activeElement, top('Kitchen'));
  assert.is(panel()?.getAttribute('aria-label'), 'Kitchen');
  await user.keyboard('{ArrowLeft}');
  assert.is(document.activeElement, top('Gifts'));
  assert.is(panel(), null);
  await user.keyboard('{Home}');
  assert.is(document.activeElement, top('Kitchen'));
});

test('moves within and between the columns with the arrow keys', async () => {
  await mount();
  const at = () => document.activeElement?.textContent || document.activeElement?.querySelector('img')?.alt;
  await act(async () => top('Kitchen').focus());
  const way = [
    ['ArrowDown', 'Coffee'],
    ['ArrowDown', 'Gift cards'],
    ['ArrowDown', 'Knives'],
    ['ArrowRight', 'All Knives'],
    ['ArrowDown', 'Bread knives'],
    ['ArrowLeft', 'Knives'],
    ['Home', 'Coffee'],
    ['ArrowRight', 'All Coffee'],
    ['End', 'Mugs'],
    ['ArrowRight', 'Bowls'],
    ['ArrowDown', 'Cups'],
    ['ArrowDown', 'Cups'],
    ['ArrowRight', 'Filters'],
    ['ArrowLeft', 'Bowls'],
    ['ArrowUp', 'Kitchen'],
    ['ArrowDown', 'Coffee'],
    ['End', 'All Kitchen'],
  ] as const;
  for (const [key, goal] of way) {
    await user.keyboard(`{${key}}`);
    assert.is(at(), goal, `${key} → ${goal}`);
  }
});

test('moves between the columns as they are seen, also from right to left', () => {
  document.body.innerHTML =
    '<div style="direction: rtl"><a href="/1" data-lane="0">first</a><a href="/2" data-lane="1">second</a></div>';
  const menu = document.body.firstElementChild as HTMLElement;
  const [first, second] = [...menu.querySelectorAll('a')];
  assert.ok(first && second);
  assert.is(linkForKey(menu, first, 'ArrowLeft'), second);
  assert.is(linkForKey(menu, second, 'ArrowRight'), first);
  menu.style.direction = 'ltr';
  assert.is(linkForKey(menu, first, 'ArrowRight'), second);
  assert.is(linkForKey(menu, second, 'ArrowLeft'), first);
});

test('moves by Tab from an entry into its columns, and closes when the focus leaves', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  await user.keyboard('{ArrowDown}');
  const passed = [document.activeElement?.textContent ?? ''];
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    passed.push(document.activeElement?.textContent ?? '');
  }
  assert.equal(passed, ['Coffee', 'All Coffee', 'Kettles', 'Mugs', 'Bowls']);
  // Gifts has no panel.
  await act(async () => top('Gifts').focus());
  assert.is(panel(), null);
});

test('lists the children of the second-level category that has the focus', async () => {
  await mount();
  await act(async () => top('Kitchen').focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(shownEntry(), 'Coffee');
  await user.keyboard('{ArrowDown}');
  assert.is(shownEntry(), 'Knives');
});

test.run();
