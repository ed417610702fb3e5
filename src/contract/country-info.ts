/** Data of countries beside their names. The first paint does not load them. */
import { isCountry } from './codes.ts';
import { countryName } from './countries.ts';
import { currencyOf } from './country-currency.ts';
import { wildcard } from './limits.ts';

export interface CountryInfo {
  readonly name: string;
  /** ISO 4217; XXX ("no currency") for Antarctica. */
  readonly currency: string;
  /** The symbol as written in that country: "$" for every dollar. */
  readonly symbol: string;
  /** The short date format, such as "DD/MM/YYYY"; absent if the browser does not know it. */
  readonly dateFormat?: string;
}

/** The country table: what is known of a two-letter code; null when it is no country of the list. */
export function countryInfo(code: string): CountryInfo | null {
  if (code === wildcard || !isCountry(code)) return null;
  const currency = currencyOf(code);
  const dateFormat = dateFormatOf(code);
  return {
    name: countryName(code),
    currency,
    symbol: symbolOf(currency),
    ...(dateFormat === undefined ? {} : { dateFormat }),
  };
}

function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(part => part.type === 'currency')?.value ?? currency;
}

const dateParts: Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = {
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
};

function dateFormatOf(code: string): string | undefined {
  // The most common language of the country, with the calendar and the digits that the codes DD, MM, YYYY mean.
  const language = new Intl.Locale(`und-${code}`).maximize().language;
  const locale = `${language}-${code}-u-ca-gregory-nu-latn`;
  if (language === 'und' || Intl.DateTimeFormat.supportedLocalesOf([locale]).length === 0) return undefined;
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const text = format
    .formatToParts(0)
    .map(({ type, value }) => dateParts[type] ?? (type === 'literal' ? value : ''))
    .join('');
  // Some languages add a word or marks of writing direction around it.
  return text.replace(/\p{Cf}/gu, '').match(/[DMY].*[DMY]/)?.[0];
}
