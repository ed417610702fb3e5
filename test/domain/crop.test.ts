import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { centralView, cropOf, dragged } from '../../src/domain/crop.ts';

const wide = { width: 400, height: 200 };

test('begins with the middle, as much of it as fits', () => {
  assert.equal(cropOf(wide, centralView), { x: 100, y: 0, size: 200 });
  assert.equal(cropOf({ width: 200, height: 400 }, centralView), { x: 0, y: 100, size: 200 });
});

test('magnifies around the place chosen', () => {
  assert.equal(cropOf(wide, { zoom: 2, x: 1, y: 0.5 }), { x: 300, y: 50, size: 100 });
});

test('follows the finger, and stays within the picture', () => {
  const by = (x: number, y: number) => cropOf(wide, dragged(wide, centralView, { x, y }));
  assert.equal(by(0.25, 0), { x: 50, y: 0, size: 200 });
  assert.equal(by(-0.25, 3), { x: 150, y: 0, size: 200 });
  assert.equal(by(9, 0), { x: 0, y: 0, size: 200 });
  assert.equal(dragged({ width: 9, height: 9 }, centralView, { x: 1, y: 1 }), centralView);
});

test.run();
