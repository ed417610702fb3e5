import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hearTime, hostNow } from '../../src/host/clock.ts';

const hour = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms).toUTCString();
/** By how many hours, rounded, the time is another than the device's. */
const hours = () => Math.round((hostNow().getTime() - Date.now()) / hour);

test('goes by the clock of the device until an answer says its time', () => {
  hearTime(null);
  hearTime('yesterday');
  assert.is(hours(), 0);
});

test('goes by the newest time of the host, not by that of a copy from a cache', () => {
  hearTime(later(-5 * hour));
  assert.is(hours(), -5);
  hearTime(later(-hour));
  assert.is(hours(), -1);
  hearTime(later(-3 * hour));
  assert.is(hours(), -1);
  hearTime(later(hour));
  assert.is(hours(), 1);
});

test('keeps the time of the device where that is right but for seconds', () => {
  hearTime(later(hour + 30_000));
  assert.is(hours(), 1);
  const real = Date.now;
  Date.now = () => real() + hour;
  hearTime(new Date(real() + hour + 40_000).toUTCString());
  assert.is(hostNow().getTime() - Date.now(), 0);
  Date.now = real;
});

test.run();
