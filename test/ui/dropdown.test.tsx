import { act, fireEvent, render, screen, user, within } from '../support/dom.ts';
import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryOptions } from '../../src/domain/country-options.ts';
import { Dropdown, type DropdownEntry, type DropdownProps } from '../../src/ui/dropdown.tsx';
import { Sheet } from '../../src/ui/sheet.tsx';

const fruits: DropdownEntry[] = ['Apple', 'Banana', 'Blackberry', 'Cherry'].map(label => ({
  value: label.toLowerCase(),
  label,
}));
const chosen: string[] = [];

function Fruit(props: Partial<DropdownProps>) {
  const [value, setValue] = useState('banana');
  return (
    <Dropdown
      label="Fruit"
      options={fruits}
      value={value}
      onChange={choice => {
        chosen.push(choice);
        setValue(choice);
      }}
      {...props}
    />
  );
}
const draw = (props: Partial<DropdownProps> = {}) =>
  render(
    <>
      <button type="button">Before</button>
      <Fruit {...props} />
      <button type="button">After</button>
    </>,
  );
const trigger = () => screen.getByRole('button', { name: /^Fruit/ });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const list = () => screen.getByRole('listbox', { name: 'Fruit' });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Type to filter' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** What assistive technology is told to be highlighted. */
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

test.before.each(() => {
  chosen.length = 0;
});

test('shows the chosen option and says what it is for', () => {
  draw();
  assert.is(trigger().textContent, 'Banana');
  assert.ok(screen.getByRole('button', { name: 'Fruit Banana' }));
  assert.is(screen.getByLabelText('Fruit'), trigger());
  assert.is(trigger().getAttribute('aria-haspopup'), 'listbox');
});

test('shows a placeholder while nothing is chosen', () => {
  draw({ value: '', placeholder: 'Any fruit' });
  assert.is(trigger().textContent, 'Any fruit');
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

for (const key of ['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])
  test(`opens at the chosen option with the key “${key}”`, async () => {
    draw();
    trigger().focus();
    await user.keyboard(key);
    assert.ok(isOpen());
    assert.is(active(), 'Banana');
  });

test('opens at the first option with Home, and at the last one with End', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{Home}');
  assert.is(active(), 'Apple');
  await user.keyboard('{Escape}{End}');
  assert.is(active(), 'Cherry');
});

test('moves with the arrow keys without leaving the list, and with Home and End', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{Enter}{ArrowDown}');
  assert.is(active(), 'Blackberry');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  assert.is(active(), 'Apple');
  await user.keyboard('{End}{ArrowDown}');
  assert.is(active(), 'Cherry');
  await user.keyboard('{Home}');
  assert.is(active(), 'Apple');
});

test('moves by ten with the page keys', async () => {
  const options = Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, label: `No. ${at}` }));
  draw({ options, value: '0' });
  trigger().focus();
  await user.keyboard('{Enter}{PageDown}{PageDown}');
  assert.is(active(), 'No. 20');
  await user.keyboard('{PageDown}');
  assert.is(active(), 'No. 29');
  await user.keyboard('{PageUp}');
  assert.is(active(), 'No. 19');
});

for (const key of ['{Enter}', ' '])
  test(`chooses the highlighted option with the key “${key}”`, async () => {
    draw();
    trigger().focus();
    await user.keyboard(`{ArrowDown}{ArrowDown}${key}`);
    assert.equal(chosen, ['blackberry']);
    assert.not(isOpen());
    assert.is(document.activeElement, trigger());
  });

test('submits no form with its keys', async () => {
  let submits = 0;
  render(
    <form
      onSubmit={event => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <Fruit searchable />
      <button type="submit">Send</button>
    </form>,
  );
  trigger().focus();
  await user.keyboard('{Enter}ch{Enter}');
  assert.equal(chosen, ['cherry']);
  assert.is(submits, 0);
});

test('closes with Escape and changes nothing', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  assert.not(isOpen());
  assert.equal(chosen, []);
  assert.is(document.activeElement, trigger());
});

for (const searchable of [false, true])
  test(`closes with Tab, which goes on from the button${searchable ? ', out of the field as well' : ''}`, async () => {
    draw({ searchable });
    trigger().focus();
    await user.keyboard('{Enter}{ArrowDown}{Tab}');
    assert.not(isOpen());
    assert.equal(chosen, []);
    assert.is(document.activeElement, screen.getByText('After'));
    trigger().focus();
    await user.keyboard('{Enter}{Shift>}{Tab}{/Shift}');
    assert.is(document.activeElement, screen.getByText('Before'));
  });

test('closes with a press elsewhere', async () => {
  draw();
  await user.click(trigger());
  await user.click(screen.getByText('After'));
  assert.not(isOpen());
  assert.is(document.activeElement, screen.getByText('After'));
});

test('goes to the option that is typed, letter by letter', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{Enter}bl');
  assert.is(active(), 'Blackberry');
  await user.keyboard('{Enter}');
  assert.equal(chosen, ['blackberry']);
});

test('opens by typing on the button, and goes on from that letter', async () => {
  draw({ value: 'apple' });
  trigger().focus();
  await user.keyboard('b');
  assert.is(active(), 'Banana');
  await user.keyboard('l');
  assert.is(active(), 'Blackberry');
});

test('leaves shortcuts of the browser alone', async () => {
  draw();
  trigger().focus();
  await user.keyboard('{Control>}r{/Control}');
  assert.not(isOpen());
});

test('filters by what is typed in its field, whatever the case and the accents', async () => {
  draw({ searchable: true, options: countryOptions(), value: 'DE' });
  await user.click(trigger());
  assert.is(document.activeElement, field());
  assert.is(active(), 'Germany');
  assert.ok(screen.getByRole('dialog', { name: 'Fruit' }));
  assert.is(field().getAttribute('aria-controls'), list().id);
  await user.keyboard('COTE');
  assert.equal(shown(), ['Côte d’Ivoire']);
  assert.is(active(), 'Côte d’Ivoire');
  assert.ok(within(screen.getByRole('dialog')).getByText('1 option'));
  await user.keyboard('{Enter}');
  assert.equal(chosen, ['CI']);
});

test('highlights the best match with every letter, and what is chosen when the text is gone', async () => {
  draw({ searchable: true });
  await user.click(trigger());
  await user.keyboard('e');
  assert.equal(shown(), ['Apple', 'Blackberry', 'Cherry']);
  await user.keyboard('{ArrowDown}');
  assert.is(active(), 'Blackberry');
  await user.keyboard('r');
  assert.equal(shown(), ['Blackberry', 'Cherry']);
  assert.is(active(), 'Blackberry');
  await user.keyboard('{Backspace}{Backspace}');
  assert.is(active(), 'Banana');
});

test('says so when nothing matches, and chooses nothing', async () => {
  draw({ searchable: true });
  await user.click(trigger());
  await user.keyboard('xyz');
  assert.is(screen.getByRole('status').textContent, 'Sorry, no matching options.');
  assert.is(screen.queryByRole('listbox'), null);
  assert.is(field().getAttribute('aria-expanded'), 'false');
  await user.keyboard('{ArrowDown}{Enter}');
  assert.ok(isOpen());
  assert.equal(chosen, []);
});

test('opens by typing on the button with that letter in the field', async () => {
  draw({ searchable: true });
  trigger().focus();
  await user.keyboard('ch');
  assert.is(field().value, 'ch');
  assert.equal(shown(), ['Cherry']);
});

test('leaves Home, End and blanks to the text in the field', async () => {
  draw({ searchable: true });
  await user.click(trigger());
  await user.keyboard('e{End}');
  assert.is(active(), 'Apple');
  await user.keyboard(' ');
  assert.is(field().value, 'e ');
  assert.equal(chosen, []);
});

test('leaves keys to an input method while it composes a word', async () => {
  draw({ searchable: true });
  await user.click(trigger());
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
  assert.ok(isOpen());
});

test('shows the list and not the keyboard of a phone to a finger', async () => {
  draw({ searchable: true });
  act(() => {
    trigger().dispatchEvent(
      Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }),
    );
  });
  assert.is(document.activeElement, list());
  await user.keyboard('ch');
  assert.is(document.activeElement, field());
  assert.is(field().value, 'ch');
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

test('cannot be opened while it is disabled', async () => {
  const { rerender } = render(<Fruit disabled />);
  await user.click(trigger());
  assert.not(isOpen());
  rerender(<Fruit />);
  await user.click(trigger());
  assert.ok(isOpen());
  rerender(<Fruit disabled />);
  assert.not(isOpen());
});

test('draws groups with their names, and separators that nobody hears', async () => {
  const [apple, banana, blackberry] = fruits;
  const { container } = draw({
    options: [apple, null, { group: 'Tropical', options: [banana] }, null, blackberry] as DropdownEntry[],
  });
  await user.click(trigger());
  assert.equal(shown(), ['Apple', 'Banana', 'Blackberry']);
  assert.ok(within(screen.getByRole('group', { name: 'Tropical' })).getByRole('option', { name: 'Banana' }));
  assert.is(container.querySelectorAll('hr').length, 2);
  assert.is(screen.queryByRole('separator'), null);
  assert.is(active(), 'Banana');
  await user.keyboard('{ArrowDown}{Enter}');
  assert.equal(chosen, ['blackberry']);
});

test('shows icons and details, and finds options by them', async () => {
  const options = [
    { value: 'EUR', label: 'EUR', detail: 'Euro', icon: <i>E</i> },
    { value: 'USD', label: 'USD', detail: 'US Dollar', keywords: '$' },
  ];
  draw({ options, value: 'EUR', searchable: true });
  assert.is(trigger().textContent, 'EEUR Euro');
  await user.click(trigger());
  await user.keyboard('$');
  assert.equal(shown(), ['USD US Dollar']);
});

test('keeps its keys to itself, so that what it stands in does not follow them', async () => {
  let closed = 0;
  const reached: string[] = [];
  render(
    <Sheet open title="Filter" onClose={() => (closed += 1)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for a menu with keys of its own */}
      <div onKeyDown={({ key }) => reached.push(key)}>
        <Fruit />
      </div>
    </Sheet>,
  );
  trigger().focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(active(), 'Blackberry');
  await user.keyboard('{Escape}');
  assert.not(isOpen());
  assert.is(closed, 0);
  assert.equal(reached, []);
});

test('goes when the focus goes', async () => {
  draw();
  await user.click(trigger());
  act(() => screen.getByText('After').focus());
  assert.not(isOpen());
});

test.run();
