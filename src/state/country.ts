import { saveCountry } from '../api/reviewer.ts';
import { countryCode } from '../contract/codes.ts';
import { homeDefaultCountry, wildcard } from '../contract/limits.ts';
import { atom } from './jotai.ts';
import { preference } from './preference.ts';
import { servicesAtom } from './services.ts';

const country = preference('country', countryCode, meta => meta.country, saveCountry);

/** The shopper's country as a two-letter code; null when unknown. It never becomes a search filter by itself. */
export const countryAtom = country.savedAtom;
/**
 * Chooses the country. Stores it in this browser and in the profile of a signed-in reviewer. A failed save is only
 * logged. '*' ("all countries") changes nothing: it does not say where the shopper is.
 */
export const chooseCountryAtom = atom(null, (_get, set, choice: string) => {
  if (choice !== wildcard) set(country.chooseAtom, choice);
});
export const receiveCountryAtom = country.receiveAtom;

/**
 * The country that carousels are asked for: the chosen one, else the one stored when the product started, else US.
 * What the server says later is for the next visit, or else every first visit would ask for all carousels twice.
 */
export const carouselCountryAtom = atom(get => {
  const stored = countryCode(get(servicesAtom).storage.get('country'));
  return get(country.chosenAtom) ?? stored ?? homeDefaultCountry;
});
