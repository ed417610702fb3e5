import { once } from '../domain/format.ts';
import type { Moment } from '../domain/moment.ts';
import { hostNow } from '../host/clock.ts';

/** `March 5, 2024`, in the time zone of the device. */
export const formatDate = (date: Date, locale: string): string =>
  written(
    once(`d${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })).format(date),
    locale,
  );

/** `March 5, 2024 at 2:30 PM GMT+1`, in the time zone of the device, which it names; a day has no time. */
export const formatDateTime = ({ date, isDay }: Moment, locale: string): string =>
  isDay
    ? formatDate(date, locale)
    : written(
        timeKept(
          once(
            `t${locale}`,
            () =>
              new Intl.DateTimeFormat(locale, {
                year: 'numeric',
                month: 'long',
                day: 'numeric',
                hour: 'numeric',
                minute: '2-digit',
                timeZoneName: 'short',
              }),
          ).format(date),
        ),
        locale,
      );

/**
 * `Tue, Mar 5, 2:30 PM GMT+1`, with the year where it is not that of now. A moment that must not be missed names its day of
 * the week and its time zone, that of the device. A day has neither.
 */
export function formatDeadline({ date, isDay }: Moment, locale: string, now = hostNow()): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  const format = once(
    `${isThisYear ? 'u' : 'y'}${isDay}${locale}`,
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        ...(!isThisYear && { year: 'numeric' }),
        ...(!isDay && { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
      }),
  );
  const text = format.format(date);
  return written(isDay ? text : timeKept(text), locale);
}

/** With no break in the time, nor before the last word: "AM" or a time zone alone on a line would say nothing. */
const timeKept = (text: string): string => text.replace(/(?<=\d:\d\d.*) | (?=\S+$)/g, '\u00a0');

/** `1 mars` → `1er mars`: French counts the first day of a month. */
const written = (text: string, locale: string): string =>
  locale.startsWith('fr') ? text.replace(/(?<!\S)1 (?=\p{L})/u, '1er ') : text;
