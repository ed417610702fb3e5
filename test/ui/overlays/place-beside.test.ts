import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeBeside } from '../../../src/ui/overlays/place-beside.ts';

/** A window of 400 × 300 px. */
test.before(() => {
  for (const [name, value] of [
    ['clientWidth', 400],
    ['clientHeight', 300],
  ] as const)
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
});

/** Where a bubble of 200 × 50 px is placed beside something of 20 × 20 px; null when that is out of sight. */
function placed(left: number, top: number, [width, height] = [200, 50]) {
  const anchor = { getBoundingClientRect: () => ({ left, top, right: left + 20, bottom: top + 20 }) };
  const style = { left: '', top: '' };
  const element = { offsetWidth: width, offsetHeight: height, style };
  const isSeen = placeBeside(anchor as Element, element as unknown as HTMLElement);
  return isSeen ? [style.left, style.top] : null;
}

test('stands above, centred', () => {
  assert.equal(placed(190, 150), ['100px', '92px']);
});

test('stands below where there is no room above', () => {
  assert.equal(placed(190, 60), ['100px', '88px']);
});

test('stays within the window at its sides', () => {
  assert.equal(placed(0, 150), ['12px', '92px']);
  assert.equal(placed(380, 150), ['188px', '92px']);
});

test('begins at the edge where the window is too small for it', () => {
  assert.equal(placed(190, 150, [900, 900]), ['12px', '12px']);
});

test('tells when what it belongs to has gone out of sight', () => {
  assert.is(placed(190, -30), null);
  assert.is(placed(190, 310), null);
  assert.is(placed(-30, 150), null);
  assert.is(placed(410, 150), null);
});

test.run();
