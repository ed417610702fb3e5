import { once } from './format.ts';

/** `March 5, 2024`, in the time zone of the device. */
export const formatDate = (date: Date, locale: string): string =>
  once(`d${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })).format(date);

const day = 86_400_000;
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', day / 24],
  ['minute', day / 1440],
];

/** Time since a date in the largest unit that fits: `3 weeks ago`, `yesterday`. Less than a minute is `now`. */
export function formatAgo(date: Date, now: Date, locale: string): string {
  const past = date.getTime() - now.getTime();
  const [unit, size] =
    units.find(([, ms]) => Math.abs(past) >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const);
  const format = once(`a${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return format.format(Math.trunc(past / size), unit);
}
