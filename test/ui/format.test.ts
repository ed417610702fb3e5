import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatCount, formatPercent, formatRating, listed } from '../../src/ui/format.ts';
import { formatAgo, formatDuration } from '../../src/ui/format-ago.ts';
import { formatDate, formatDeadline } from '../../src/ui/format-date.ts';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (date: string, locale = 'en') => formatAgo(new Date(date), now, locale);

test('writes counts, ratings and percent in the locale', () => {
  assert.is(formatCount(1234567, 'en'), '1,234,567');
  assert.is(formatCount(1234567, 'de'), '1.234.567');
  assert.is(formatRating(5, 'en'), '5.0');
  assert.is(formatRating(4.25, 'de'), '4,3');
  assert.is(formatPercent(98, 'en'), '98%');
});

test('says how long ago in the largest unit that fits', () => {
  assert.is(ago('2024-06-01T12:00:00Z'), '2 years ago');
  assert.is(ago('2026-03-01T12:00:00Z'), '3 months ago');
  assert.is(ago('2026-06-01T12:00:00Z'), '2 weeks ago');
  assert.is(ago('2026-06-14T12:00:00Z'), 'yesterday');
  assert.is(ago('2026-06-15T09:30:00Z'), '2 hours ago');
  assert.is(ago('2026-06-15T11:59:30Z'), 'now');
  assert.is(ago('2026-06-14T12:00:00Z', 'de'), 'gestern');
});

test('writes a length of time in the language of the page, in words of the host where it knows no others', () => {
  assert.is(formatDuration(1, 'hours', 'en'), '1 hour');
  assert.is(formatDuration(6, 'Hour', 'en'), '6 hours');
  assert.is(formatDuration(2, 'days', 'de'), '2 Tage');
  assert.is(formatDuration(3, 'business days', 'en'), '3 business days');
});

test('writes a future date as future', () => {
  assert.is(ago('2026-06-15T12:00:20Z'), 'now');
  assert.is(ago('2026-06-17T12:00:00Z'), 'in 2 days');
});

test('writes the date in full', () => {
  assert.is(formatDate(new Date(2026, 0, 5), 'en'), 'January 5, 2026');
});

const [inJune, inNextYear] = [new Date(2026, 5, 1), new Date(2027, 5, 1)];

test('writes a deadline with its weekday, time and time zone, and another year than this', () => {
  const date = new Date(2026, 0, 5, 14, 30);
  assert.match(formatDeadline(date, 'en', inJune), /^Mon, Jan 5, 2:30.PM \S/);
  assert.match(formatDeadline(date, 'en', inNextYear), /^Mon, Jan 5, 2026, 2:30.PM \S/);
  assert.match(formatDeadline(date, 'de', inJune), /^Mo\., 5\. Jan\.,? (um )?14:30 \S/);
});

test('writes figures as the language does: no space before a unit in Japanese, first days in French', () => {
  assert.is(ago('2024-06-01T12:00:00Z', 'ja'), '2年前');
  assert.is(formatDuration(3, 'days', 'ja'), '3日');
  assert.is(formatDate(new Date(2026, 2, 1), 'fr'), '1er mars 2026');
  assert.is(formatDate(new Date(2026, 2, 11), 'fr'), '11 mars 2026');
  assert.match(formatDeadline(new Date(2026, 2, 1, 1, 30), 'fr-CA', inJune), /^dim\. 1er mars/);
});

test('lists texts side by side', () => {
  assert.is(listed(['a', '', undefined, 'b', 'c']), 'a, b, c');
});

test.run();
