import { countryName as nameIn } from '../contract/countries.ts';
import { wildcard } from '../contract/limits.ts';
import { filterPillMessages } from '../messages/filters.ts';
import { textLocale } from '../messages/message.ts';

/** The name of a country in the language of the texts; “All countries” for '*'; the text itself if it is no code. */
export const countryName = (code: string): string =>
  code === wildcard ? filterPillMessages.allCountries : nameIn(code, textLocale());
