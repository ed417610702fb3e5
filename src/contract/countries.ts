import { isCountry } from './codes.ts';
import { wildcard } from './limits.ts';

/** English names that differ between browsers or their versions. */
const ownNames: Readonly<Record<string, string>> = {
  CD: 'Congo (Kinshasa)',
  CG: 'Congo (Brazzaville)',
  CV: 'Cape Verde',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  HK: 'Hong Kong',
  MK: 'North Macedonia',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  SZ: 'Eswatini',
  TR: 'Türkiye',
};

const names = new Map<string, Intl.DisplayNames>();
/** The name of a country in a language, by default English; the text itself if it is no country code. */
export function countryName(code: string, locale = 'en'): string {
  if (code === wildcard || !isCountry(code)) return code;
  const displayNames = names.get(locale) ?? new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  names.set(locale, displayNames);
  return (/^en\b/.test(locale) && ownNames[code]) || displayNames.of(code) || code;
}
