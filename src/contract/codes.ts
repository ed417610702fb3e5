import { wildcard } from './limits.ts';
import type { ExchangeRates } from './reviewer.ts';

/**
 * The two-letter codes of ISO 3166-1 in the order shown: the eleven most used, then the rest by English name. The
 * order is fixed here, because collation and some names differ between browsers.
 */
const codes =
  'AUCAFRDEINITNLNZESGBUS' +
  'AFAXALDZASADAOAIAQAGARAMAWATAZBSBHBDBBBYBEBZBJBMBTBOBABWBVBRIOVGBNBGBFBIKHCMCVBQKYCFTDCLCNCXCCCO' +
  'KMCGCDCKCRCIHRCUCWCYCZDKDJDMDOECEGSVGQEREESZETFKFOFJFIGFPFTFGAGMGEGHGIGRGLGDGPGUGTGGGNGWGYHTHMHN' +
  'HKHUISIDIRIQIEIMILJMJPJEJOKZKEKIKWKGLALVLBLSLRLYLILTLUMOMGMWMYMVMLMTMHMQMRMUYTMXFMMDMCMNMEMSMAMZ' +
  'MMNANRNPNCNINENGNUNFKPMKMPNOOMPKPWPSPAPGPYPEPHPNPLPTPRQARERORURWWSSMSTSASNRSSCSLSGSXSKSISBSOZAGS' +
  'KRSSLKBLSHKNLCMFPMVCSDSRSJSECHSYTWTJTZTHTLTGTKTOTTTNTRTMTCTVUMVIUGUAAEUYUZVUVAVEVNWFEHYEZMZW';

/** '*' ("all countries"), then every country code in the order shown. */
export const countryCodes: readonly string[] = [wildcard, ...pairs(codes)];

/** Whether a text is a code of the country list, including '*'. Codes are upper case. */
export function isCountry(code: string): boolean {
  return countryCodes.includes(code);
}

/** Splits a text into codes of two letters. */
export function pairs(text: string): string[] {
  return text.match(/../g) ?? [];
}

/** Normalises a country code of a host or a storage to capitals; null for '*' and for what is no country. */
export function countryCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return isCountry(code) && code !== wildcard ? code : null;
}

/** Normalises a currency code of a host or a storage to capitals; null unless it has three letters or is '*'. */
export function currencyCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return code === wildcard || /^[A-Z]{3}$/.test(code) ? code : null;
}

/** The valid exchange rates of a table: finite numbers above 0 under currency codes. Other entries are left out. */
export function ratesOf(table: Readonly<Record<string, unknown>>): ExchangeRates {
  const rates = Object.entries(table).flatMap(([name, rate]): [string, number][] => {
    const code = currencyCode(name);
    return code && typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? [[code, rate]] : [];
  });
  return Object.fromEntries(rates);
}
