import { act, render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DropdownEntry } from '../../../src/ui/forms/dropdown.tsx';
import { active, chosen, draw, Fruit, fruits, isOpen, list, shown, trigger } from '../dropdown-support.tsx';

test('shows the chosen option and says what it is for', () => {
  draw();
  assert.is(trigger().textContent, 'Banana');
  assert.ok(screen.getByRole('button', { name: 'Fruit Banana' }));
  assert.is(screen.getByLabelText('Fruit'), trigger());
  assert.is(trigger().getAttribute('aria-haspopup'), 'listbox');
});

test('opens with a click, highlights what is chosen, and closes with another one', async () => {
  draw();
  await user.click(trigger());
  assert.ok(isOpen());
  assert.equal(shown(), ['Apple', 'Banana', 'Blackberry', 'Cherry']);
  assert.is(document.activeElement, list());
  assert.is(active(), 'Banana');
  assert.is(screen.getByRole('option', { selected: true }).textContent, 'Banana');
  await user.click(trigger());
  assert.not(isOpen());
  assert.is(document.activeElement, trigger());
});

test('chooses with a click and gives the focus back', async () => {
  draw();
  await user.click(trigger());
  await user.click(screen.getByRole('option', { name: 'Cherry' }));
  assert.equal(chosen, ['cherry']);
  assert.not(isOpen());
  assert.is(document.activeElement, trigger());
  assert.is(trigger().textContent, 'Cherry');
});

test('says nothing when the chosen option is chosen again', async () => {
  draw();
  await user.click(trigger());
  await user.click(screen.getByRole('option', { name: 'Banana' }));
  assert.equal(chosen, []);
  assert.not(isOpen());
});

test('closes with a press elsewhere', async () => {
  draw();
  await user.click(trigger());
  await user.click(screen.getByText('After'));
  assert.not(isOpen());
  assert.is(document.activeElement, screen.getByText('After'));
});

test('says that it is loading, and shows the options when they are there', async () => {
  const { rerender } = render(<Fruit loading options={[]} />);
  assert.is(trigger().getAttribute('aria-busy'), 'true');
  await user.click(trigger());
  assert.is(screen.getByRole('status').textContent, 'Loading...');
  assert.is(screen.queryByRole('listbox'), null);
  rerender(<Fruit />);
  assert.equal(shown(), ['Apple', 'Banana', 'Blackberry', 'Cherry']);
  assert.is(document.activeElement, list());
  await user.keyboard('{ArrowDown}{Enter}');
  assert.equal(chosen, ['blackberry']);
});

test('says so when there are no options at all', async () => {
  draw({ options: [] });
  await user.click(trigger());
  assert.is(screen.getByRole('status').textContent, 'Sorry, no matching options.');
  await user.keyboard('{Escape}');
  assert.not(isOpen());
});

test('draws separators that nobody hears', async () => {
  const [apple, banana, blackberry] = fruits;
  const { container } = draw({ options: [apple, null, banana, null, blackberry] as DropdownEntry[] });
  await user.click(trigger());
  assert.equal(shown(), ['Apple', 'Banana', 'Blackberry']);
  assert.is(container.querySelectorAll('hr').length, 2);
  assert.is(screen.queryByRole('separator'), null);
  assert.is(active(), 'Banana');
  await user.keyboard('{ArrowDown}{Enter}');
  assert.equal(chosen, ['blackberry']);
});

test('goes when the focus goes', async () => {
  draw();
  await user.click(trigger());
  act(() => screen.getByText('After').focus());
  assert.not(isOpen());
});

test.run();
