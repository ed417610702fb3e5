import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fit, movedBy, unzoomed, zoomedTo } from '../../../src/ui/media/zoom.ts';

const frame = { width: 400, height: 600 };
const fitted = { width: 400, height: 300 };

test('fits all of a picture into the frame', () => {
  assert.equal(fit({ width: 1200, height: 900 }, frame), fitted);
  assert.equal(fit({ width: 10, height: 30 }, frame), { width: 200, height: 600 });
  assert.equal(fit({ width: 0, height: 0 }, frame), frame);
});

test('keeps what lies under the point in its place', () => {
  const zoom = zoomedTo(unzoomed, 4, { x: 100, y: -50 }, frame, fitted);
  // A point 100 px beside the centre is 400 px beside the centre of the enlarged picture.
  assert.equal(zoom, { scale: 4, x: -300, y: 150 });
  assert.equal(zoomedTo(zoom, 2, { x: 100, y: -50 }, frame, fitted), { scale: 2, x: -100, y: 0 });
});

test('shows no more than all of it and no less than a fifth', () => {
  assert.equal(zoomedTo({ scale: 2, x: 90, y: 0 }, 0.5, unzoomed, frame, fitted), unzoomed);
  assert.is(zoomedTo(unzoomed, 50, unzoomed, frame, fitted).scale, 5);
});

test('moves up to the edges, and not at all in a direction that has room', () => {
  const zoom = { scale: 1.5, x: 0, y: 0 };
  assert.equal(movedBy(zoom, { x: -30, y: 80 }, frame, fitted), { scale: 1.5, x: -30, y: 0 });
  assert.equal(movedBy(zoom, { x: -300, y: 0 }, frame, fitted), { scale: 1.5, x: -100, y: 0 });
});

test.run();
