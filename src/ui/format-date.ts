import { once } from '../domain/format.ts';

/** `March 5, 2024`, in the time zone of the device. */
export const formatDate = (date: Date, locale: string): string =>
  once(`d${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })).format(date);

/** `March 5, 2024 at 2:30 PM`, in the time zone of the device. */
export const formatDateTime = (date: Date, locale: string): string =>
  once(`t${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })).format(
    date,
  );
