import { act, render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DropdownEntry } from '../../../src/ui/forms/dropdown.tsx';
import {
  active,
  chosen,
  draw,
  Fruit,
  fruits,
  isOpen,
  list,
  optionTexts,
  trigger,
} from './dropdown-support.tsx';

test('shows the chosen option and its label', () => {
  draw();
  assert.is(trigger().textContent, 'Banana');
  assert.ok(screen.getByRole('button', { name: 'Fruit Banana' }));
  assert.is(screen.getByLabelText('Fruit'), trigger());
  assert.is(trigger().getAttribute('aria-haspopup'), 'listbox');
});

test('opens with a click on the chosen option, and closes with another click', async () => {
  draw();
  await user.click(trigger());
  assert.ok(isOpen());
  assert.equal(optionTexts(), ['Apple', 'Banana', 'Blackberry', 'Cherry']);
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

test('reports no change when the chosen option is chosen again', async () => {
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

test('reports that it is loading, and shows the options when they are loaded', async () => {
  const { rerender } = render(<Fruit loading options={[]} />);
  assert.is(trigger().getAttribute('aria-busy'), 'true');
  await user.click(trigger());
  assert.is(screen.getByRole('status').textContent, 'Loading...');
  assert.is(screen.queryByRole('listbox'), null);
  rerender(<Fruit />);
  assert.equal(optionTexts(), ['Apple', 'Banana', 'Blackberry', 'Cherry']);
  assert.is(document.activeElement, list());
  await user.keyboard('{ArrowDown}{Enter}');
  assert.equal(chosen, ['blackberry']);
});

test('reports that there are no options', async () => {
  draw({ options: [] });
  await user.click(trigger());
  assert.is(screen.getByRole('status').textContent, 'Sorry, no matching options.');
  await user.keyboard('{Escape}');
  assert.not(isOpen());
});

test('hides separators from assistive technology', async () => {
  const [apple, banana, blackberry] = fruits;
  const { container } = draw({ options: [apple, null, banana, null, blackberry] as DropdownEntry[] });
  await user.click(trigger());
  assert.equal(optionTexts(), ['Apple', 'Banana', 'Blackberry']);
  assert.is(container.querySelectorAll('hr').length, 2);
  assert.is(screen.queryByRole('separator'), null);
  assert.is(active(), 'Banana');
  await user.keyboard('{ArrowDown}{Enter}');
  assert.equal(chosen, ['blackberry']);
});

test('closes when the focus leaves it', async () => {
  draw();
  await user.click(trigger());
  act(() => screen.getByText('After').focus());
  assert.not(isOpen());
});

test.run();
