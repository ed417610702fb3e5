import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Box, panelPosition, positionTooltip } from '../../../src/ui/overlays/popover-position.ts';

const phone: Box = { left: 0, top: 0, width: 390, height: 844 };
const at = (top: number, more: Partial<Box> = {}): Box => ({
  left: 20,
  top,
  width: 300,
  height: 48,
  ...more,
});
const place = (anchor: Box, seen = phone, wanted = 400, isRightToLeft = false) =>
  panelPosition(anchor, seen, wanted, isRightToLeft);

test('puts a panel below its anchor, as wide as it', () => {
  assert.equal(place(at(100)), { left: 20, width: 300, top: 152, bottom: null, maxHeight: 444 });
});

test('puts it above where there is no room below, by its lower edge', () => {
  assert.equal(place(at(600)), { left: 20, width: 300, top: null, bottom: 596, maxHeight: 444 });
});

test('takes the side that has more room where neither has enough', () => {
  const low: Box = { ...phone, height: 600 };
  assert.equal(place(at(200), low), { left: 20, width: 300, top: 252, bottom: null, maxHeight: 340 });
  assert.equal(place(at(330), low), { left: 20, width: 300, top: null, bottom: 326, maxHeight: 318 });
});

test('leaves a short panel below its anchor', () => {
  assert.is(place(at(700), phone, 80).top, 752);
});

test('covers its anchor in a low window, above an on-screen keyboard', () => {
  const low: Box = { ...phone, top: 40, height: 330 };
  assert.equal(place(at(180), low), { left: 20, width: 300, top: 48, bottom: null, maxHeight: 314 });
  assert.equal(place(at(700), low).top, null);
  assert.is(place(at(700), low).bottom, 362);
});

test('stays in view when its anchor is scrolled away', () => {
  assert.is(place(at(-300)).top, 8);
  assert.is(place(at(2000)).bottom, 836);
});

test('is wide enough to read, and never wider than the window', () => {
  assert.is(place(at(100, { width: 120 })).width, 280);
  assert.is(place(at(100, { width: 600 })).width, 374);
  assert.equal(
    [place(at(100, { left: 300, width: 80 })).left, place(at(100, { left: -50 })).left],
    [390 - 8 - 280, 8],
  );
});

test('aligns with the right edge in right-to-left text', () => {
  const anchor = at(100, { left: 200, width: 160 });
  assert.is(place(anchor, phone, 400, true).left, 200 + 160 - 280);
  assert.is(place(at(100, { left: 0, width: 120 }), phone, 400, true).left, 8);
});

/** A window of 400 × 300 px. */
test.before(() => {
  for (const [name, value] of [
    ['clientWidth', 400],
    ['clientHeight', 300],
  ] as const)
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
});

/** The position of a tooltip of 200 × 50 px at an anchor of 20 × 20 px; null when the anchor is out of sight. */
function placed(left: number, top: number, [width, height] = [200, 50]) {
  const anchor = { getBoundingClientRect: () => ({ left, top, right: left + 20, bottom: top + 20 }) };
  const style = { left: '', top: '' };
  const element = { offsetWidth: width, offsetHeight: height, style };
  const isSeen = positionTooltip(anchor as Element, element as unknown as HTMLElement);
  return isSeen ? [style.left, style.top] : null;
}

test('puts a tooltip above its anchor, centred', () => {
  assert.equal(placed(190, 150), ['100px', '92px']);
});

test('puts a tooltip below its anchor where there is no room above', () => {
  assert.equal(placed(190, 60), ['100px', '88px']);
});

test('keeps a tooltip within the sides of the window', () => {
  assert.equal(placed(0, 150), ['12px', '92px']);
  assert.equal(placed(380, 150), ['188px', '92px']);
});

test('starts a tooltip at the edge of a window that is too small for it', () => {
  assert.equal(placed(190, 150, [900, 900]), ['12px', '12px']);
});

test('reports that the anchor of a tooltip is out of sight', () => {
  assert.is(placed(190, -30), null);
  assert.is(placed(190, 310), null);
  assert.is(placed(-30, 150), null);
  assert.is(placed(410, 150), null);
});

test.run();
