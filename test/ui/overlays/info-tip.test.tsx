import { fireEvent, render, screen, user } from '../../support/dom.ts';
import { held, holdLongTimers, pass } from '../../support/long-timers.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InfoTip } from '../../../src/ui/overlays/info-tip.tsx';

const draw = () =>
  render(
    <>
      <InfoTip label="What it means">It means a lot.</InfoTip>
      <InfoTip label="Another one">It means nothing.</InfoTip>
      <button type="button">elsewhere</button>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'What it means' });
const elsewhere = () => screen.getByRole('button', { name: 'elsewhere' });
const bubble = () => screen.queryByRole('tooltip');
const isOpen = () => bubble() !== null;

holdLongTimers();

test('opens on hover and closes when the mouse has left', async () => {
  draw();
  await user.hover(button());
  assert.ok(isOpen());
  await user.unhover(button());
  assert.not(isOpen());
});

test('opens on focus, describes its button, and closes on blur', async () => {
  draw();
  await user.tab();
  assert.is(button().getAttribute('aria-describedby'), bubble()?.id);
  await user.tab();
  assert.is(screen.getByRole('tooltip').textContent, 'It means nothing.');
  await user.tab();
  assert.not(isOpen());
});

test('opens with a click, and a press elsewhere closes it', async () => {
  draw();
  await user.click(button());
  assert.ok(isOpen());
  await user.click(elsewhere());
  assert.not(isOpen());
});

test('opens with a key, and again after it has hidden', async () => {
  draw();
  await user.tab();
  pass(5000);
  assert.not(isOpen());
  await user.keyboard('{Enter}');
  assert.ok(isOpen());
});

test('hides five seconds after it opened', async () => {
  draw();
  await user.tab();
  pass(4999);
  assert.ok(isOpen());
  pass(1);
  assert.not(isOpen());
});

test('hides although the pointer rests on the button', async () => {
  draw();
  await user.hover(button());
  pass(5000);
  assert.not(isOpen());
});

test('stays while the pointer is on the bubble, and hides when it has left', async () => {
  draw();
  await user.hover(button());
  // Moving between the parts of the tip does not leave it.
  fireEvent.pointerOut(button(), { relatedTarget: bubble(), pointerType: 'mouse' });
  pass(6000);
  assert.ok(isOpen());
  await user.unhover(bubble() as HTMLElement);
  assert.not(isOpen());
});

test('stays for another five seconds after a pointer has left the bubble of a button with the focus', async () => {
  draw();
  await user.click(button());
  await user.hover(bubble() as HTMLElement);
  pass(6000);
  await user.hover(elsewhere());
  pass(4999);
  assert.ok(isOpen());
  pass(1);
  assert.not(isOpen());
});

test('stays open for its five seconds after a click when the mouse leaves', async () => {
  draw();
  await user.click(button());
  await user.unhover(button());
  pass(3000);
  assert.ok(isOpen());
  pass(2000);
  assert.not(isOpen());
});

test('closes itself only on Escape', async () => {
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => void keys.push(key);
  document.addEventListener('keydown', listen);
  draw();
  await user.click(button());
  await user.keyboard('{Escape}');
  assert.not(isOpen());
  assert.equal(keys, []);
  await user.keyboard('{Escape}');
  assert.equal(keys, ['Escape']);
  document.removeEventListener('keydown', listen);
});

test('closes the open tip when another one opens', async () => {
  draw();
  await user.tab();
  await user.hover(screen.getByRole('button', { name: 'Another one' }));
  assert.is(screen.getByRole('tooltip').textContent, 'It means nothing.');
});

const touched = (clientX: number, clientY: number) => [{ clientX, clientY }];
function touch(target: Element, [x, y]: readonly [number, number]): void {
  fireEvent.touchStart(target, { touches: touched(100, 100) });
  fireEvent.touchEnd(target, { changedTouches: touched(100 + x, 100 + y) });
}

test('counts a touch that moved up to 20 px as a tap', () => {
  draw();
  touch(button(), [12, 17]);
  assert.not(isOpen());
  touch(button(), [12, 16]);
  assert.ok(isOpen());
  pass(5000);
  assert.not(isOpen());
});

test('closes with a second tap', () => {
  draw();
  touch(button(), [0, 0]);
  assert.ok(isOpen());
  touch(button(), [0, 0]);
  assert.not(isOpen());
});

test('is not opened by a pinch', () => {
  draw();
  fireEvent.touchStart(button(), { touches: [...touched(0, 0), ...touched(50, 50)] });
  fireEvent.touchEnd(button(), { changedTouches: touched(0, 0) });
  assert.not(isOpen());
});

test('lies in the top layer, and releases everything when it unmounts', async () => {
  const view = draw();
  await user.click(button());
  assert.is(bubble()?.getAttribute('popover'), 'manual');
  view.unmount();
  assert.equal(held(), []);
});

test.run();
