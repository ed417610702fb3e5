import { act, fireEvent, user, within } from '../../support/dom.ts';
import { holdLongTimers, pass } from '../../support/long-timers.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { megaMenuCloseMs } from '../../../src/contract/limits.ts';
import {
  allLinks,
  columns,
  entries,
  inPanel,
  mount,
  panel,
  shownEntry,
  top,
} from './category-bar-support.tsx';

holdLongTimers();
const tap = (element: HTMLElement) => user.pointer({ keys: '[TouchA]', target: element });

test('opens a panel when the mouse moves over a category', async () => {
  await mount();
  assert.is(panel(), null);
  assert.is(top('Kitchen').getAttribute('aria-expanded'), 'false');
  await user.hover(top('Kitchen'));
  assert.is(panel()?.getAttribute('aria-label'), 'Kitchen');
  assert.is(top('Kitchen').getAttribute('aria-expanded'), 'true');
  assert.is(top('Kitchen').getAttribute('aria-controls'), panel()?.id);
});

test('lists the second level on the left and the third level of its first child in three columns', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  assert.equal(entries(), ['Coffee', 'Gift cards', 'Knives']);
  assert.equal(columns(), [['Kettles', 'Mugs'], ['Bowls', 'Cups'], ['Filters']]);
});

test('shows the panel of the next category that the mouse moves over', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.hover(inPanel('Knives'));
  await user.hover(top('Sports'));
  assert.is(panel()?.getAttribute('aria-label'), 'Sports');
  await user.hover(top('Kitchen'));
  assert.is(shownEntry(), 'Coffee');
});

test('has no panel for a category without children, and closes that of another one', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.hover(top('Gifts'));
  assert.is(panel(), null);
  assert.is(top('Gifts').getAttribute('aria-expanded'), null);
});

test('shows the children of a second-level category that the mouse moves over', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.hover(inPanel('Knives'));
  assert.is(shownEntry(), 'Knives');
  assert.equal(columns(), [['Bread knives'], [], []]);
});

test('changes nothing when the mouse moves over a second-level category without children', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.hover(inPanel('Knives'));
  await user.hover(inPanel('Gift cards'));
  assert.is(shownEntry(), 'Knives');
});

test('skips the left column of a flat category, and shows its second level in three columns', async () => {
  await mount();
  await user.hover(top('Sports'));
  assert.equal(entries(), []);
  assert.equal(columns(), [['Balls', 'Rackets'], ['Water'], ['Winter']]);
});

test('shows the picture of the first child, and none when that has none', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  const picture = within(panel() as HTMLElement).getByRole('img', { name: 'Coffee' });
  assert.is(picture.getAttribute('src'), '/coffee.svg');
  await user.hover(inPanel('Knives'));
  assert.is(within(panel() as HTMLElement).getAllByRole('img').length, 1);
  await user.hover(top('Sports'));
  assert.is(within(panel() as HTMLElement).queryByRole('img'), null);
});

test('links to all of the category, and to all of the one whose children are listed', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  assert.equal(allLinks(), ['All Coffee', 'All Kitchen']);
  assert.is(inPanel('All Kitchen').getAttribute('href'), '/reviews/categories/kitchen');
  assert.is(inPanel('All Coffee').getAttribute('href'), '/reviews/categories/coffee');
  await user.hover(top('Sports'));
  assert.equal(allLinks(), ['All Sports']);
});

test('marks the body while it is open', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  assert.ok(document.body.classList.contains('modal-open'));
  await user.keyboard('{Escape}');
  assert.not(document.body.classList.contains('modal-open'));
});

test('closes with a press outside and on another page', async () => {
  const { routing } = await mount();
  await user.hover(top('Kitchen'));
  fireEvent.pointerDown(document.body);
  assert.is(panel(), null);
  await user.hover(top('Sports'));
  assert.ok(panel());
  await act(async () => routing.navigate('/reviews/stores/a/products/b'));
  assert.is(panel(), null);
});

test('follows a click of the mouse and closes', async () => {
  const { routing } = await mount();
  await user.click(top('Kitchen'));
  assert.is(routing.address.read().pathname, '/reviews/categories/kitchen');
  assert.is(panel(), null);
});

test('opens at the first tap, closes at the second, and its links can be followed', async () => {
  const { routing } = await mount();
  await tap(top('Kitchen'));
  assert.ok(panel());
  assert.is(routing.address.read().pathname, '/reviews');
  await tap(top('Kitchen'));
  assert.is(panel(), null);
  await tap(top('Kitchen'));
  await tap(inPanel('All Kitchen'));
  assert.is(routing.address.read().pathname, '/reviews/categories/kitchen');
});

test('follows a tap on a category without children', async () => {
  const { routing } = await mount();
  await tap(top('Gifts'));
  assert.is(routing.address.read().pathname, '/reviews/categories/gifts');
});

test('closes half a second after the mouse left', async () => {
  assert.is(megaMenuCloseMs, 500);
  await mount();
  await user.hover(top('Kitchen'));
  await user.unhover(top('Kitchen'));
  pass(megaMenuCloseMs - 1);
  assert.ok(panel());
  pass(1);
  assert.is(panel(), null);
});

test('stays open when the mouse returns in time', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  await user.unhover(top('Kitchen'));
  pass(300);
  await user.hover(inPanel('Knives'));
  pass(400);
  assert.ok(panel());
});

test('stays open when the mouse leaves while the keyboard is in it', async () => {
  await mount();
  await user.hover(top('Kitchen'));
  inPanel('Mugs').focus();
  await user.unhover(top('Kitchen'));
  pass(megaMenuCloseMs);
  assert.ok(panel());
});

test.run();
