import { wildcard } from './limits.ts';
import type { ExchangeRates } from './reviewer.ts';

/** The codes of ISO 3166-1: second letters by the first. */
const secondLetters: Readonly<Record<string, string>> = {
  A: 'DEFGILMOQRSTUWXZ',
  B: 'ABDEFGHIJLMNOQRSTVWYZ',
  C: 'ACDFGHIKLMNORUVWXYZ',
  D: 'EJKMOZ',
  E: 'CEGHRST',
  F: 'IJKMOR',
  G: 'ABDEFGHILMNPQRSTUWY',
  H: 'KMNRTU',
  I: 'DELMNOQRST',
  J: 'EMOP',
  K: 'EGHIMNPRWYZ',
  L: 'ABCIKRSTUVY',
  M: 'ACDEFGHKLMNOPQRSTUVWXYZ',
  N: 'ACEFGILOPRUZ',
  O: 'M',
  P: 'AEFGHKLMNRSTWY',
  Q: 'A',
  R: 'EOSUW',
  S: 'ABCDEGHIJKLMNORSTVXYZ',
  T: 'CDFGHJKLMNORTVWZ',
  U: 'AGMSYZ',
  V: 'ACEGINU',
  W: 'FS',
  Y: 'ET',
  Z: 'AMW',
};

/** All of them, in the order of the alphabet. */
export const isoCodes = Object.entries(secondLetters).flatMap(([first, letters]) =>
  [...letters].map(letter => first + letter),
);

/** Whether a text is a code of the country list, including '*'. Codes are upper case. */
export function isCountry(code: string): boolean {
  return code === wildcard || isoCodes.includes(code);
}

/** Normalises a country code of a host or a storage to capitals; null for '*' and for what is no country. */
export function countryCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return isCountry(code) && code !== wildcard ? code : null;
}

/** Normalises a currency code of a host or a storage to capitals; null unless it has three letters or is '*'. */
export function currencyCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return code === wildcard || /^[A-Z]{3}$/.test(code) ? code : null;
}

/** The valid exchange rates of a table: finite numbers above 0 under currency codes. Other entries are left out. */
export function ratesOf(table: Readonly<Record<string, unknown>>): ExchangeRates {
  const rates = Object.entries(table).flatMap(([name, rate]): [string, number][] => {
    const code = currencyCode(name);
    return code && typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? [[code, rate]] : [];
  });
  return Object.fromEntries(rates);
}
