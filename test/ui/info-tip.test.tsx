import { act, render, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InfoTip } from '../../src/ui/info-tip.tsx';

const draw = () => render(<InfoTip label="What it means">It means a lot.</InfoTip>);
const button = () => screen.getByRole('button', { name: 'What it means' });
const isOpen = () => screen.queryByRole('tooltip') !== null;

/** Catches the timer of the tip, and returns what lets its time pass. */
function holdTimer(): { ms: number | undefined; pass(): void } {
  const real = globalThis.setTimeout;
  const held = {
    ms: undefined as number | undefined,
    pass: () => {},
  };
  globalThis.setTimeout = ((run: () => void, ms: number) => {
    if (ms < 1000) return real(run, ms);
    held.ms = ms;
    held.pass = () => act(run);
    return 0;
  }) as typeof setTimeout;
  restore = () => {
    globalThis.setTimeout = real;
  };
  return held;
}
let restore = () => {};
test.after.each(() => restore());

test('opens on hover and closes when the mouse leaves', async () => {
  draw();
  await user.hover(button());
  assert.ok(isOpen());
  await user.unhover(button());
  assert.not(isOpen());
});

test('opens on focus, describes its button, and closes on blur', async () => {
  draw();
  await user.tab();
  assert.is(button().getAttribute('aria-describedby'), screen.getByRole('tooltip').id);
  await user.tab();
  assert.not(isOpen());
});

test('opens with a click and closes with Escape', async () => {
  draw();
  await user.click(button());
  assert.ok(isOpen());
  await user.keyboard('{Escape}');
  assert.not(isOpen());
});

test('hides five seconds after it opened', async () => {
  draw();
  const timer = holdTimer();
  await user.tab();
  assert.ok(isOpen());
  assert.is(timer.ms, 5000);
  timer.pass();
  assert.not(isOpen());
});

test.run();
