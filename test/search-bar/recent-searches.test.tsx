import { act, fireEvent, screen, user, waitFor } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addRecentAtom } from '../../src/state/search/recent-searches.ts';
import { field, highlighted, href, mount, options, type } from './support.tsx';

async function mountWith(...texts: string[]) {
  const world = await mount();
  act(() => {
    for (const text of texts.reverse()) world.store.set(addRecentAtom, text);
  });
  return world;
}
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('offers recent searches in an empty field, and repeats them', async () => {
  await mountWith('red lamp', 'desk');
  await user.click(field());
  assert.equal(options(), ['red lamp', 'desk']);
  assert.is(screen.getByRole('group', { name: 'Recent searches' }).children.length, 2);
  assert.ok(screen.getByRole('link', { name: 'Browse by category' }));
  await user.keyboard('{ArrowUp}');
  assert.is(highlighted(), 'desk');
  await user.keyboard('{Enter}');
  assert.is(href(), '/reviews/search?q=desk&page=1');
  assert.is(field().value, 'desk');
});

test('repeats a search that is clicked', async () => {
  await mountWith('red lamp', 'desk');
  await user.click(field());
  await user.click(screen.getByText('red lamp'));
  assert.is(href(), '/reviews/search?q=red+lamp&page=1');
});

test('offers suggestions instead as soon as something is typed', async () => {
  await mountWith('red lamp');
  await type('cam');
  assert.not(options().includes('red lamp'));
  await user.clear(field());
  assert.equal(options(), ['red lamp']);
});

test('does not search on Enter in an empty field without a highlight', async () => {
  await mountWith('red lamp');
  await user.click(field());
  await user.keyboard('{Enter}');
  assert.is(href(), '/reviews');
});

test('keeps each search: typed, chosen, and in a new tab; never a blank one', async () => {
  await mount();
  await user.type(field(), '  {Enter}');
  await user.clear(field());
  await user.type(field(), 'hat{Enter}');
  window.open = () => null;
  await user.clear(field());
  await type('cam');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getByText('in Toys', { exact: false }));
  await user.clear(field());
  await waitFor(() => assert.equal(options(), ['camper', 'cam', 'hat']));
});

test('removes one by its button and goes on to the next', async () => {
  await mountWith('a', 'b', 'c');
  await user.click(field());
  await user.click(screen.getByRole('button', { name: 'Remove b' }));
  assert.equal(options(), ['a', 'c']);
  assert.is(document.activeElement, field());

  act(() => screen.getByRole('button', { name: 'Remove a' }).focus());
  await user.keyboard('{Enter}');
  assert.is(focused(), 'Remove c');
  await user.keyboard('{Enter}');
  assert.equal(options(), []);
  assert.is(document.activeElement, field());
  assert.ok(screen.getByRole('link', { name: 'Browse by category' }));
});

test('removes the highlighted one by the Delete key', async () => {
  await mountWith('a', 'b', 'c');
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');
  assert.equal(options(), ['a', 'c']);
  assert.is(highlighted(), null);
});

test('deletes text with the Delete key when no option is highlighted', async () => {
  await mountWith('a');
  await type('cam');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(fireEvent.keyDown(field(), { key: 'Delete' }), true);
  assert.ok(options().length > 1);
});

test('removes all of them and keeps the focus in the field', async () => {
  await mountWith('a', 'b');
  await user.click(field());
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  assert.equal(options(), []);
  assert.is(document.activeElement, field());
  await user.type(field(), 'x');
  await user.clear(field());
  assert.equal(options(), []);
});

test('closes on Escape from a button inside, and focuses the field', async () => {
  await mountWith('a');
  await user.click(field());
  act(() => screen.getByRole('button', { name: 'Remove a' }).focus());
  await user.keyboard('{Escape}');
  assert.equal(options(), []);
  assert.is(document.activeElement, field());
});

test.run();
