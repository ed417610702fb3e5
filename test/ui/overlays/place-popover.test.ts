import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Box, placeAt } from '../../../src/ui/overlays/place-popover.ts';

const phone: Box = { left: 0, top: 0, width: 390, height: 844 };
const at = (top: number, more: Partial<Box> = {}): Box => ({
  left: 20,
  top,
  width: 300,
  height: 48,
  ...more,
});
const place = (anchor: Box, seen = phone, wanted = 400, isRightToLeft = false) =>
  placeAt(anchor, seen, wanted, isRightToLeft);

test('puts a panel below its anchor, as wide as it', () => {
  assert.equal(place(at(100)), { left: 20, width: 300, top: 152, bottom: null, room: 444 });
});

test('puts it above where there is no room below, hanging on its lower edge', () => {
  assert.equal(place(at(600)), { left: 20, width: 300, top: null, bottom: 596, room: 444 });
});

test('takes the side that has more room where neither has enough', () => {
  const low: Box = { ...phone, height: 600 };
  assert.equal(place(at(200), low), { left: 20, width: 300, top: 252, bottom: null, room: 340 });
  assert.equal(place(at(330), low), { left: 20, width: 300, top: null, bottom: 326, room: 318 });
});

test('leaves a short panel below its anchor, however little room there is', () => {
  assert.is(place(at(700), phone, 80).top, 752);
});

test('covers its anchor in a window that is too low, above an on-screen keyboard', () => {
  const low: Box = { ...phone, top: 40, height: 330 };
  assert.equal(place(at(180), low), { left: 20, width: 300, top: 48, bottom: null, room: 314 });
  assert.equal(place(at(700), low).top, null);
  assert.is(place(at(700), low).bottom, 362);
});

test('stays in sight when its anchor is scrolled away', () => {
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

test('lines up with the right edge where the page is written from right to left', () => {
  const anchor = at(100, { left: 200, width: 160 });
  assert.is(place(anchor, phone, 400, true).left, 200 + 160 - 280);
  assert.is(place(at(100, { left: 0, width: 120 }), phone, 400, true).left, 8);
});

test.run();
