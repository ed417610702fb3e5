import { countryCode } from '../contract/codes.ts';
import { currencyOf } from '../contract/country-currency.ts';

/**
 * The person's likely currency: that of their country, where it is known, else that of the region of the first language
 * that names one (en-GB: GBP). A guess for display alone; null where nothing is known.
 * @param country a two-letter code
 * @param languages BCP 47, as the browser lists them
 */
export function homeCurrency(country: string | null, languages: readonly string[]): string | null {
  const region = country ?? languages.map(regionOf).find(code => code !== null);
  return region ? currencyOf(region) : null;
}

/** The country that a language names; null without one, as for "es-419", the Spanish of a continent. */
function regionOf(language: string): string | null {
  try {
    return countryCode(new Intl.Locale(language).region);
  } catch {
    // The tag is not valid.
    return null;
  }
}

const limitWords =
  'under|below|less than|cheaper than|up to|at most|over|above|more than|at least|' +
  'unter|bis|höchstens|über|ab|mindestens|moins de|jusqu’à|plus de|menos de|hasta|más de';
const amount = String.raw`\d+(?:[.,]\d+)*`;
/** A limit of the price at the end of a text, without a currency: "under 100", "between 50 and 100". */
const bareLimit = new RegExp(
  String.raw`(?<!\p{L})(?:${limitWords}|(?:between|from|zwischen|von)\s+${amount}\s+(?:and|to|und|bis))\s+${amount}$`,
  'iu',
);

/** Names the currency of a limit of the price that a search text ends with: "lamp under 100" → "lamp under 100 GBP". */
export const withCurrency = (text: string, currency: string): string =>
  bareLimit.test(text.replaceAll("'", '’').trim()) ? `${text.trim()} ${currency}` : text;
