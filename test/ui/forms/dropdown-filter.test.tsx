import { act, fireEvent, render, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryOptions } from '../../../src/domain/country-options.ts';
import {
  active,
  chosen,
  draw,
  field,
  Fruit,
  isOpen,
  list,
  optionTexts,
  trigger,
} from './dropdown-support.tsx';

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

test('filters by what is typed in its field, whatever the case and the accents', async () => {
  draw({ searchable: true, options: countryOptions(), value: 'DE' });
  await user.click(trigger());
  assert.is(document.activeElement, field());
  assert.is(active(), 'Germany');
  assert.ok(screen.getByRole('dialog', { name: 'Fruit' }));
  assert.is(field().getAttribute('aria-controls'), list().id);
  await user.keyboard('COTE');
  assert.equal(optionTexts(), ['Côte d’Ivoire']);
  assert.is(active(), 'Côte d’Ivoire');
  assert.ok(within(screen.getByRole('dialog')).getByText('1 option'));
  await user.keyboard('{Enter}');
  assert.equal(chosen, ['CI']);
});

test('highlights the best match with every letter, and what is chosen when the text is gone', async () => {
  draw({ searchable: true });
  await user.click(trigger());
  await user.keyboard('e');
  assert.equal(optionTexts(), ['Apple', 'Blackberry', 'Cherry']);
  await user.keyboard('{ArrowDown}');
  assert.is(active(), 'Blackberry');
  await user.keyboard('r');
  assert.equal(optionTexts(), ['Blackberry', 'Cherry']);
  assert.is(active(), 'Blackberry');
  await user.keyboard('{Backspace}{Backspace}');
  assert.is(active(), 'Banana');
});

test('reports that nothing matches, and chooses nothing', async () => {
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
  assert.equal(optionTexts(), ['Cherry']);
});

test('leaves Home, End and Space to the text in the field', async () => {
  draw({ searchable: true });
  await user.click(trigger());
  await user.keyboard('e{End}');
  assert.is(active(), 'Apple');
  await user.keyboard(' ');
  assert.is(field().value, 'e ');
  assert.equal(chosen, []);
});

test('ignores keys during an IME composition', async () => {
  draw({ searchable: true });
  await user.click(trigger());
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
  assert.ok(isOpen());
});

test('filters by a word that is composed once it is complete', async () => {
  draw({ searchable: true });
  await user.click(trigger());
  const all = optionTexts();
  const set = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  fireEvent.keyDown(field(), { keyCode: 229, code: 'KeyC' });
  set('zzz');
  assert.equal([field().value, optionTexts()], ['zzz', all]);
  set('ch');
  fireEvent(field(), new Event('compositionend', { bubbles: true }));
  assert.equal(optionTexts(), ['Cherry']);
});

test('focuses no field after a touch, so that no on-screen keyboard opens', async () => {
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

test('shows icons and details, and finds options by them', async () => {
  const options = [
    { value: 'EUR', label: 'EUR', detail: 'Euro', icon: <i>E</i> },
    { value: 'USD', label: 'USD', detail: 'US Dollar', keywords: '$' },
  ];
  draw({ options, value: 'EUR', searchable: true });
  assert.is(trigger().textContent, 'EEUR Euro');
  // From right to left, a space within the detail would stand at its far end.
  assert.is(trigger().querySelector('.mp-dropdown__detail')?.textContent, 'Euro');
  await user.click(trigger());
  await user.keyboard('$');
  assert.equal(optionTexts(), ['USD US Dollar']);
});

test.run();
