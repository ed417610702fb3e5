import { once } from '../domain/format.ts';
import type { Moment } from '../domain/moment.ts';
import { formatCount } from './format.ts';

const day = 86_400_000;
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', day / 24],
  ['minute', day / 1440],
];

/**
 * Time since something has happened, in the largest unit that fits: `3 weeks ago`, `yesterday`. Less than a minute is `now`,
 * a day without a time `today`. The clock of the host or of the device may be wrong: nothing has happened in the future.
 */
export const formatAgo = (then: Moment, now: Date, locale: string): string =>
  relative(Math.min(distance(then, now), 0), then, locale);

/** Between calendar days for a day. Days have 23 to 25 hours. */
function distance({ date, isDay }: Moment, now: Date): number {
  if (!isDay) return date.getTime() - now.getTime();
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((date.getTime() - today.getTime()) / day) * day;
}

function relative(past: number, { isDay }: Moment, locale: string): string {
  const least = isDay ? 'day' : 'second';
  const [unit, size] =
    units.find(([, ms]) => Math.abs(past) >= ms) ?? ([least, Number.POSITIVE_INFINITY] as const);
  const format = once(`a${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return unspaced(format.format(Math.trunc(past / size), unit), locale);
}

/** A length of time: `6 hours`. The unit is a word of the host, such as `hours` or `day`; an unknown one stays. */
export function formatDuration(count: number, unit: string, locale: string): string {
  const unitName = units.find(([name]) => name === unit.trim().toLowerCase().replace(/s$/, ''))?.[0];
  if (!unitName) return `${formatCount(count, locale)} ${unit}`;
  const options = { style: 'unit', unit: unitName, unitDisplay: 'long' } as const;
  const format = once(`u${unitName}${locale}`, () => new Intl.NumberFormat(locale, options));
  return unspaced(format.format(count), locale);
}

/** How fast a store replies: from a day on in days, rounded up, so that times of two stores compare. */
export function formatReplyTime({ number, unit }: { number: number; unit: string }, locale: string): string {
  const isDays = number >= 24 && /^\s*hours?\s*$/i.test(unit);
  return isDays
    ? formatDuration(Math.ceil(number / 24), 'day', locale)
    : formatDuration(number, unit, locale);
}

/**
 * The time until a deadline, rounded down, so that two places never differ: `2 days` from 48 hours on, `1 day, 9 hr` from 24,
 * `1 hr 53 min` below.
 * @param ms above 0
 */
export function formatTimeLeft(ms: number, locale: string): string {
  if (ms >= 2 * day) return formatDuration(Math.floor(ms / day), 'day', locale);
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const parts = (
    ms >= day
      ? [
          ['day', 1],
          ['hour', hours - 24],
        ]
      : [
          ['hour', hours],
          ['minute', minutes % 60],
        ]
  ) satisfies (readonly [string, number])[];
  const texts = parts.flatMap(([unit, count]) =>
    count === 0
      ? []
      : new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
  );
  return unspaced(new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(texts), locale);
}

/** `3 日前` → `3日前`: Japanese has no space between a figure and its unit. */
const unspaced = (text: string, locale: string): string =>
  locale.startsWith('ja') ? text.replace(/\s/g, '') : text;
