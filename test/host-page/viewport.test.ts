import { setViewport } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readViewport, watchViewport } from '../../src/host/viewport.ts';

const widths = [
  ['mobile', 320],
  ['mobile', 767],
  ['tablet', 768],
  ['tablet', 991],
  ['desktop', 992],
  ['desktop', 2560],
] as const;
for (const [viewport, width] of widths) {
  test(`calls ${width} px ${viewport}`, () => {
    setViewport(width);
    assert.is(readViewport(window), viewport);
  });
}

test('reports changes of the viewport until it is stopped', () => {
  setViewport(1440);
  const seen: string[] = [];
  const end = watchViewport(window, viewport => seen.push(viewport));
  for (const width of [1000, 991, 800, 500, 400]) setViewport(width);
  assert.equal(seen, ['tablet', 'mobile']);
  end();
  setViewport(1440);
  assert.equal(seen, ['tablet', 'mobile']);
});

test.run();
