import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hearTime, hostNow } from '../../src/host/clock.ts';

const hour = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms).toUTCString();
const hear = (date: string, cacheControl = 'private, no-store') =>
  hearTime(new Headers({ date, 'cache-control': cacheControl }));
/** By how many hours, rounded, the time is another than the device's. */
const hours = () => Math.round((hostNow().getTime() - Date.now()) / hour);

test('goes by the clock of the device until an answer says its time', () => {
  hearTime(new Headers());
  hear('yesterday');
  // It may be a copy of an hour ago.
  hear(later(-hour), 'max-age=3600');
  assert.is(hours(), 0);
});

test('goes by the newest time of the host, not by that of an answer that was overtaken', () => {
  hear(later(-5 * hour));
  assert.is(hours(), -5);
  hear(later(-hour));
  assert.is(hours(), -1);
  hear(later(-3 * hour));
  assert.is(hours(), -1);
  hear(later(hour));
  assert.is(hours(), 1);
});

test('keeps the time of the device where that is right but for seconds', () => {
  hear(later(hour + 30_000));
  assert.is(hours(), 1);
  const real = Date.now;
  try {
    Date.now = () => real() + hour;
    hear(new Date(real() + hour + 40_000).toUTCString());
    assert.is(hostNow().getTime() - Date.now(), 0);
  } finally {
    Date.now = real;
  }
});

test.run();
