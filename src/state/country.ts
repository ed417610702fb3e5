import { countryCode } from '../contract/codes.ts';
import { homeDefaultCountry } from '../contract/limits.ts';
import { atom } from './jotai.ts';
import { definePreference } from './preference.ts';
import { servicesAtom } from './services.ts';

/** The shopper's country as a two-letter code. It never becomes a search filter by itself. */
export const countryPreference = definePreference('country', countryCode);

/**
 * The country that carousels are asked for: the chosen one, else the one stored when the product started, else US.
 * What the server says later is for the next visit, or else every first visit would ask for all carousels twice.
 */
export const carouselCountryAtom = atom(get => {
  const stored = countryCode(get(servicesAtom).storage.get('country'));
  return get(countryPreference.chosenAtom) ?? stored ?? homeDefaultCountry;
});
