/** Formatters are costly to make and cheap to keep. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>();
function once<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: () => T,
): T {
  const found = (made.get(key) as T | undefined) ?? make();
  made.set(key, found);
  return found;
}

/** `1234` → `1,234`. */
export const formatCount = (count: number, locale: string): string =>
  once(`n${locale}`, () => new Intl.NumberFormat(locale)).format(count);

/** `4.25` → `4.3`, `5` → `5.0`: one decimal always, so that figures stand in line. */
export const formatRating = (rating: number, locale: string): string =>
  once(
    `r${locale}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ).format(rating);

/** `98` → `98%`; takes whole percent, because scores are floored before they are shown. */
export const formatPercent = (percent: number, locale: string): string =>
  once(`p${locale}`, () => new Intl.NumberFormat(locale, { style: 'percent' })).format(percent / 100);

/** The day in full, in the reader's time zone. */
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

/** How long ago in the largest unit that fits: `3 weeks ago`, `yesterday`; less than a minute is `now`. */
export function formatAgo(date: Date, now: Date, locale: string): string {
  const past = date.getTime() - now.getTime();
  const [unit, size] =
    units.find(([, ms]) => Math.abs(past) >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const);
  const format = once(`a${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return format.format(Math.trunc(past / size), unit);
}
