import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Moment, readMoment } from '../../src/domain/moment.ts';
import { formatCount, formatPercent, formatRating, listed } from '../../src/ui/format.ts';
import { formatAgo, formatDuration, formatReplyTime } from '../../src/ui/format-ago.ts';
import { formatDate, formatDateTime, formatDeadline } from '../../src/ui/format-date.ts';

const now = new Date('2026-06-15T12:00:00Z');
const at = (date: Date): Moment => ({ date, end: date, isDay: false, iso: date.toISOString() });
const ago = (date: string, locale = 'en') => formatAgo(readMoment(date) as Moment, now, locale);

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

test('says from a day on in days how fast a store replies', () => {
  const replies = (number: number, unit = 'hours') => formatReplyTime({ number, unit }, 'en');
  assert.is(replies(23), '23 hours');
  assert.is(replies(24), '1 day');
  assert.is(replies(45, 'Hour'), '2 days');
  assert.is(replies(90, 'minutes'), '90 minutes');
});

test('what has happened is never in the future, whatever the clocks say', () => {
  for (const date of ['2026-06-15T12:00:20Z', '2026-06-15T12:42:00Z', '2026-06-17T12:00:00Z'])
    assert.is(ago(date), 'now');
  assert.is(ago('2026-06-17'), 'today');
});

test('a day without a time is that day everywhere, and has no hours', () => {
  const zone = process.env.TZ;
  // Formatters are kept, with the time zone that they were made in: another language for each.
  const zones = { 'en-GB': 'America/Los_Angeles', 'en-IE': 'UTC', 'en-AU': 'Pacific/Kiritimati' };
  for (const [locale, TZ] of Object.entries(zones)) {
    process.env.TZ = TZ;
    const day = readMoment('2026-03-01') as Moment;
    assert.is(formatDate(day.date, locale), '1 March 2026', TZ);
    assert.is(formatDateTime(day, locale), '1 March 2026', TZ);
    assert.match(formatDeadline(day, locale, day.date), /^Sun,? 1 Mar$/, TZ);
    assert.equal([day.date.getDate(), day.end.getDate(), day.end.getHours()], [1, 2, 0], TZ);
    for (const [hour, text] of [
      [0, 'today'],
      [23, 'today'],
      [24, 'yesterday'],
      [49, '2 days ago'],
    ] as const)
      assert.is(formatAgo(day, new Date(2026, 2, 1, hour, 30), 'en'), text, `${TZ} ${hour}`);
    // The clocks go forward on 8 March in Los Angeles.
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  assert.equal([readMoment('2026-02-30'), readMoment('soon'), readMoment(null)], [null, null, null]);
});

test('writes the date in full', () => {
  assert.is(formatDate(new Date(2026, 0, 5), 'en'), 'January 5, 2026');
});

const [inJune, inNextYear] = [new Date(2026, 5, 1), new Date(2027, 5, 1)];

test('writes a deadline with its weekday, time and time zone, and another year than this', () => {
  const date = new Date(2026, 0, 5, 14, 30);
  assert.match(formatDeadline(at(date), 'en', inJune), /^Mon, Jan 5, 2:30.PM\u00a0\S/);
  assert.match(formatDeadline(at(date), 'en', inNextYear), /^Mon, Jan 5, 2026, 2:30.PM\u00a0\S/);
  assert.match(formatDeadline(at(date), 'de', inJune), /^Mo\., 5\. Jan\.,? (um )?14:30\u00a0\S/);
});

test('writes figures as the language does: no space before a unit in Japanese, first days in French', () => {
  assert.is(ago('2024-06-01T12:00:00Z', 'ja'), '2年前');
  assert.is(formatDuration(3, 'days', 'ja'), '3日');
  assert.is(formatDate(new Date(2026, 2, 1), 'fr'), '1er mars 2026');
  assert.is(formatDate(new Date(2026, 2, 11), 'fr'), '11 mars 2026');
  assert.match(formatDeadline(at(new Date(2026, 2, 1, 1, 30)), 'fr-CA', inJune), /^dim\. 1er mars/);
});

test('lists texts side by side', () => {
  assert.is(listed(['a', '', undefined, 'b', 'c']), 'a, b, c');
});

test.run();
