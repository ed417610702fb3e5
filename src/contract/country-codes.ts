import { isoCodes } from './codes.ts';
import { countryName } from './countries.ts';
import { wildcard } from './limits.ts';

const mostUsed = ['AU', 'CA', 'FR', 'DE', 'IN', 'IT', 'NL', 'NZ', 'ES', 'GB', 'US'];

/** '*' ("all countries"), the most used countries, then the rest by their names in a language. */
export function countryCodes(locale = 'en'): readonly string[] {
  const { compare } = new Intl.Collator(locale);
  const rest = isoCodes.filter(code => !mostUsed.includes(code));
  rest.sort((one, other) => compare(countryName(one, locale), countryName(other, locale)));
  return [wildcard, ...mostUsed, ...rest];
}
