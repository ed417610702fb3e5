import { render, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Sheet } from '../../../src/ui/overlays/sheet.tsx';
import { active, chosen, draw, Fruit, isOpen, trigger } from './dropdown-support.tsx';

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

test('highlights the option that is typed, letter by letter', async () => {
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

test('stops its keys from reaching what is around it', async () => {
  let closed = 0;
  const reached: string[] = [];
  render(
    <Sheet title="Filter" onClose={() => (closed += 1)}>
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

test.run();
