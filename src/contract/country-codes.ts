import { wildcard } from './limits.ts';

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
