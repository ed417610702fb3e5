import { once } from '../domain/format.ts';
import { uiMessages } from '../messages/ui.ts';

/** Texts side by side: `a, b`. Those that are empty are left out. */
export const listed = (texts: readonly (string | false | null | undefined)[]): string =>
  texts.flatMap(text => text || []).join(uiMessages.comma);

/** `1234` → `1,234`. */
export const formatCount = (count: number, locale: string): string =>
  once(`n${locale}`, () => new Intl.NumberFormat(locale)).format(count);

/** `4.25` → `4.3`, `5` → `5.0`: always one decimal, so that the digits line up. */
export const formatRating = (rating: number, locale: string): string =>
  once(
    `r${locale}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ).format(rating);

/** `98` → `98%`; takes whole percent, because scores are floored before. */
export const formatPercent = (percent: number, locale: string): string =>
  once(`p${locale}`, () => new Intl.NumberFormat(locale, { style: 'percent' })).format(percent / 100);
