import { countryCode } from '../contract/codes.ts';
import { definePreference } from './preference.ts';

/** The shopper's country as a two-letter code. It never becomes a search filter by itself. */
export const countryPreference = definePreference('country', countryCode);
