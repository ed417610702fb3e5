/** Data of countries beside their names. The first paint does not load them. */
import { isCountry } from './codes.ts';
import { countryName } from './countries.ts';
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

/** Currencies of a single country, whose code is the first two letters. */
const nationalCurrencies =
  'AEDAFNALLAMDAOAARSAUDAWGAZNBAMBBDBDTBHDBIFBMDBNDBOBBRLBSDBTNBWPBYNBZDCADCDFCHFCLPCNYCOPCRCCUPCVECZKDJFDKKDOPDZD' +
  'EGPERNETBFJDFKPGBPGELGHSGIPGMDGNFGTQGYDHKDHNLHTGHUFIDRILSINRIQDIRRISKJMDJODJPYKESKGSKHRKMFKPWKRWKWDKYDKZTLAKLBP' +
  'LKRLRDLSLLYDMADMDLMGAMKDMMKMNTMOPMRUMURMVRMWKMXNMYRMZNNADNGNNIONOKNPRNZDOMRPABPENPGKPHPPKRPLNPYGQARRONRSDRUBRWF' +
  'SARSBDSCRSDGSEKSGDSHPSLESOSSRDSSPSTNSYPSZLTHBTJSTMTTNDTOPTRYTTDTWDTZSUAHUGXUSDUYUUZSVESVNDVUVWSTYERZARZMWZWG';

/** Shared currencies → the codes of the other countries that use them. */
const sharedCurrencies: Readonly<Record<string, string>> = {
  AUD: 'CCCXHMKINFNRTV',
  CHF: 'LI',
  DKK: 'FOGL',
  EUR: 'ADATAXBEBGBLCYDEEEESFIFRGFGPGRHRIEITLTLULVMCMEMFMQMTNLPMPTRESISKSMTFVAYT',
  GBP: 'GGGSIMJE',
  ILS: 'PS',
  MAD: 'EH',
  NOK: 'BVSJ',
  NZD: 'CKNUPNTK',
  USD: 'ASBQECFMGUIOMHMPPRPWSVTCTLUMVGVI',
  XAF: 'CFCGCMGAGQTD',
  XCD: 'AGAIDMGDKNLCMSVC',
  XCG: 'CWSX',
  XOF: 'BFBJCIGWMLNESNTG',
  XPF: 'NCPFWF',
  XXX: 'AQ',
};

let currencies: Map<string, string> | undefined;
/** The currency of a country, by its two-letter code; XXX ("no currency") for an unknown one. */
export function currencyOf(code: string): string {
  currencies ??= new Map([
    ...(nationalCurrencies.match(/.../g) ?? []).map(currency => [currency.slice(0, 2), currency] as const),
    ...Object.entries(sharedCurrencies).flatMap(([currency, users]) =>
      (users.match(/../g) ?? []).map(user => [user, currency] as const),
    ),
  ]);
  return currencies.get(code) ?? 'XXX';
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
