import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createMenuAim,
  edgeBelow,
  edgeBeside,
  isInTriangle,
  type Edge,
  type Point,
} from '../../../src/shell/header/menu-aim.ts';

const point = (x: number, y: number): Point => ({ x, y });

test.before.each(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.after.each(() => mock.timers.reset());

/** Moves along points, and enters an entry at the last one. Returns whether the action ran. */
function over(path: readonly Point[], edge: Edge) {
  const aim = createMenuAim();
  const state = { aim, times: 0 };
  for (const one of path.slice(0, -1)) aim.move(one);
  const last = path.at(-1) as Point;
  aim.over(last, edge, () => {
    state.times += 1;
  });
  aim.move(last);
  return state;
}

const panelBelow = edgeBelow(40);
const panelBeside = edgeBeside({ left: 200, right: 900, top: 0, bottom: 400 } as DOMRect);

test('finds out whether a point lies in a triangle', () => {
  const corners = [point(0, 0), point(10, 0), point(0, 10)] as const;
  assert.ok(isInTriangle(point(2, 2), ...corners));
  assert.ok(isInTriangle(point(0, 10), ...corners));
  assert.not(isInTriangle(point(6, 6), ...corners));
  assert.not(isInTriangle(point(-1, 5), ...corners));
});

test('acts at once when the mouse moves along the bar', () => {
  assert.is(over([point(80, 20), point(90, 20), point(101, 21)], panelBelow).times, 1);
});

test('acts at once when the mouse comes from outside', () => {
  assert.is(over([point(101, 2)], panelBelow).times, 1);
  assert.is(over([point(101, -8), point(101, 2)], edgeBelow(-20)).times, 1);
});

test('ignores an entry on the way down to the panel, in small steps and in large ones', () => {
  for (const step of [1, 3, 9]) {
    const path: Point[] = [];
    for (let way = 0; way <= 18; way += step) path.push(point(90 + way, 10 + way));
    assert.is(over(path, panelBelow).times, 0, `steps of ${step}`);
  }
});

test('acts when the mouse turns to the entry on its way', () => {
  const state = over([point(90, 10), point(96, 16), point(102, 22)], panelBelow);
  assert.is(state.times, 0);
  for (const x of [106, 110, 114, 118]) state.aim.move(point(x, 22));
  assert.is(state.times, 1);
});

test('acts when the mouse rests on the entry', () => {
  const state = over([point(90, 10), point(96, 16), point(102, 22)], panelBelow);
  mock.timers.tick(160);
  assert.is(state.times, 1);
});

test('drops an entry that the mouse has left', () => {
  const state = over([point(90, 10), point(96, 16), point(102, 22)], panelBelow);
  state.aim.cancel();
  mock.timers.tick(160);
  state.aim.move(point(130, 22));
  assert.is(state.times, 0);
});

test('ignores entries on the way to a panel on either side', () => {
  assert.is(over([point(100, 100), point(112, 110), point(124, 120)], panelBeside).times, 0);
  assert.is(over([point(1000, 100), point(988, 110), point(976, 120)], panelBeside).times, 0);
});

test('acts at once on the way down a list, and away from the panel', () => {
  assert.is(over([point(100, 100), point(101, 120), point(102, 140)], panelBeside).times, 1);
  assert.is(over([point(100, 100), point(80, 105), point(60, 110)], panelBeside).times, 1);
});

test('has no edge to aim at from within the panel', () => {
  assert.is(panelBeside(point(300, 100)), null);
  assert.is(panelBelow(point(300, 60)), null);
});

test.run();
