import { wildcard } from './limits.ts';
import type { ExchangeRates } from './reviewer.ts';

/**
 * Every country of ISO 3166-1 by its two-letter code, in the order shown: the eleven most asked for, then the rest
 * by English name. The order is kept here, because collation and some names differ between browsers.
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

/** Whether a text is a code of the country list as it stands, '*' included. Codes are upper case. */
export function isCountry(code: string): boolean {
  return countryCodes.includes(code);
}

/** The two-letter codes that stand in a text one after the other. */
export function pairs(text: string): string[] {
  return text.match(/../g) ?? [];
}

/*
 * Codes as a host, or a storage that others write to, may give them: in either case, with space around them, or none
 * at all. What is no code must neither get into a call nor be offered to anybody.
 */

/** The two letters of a country of the list, in capitals; null for anything else, "all countries" included. */
export function countryCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return isCountry(code) && code !== wildcard ? code : null;
}

/** The three letters of a currency in capitals, or '*'; null for what cannot be either. */
export function currencyCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return code === wildcard || /^[A-Z]{3}$/.test(code) ? code : null;
}

/** Those entries of a table that are rates: finite numbers above 0, by the codes of their currencies. */
export function ratesOf(table: Readonly<Record<string, unknown>>): ExchangeRates {
  const rates = Object.entries(table).flatMap(([name, rate]): [string, number][] => {
    const code = currencyCode(name);
    return code && typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? [[code, rate]] : [];
  });
  return Object.fromEntries(rates);
}
