import { once } from '../domain/format.ts';

/** `March 5, 2024`, in the time zone of the device. */
export const formatDate = (date: Date, locale: string): string =>
  once(`d${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })).format(date);

/** `March 5, 2024 at 2:30 PM`, in the time zone of the device. */
export const formatDateTime = (date: Date, locale: string): string =>
  once(`t${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })).format(
    date,
  );

/** `Tuesday, March 5, 2024 at 2:30 PM GMT+1`: a moment that must not be missed names its time zone, that of the device. */
export const formatDeadline = (date: Date, locale: string): string =>
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
  ).format(date);
