import { isCountry, isoCodes } from './codes.ts';
import { wildcard } from './limits.ts';

/** Names that differ between browsers or their versions. */
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

let names: Intl.DisplayNames | undefined;
/** The English name of a country; 'All countries' for '*'; the text itself if it is no country code. */
export function countryName(code: string): string {
  if (code === wildcard) return 'All countries';
  if (!isCountry(code)) return code;
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return ownNames[code] ?? names.of(code) ?? code;
}

const mostUsed = ['AU', 'CA', 'FR', 'DE', 'IN', 'IT', 'NL', 'NZ', 'ES', 'GB', 'US'];

/** '*' ("all countries"), the most used countries, then the rest by English name. */
export function countryCodes(): readonly string[] {
  codes ??= listCodes();
  return codes;
}
let codes: readonly string[] | undefined;

function listCodes(): readonly string[] {
  const { compare } = new Intl.Collator('en');
  const rest = isoCodes.filter(code => !mostUsed.includes(code));
  rest.sort((one, other) => compare(countryName(one), countryName(other)));
  return [wildcard, ...mostUsed, ...rest];
}

/** The searchable country list: code → English name, in the order shown. */
export function searchableCountries(): ReadonlyMap<string, string> {
  return new Map(countryCodes().map(code => [code, countryName(code)]));
}
