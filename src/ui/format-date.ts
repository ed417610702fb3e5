import { once } from '../domain/format.ts';

/** `March 5, 2024`, in the time zone of the device. */
export const formatDate = (date: Date, locale: string): string =>
  written(
    once(`d${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })).format(date),
    locale,
  );

/** `March 5, 2024 at 2:30 PM`, in the time zone of the device. */
export const formatDateTime = (date: Date, locale: string): string =>
  written(
    once(
      `t${locale}`,
      () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
    ).format(date),
    locale,
  );

/** `Tuesday, March 5, 2024 at 2:30 PM GMT+1`: a moment that must not be missed names its time zone, that of the device. */
export const formatDeadline = (date: Date, locale: string): string =>
  written(
    once(
      `u${locale}`,
      () =>
        new Intl.DateTimeFormat(locale, {
          weekday: 'long',
          year: 'numeric',
          month: 'long',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
        }),
    ).format(date),
    locale,
  );

/** `1 mars` → `1er mars`: French counts the first day of a month. */
const written = (text: string, locale: string): string =>
  locale.startsWith('fr') ? text.replace(/(?<!\S)1 (?=\p{L})/u, '1er ') : text;
