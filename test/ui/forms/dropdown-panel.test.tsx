import { act, fireEvent, render, screen, user } from '../../support/dom.ts';
import { createRef } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DropdownPanel } from '../../../src/ui/forms/dropdown-panel.tsx';
import type { Opening } from '../../../src/ui/forms/dropdown-option.tsx';
import { active, field, fruits, list, optionTexts } from './dropdown-support.tsx';

type Props = Parameters<typeof DropdownPanel>[0];
const calls: string[] = [];
test.before.each(() => void calls.splice(0));

/** A panel that is open over a button, without the dropdown around it. */
function open({ opening, ...rest }: Partial<Omit<Props, 'opening'>> & { opening?: Partial<Opening> } = {}) {
  const anchor = createRef<HTMLButtonElement>();
  const draw = (changed: Partial<Props> = {}) => (
    <>
      <button ref={anchor} type="button">
        Fruit
      </button>
      <DropdownPanel
        id="fruit"
        label="Fruit"
        options={fruits}
        value="banana"
        searchable={false}
        loading={false}
        opening={opened}
        anchor={anchor}
        onChoose={value => calls.push(`chose ${value}`)}
        onClose={() => calls.push('closed')}
        {...rest}
        {...changed}
      />
    </>
  );
  const opened: Opening = { at: 'chosen', typed: '', time: 0, ...opening };
  const view = render(draw());
  return { redraw: (changed: Partial<Props>) => view.rerender(draw(changed)) };
}
const status = () => screen.getByRole('status').textContent;
/** A key at a time of its own, ms. */
const key = (name: string, time: number) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  act(() => void document.activeElement?.dispatchEvent(event));
};

for (const [at, option] of [
  ['chosen', 'Banana'],
  ['first', 'Apple'],
  ['last', 'Cherry'],
] as const)
  test(`has the focus, and highlights the ${at} option when it was opened there`, () => {
    open({ opening: { at } });
    assert.is(document.activeElement, list());
    assert.is(active(), option);
  });

test('takes the focus itself while there is nothing to choose, and hands it to the list when that comes', () => {
  const { redraw } = open({ loading: true, opening: { byTouch: true }, searchable: true });
  assert.is(document.activeElement, screen.getByRole('dialog', { name: 'Fruit' }));
  assert.equal([status(), optionTexts()], ['Loading...', []]);
  redraw({ loading: false });
  assert.is(document.activeElement, list());
});

test('leaves the focus in the field when other options come', async () => {
  const { redraw } = open({ searchable: true });
  await user.keyboard('b');
  redraw({ loading: true });
  redraw({ loading: false });
  assert.is(document.activeElement, field());
  assert.equal(optionTexts(), ['Banana', 'Blackberry']);
});

test('announces the number of matching options, and nothing before a letter is typed', async () => {
  open({ searchable: true });
  assert.is(status(), '');
  await user.keyboard('b');
  assert.is(status(), '2 options');
  await user.keyboard('x');
  assert.is(status(), 'Sorry, no matching options.');
});

test('goes on with a word that is typed without a pause, and begins another after one', () => {
  open();
  key('b', 1000);
  assert.is(active(), 'Blackberry');
  key('a', 1400);
  assert.is(active(), 'Banana');
  key('c', 2000);
  assert.is(active(), 'Cherry');
});

test('takes a space for a part of what is typed, and for a choice after a pause', () => {
  const options = ['Apple', 'Red apple'].map(label => ({ value: label, label }));
  open({ options, value: 'Apple' });
  for (const [at, letter] of [...'red '].entries()) key(letter, 1000 + at);
  assert.equal([active(), calls], ['Red apple', []]);
  key(' ', 2000);
  assert.equal(calls, ['chose Red apple']);
});

test('closes with Alt and the arrow up, and chooses nothing', () => {
  open();
  fireEvent.keyDown(list(), { key: 'ArrowUp', altKey: true });
  assert.equal(calls, ['closed']);
});

test('stays at the first and at the last option', async () => {
  open({ opening: { at: 'last' } });
  await user.keyboard('{ArrowDown}');
  assert.is(active(), 'Cherry');
  await user.keyboard('{Home}{ArrowUp}');
  assert.is(active(), 'Apple');
});

test('keeps the highlighted option when options come before it', async () => {
  const { redraw } = open();
  await user.keyboard('{End}');
  redraw({ options: [{ value: 'acai', label: 'Açaí' }, ...fruits] });
  assert.is(active(), 'Cherry');
});

test('leaves keys of a composition to the input method', () => {
  open({ searchable: true });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  // Safari's keydown comes after the end of the composition.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Tab', isComposing: true });
  assert.equal(calls, []);
});

test.run();
