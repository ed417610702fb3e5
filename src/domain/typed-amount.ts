import { formatExact, placesOf } from './currency.ts';
import { once } from './format.ts';
import { decimalsOf, foldName, numberOf, splitNumber } from './typed-number.ts';

/** A typed amount. */
export interface TypedAmount {
  readonly value: number;
  /** The code of the currency that was typed with it; null without one. */
  readonly currency: string | null;
}

/**
 * Reads an amount of money: a number as in `readNumber`, alone or with a currency before or behind it (code, sign, or name
 * in the language). Null for a number with anything else around it, such as another currency.
 * @param own the code of the expected currency, which may be named by what others share, such as "$"; null without one
 * @param others codes that may be named as well, the likely ones first
 */
export function readAmount(
  text: string,
  locale: string,
  own: string | null,
  others: readonly string[] = [],
): TypedAmount | null {
  const found = splitNumber(text);
  if (!found) return null;
  const { names, digits } = found;
  // "1,0000" is grouped as in Japanese, unless the comma is the decimal sign of the language.
  const [, sign] = /([.,])\d{4,}$/.exec(digits) ?? [];
  if (sign && !decimalsOf(locale).includes(sign)) return null;
  const currency = names.length === 0 ? null : currencyNamed(names, locale, own, others);
  if (currency === undefined) return null;
  // Three digits behind a sign are no cents: "1.250 €" is 1250 in every language.
  const isWhole = currency !== null && placesOf(currency) < 3;
  const value = numberOf(found, isWhole ? '' : decimalsOf(locale, currency ?? undefined));
  return value === null ? null : { value, currency };
}

/** The first currency that all of the names stand for; undefined without one. */
function currencyNamed(
  names: readonly string[],
  locale: string,
  own: string | null,
  others: readonly string[],
): string | undefined {
  const currencies = own === null ? others : [own, ...others];
  const find = (spell: (currency: string) => readonly string[]) =>
    currencies.find(currency => {
      const spellings = spell(currency);
      return names.every(name =>
        [name, `${name}.`, name.replace(' ', '')].some(
          one => one === currency.toLowerCase() || spellings.includes(one),
        ),
      );
    });
  return (
    find(() => []) ??
    find(currency => (currency === own ? sharedSpellings(own, locale) : [])) ??
    find(currency => spellingsOf(currency, locale)) ??
    find(currency => spellingsOf(currency, 'en')) ??
    // "US$" is what the dollar is called beside others.
    find(currency => spellingsOf(currency, 'en-CA'))
  );
}

type Display = NonNullable<Intl.NumberFormatOptions['currencyDisplay']>;

function written(currency: string, locale: string, currencyDisplay: Display): string[] {
  try {
    const options = { style: 'currency', currency, currencyDisplay, minimumFractionDigits: 0 } as const;
    const format = new Intl.NumberFormat(locale, options);
    // Names have a form for each of these counts, in one language or another.
    return [1, 2, 3, 4, 5, 11, 100, 0.9].flatMap(count =>
      format.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? foldName(value) : [])),
    );
  } catch {
    // The code is not valid.
    return [];
  }
}

const spellingsOf = (currency: string, locale: string): string[] =>
  once(`${locale} ${currency} spellings`, () => [
    ...written(currency, locale, 'symbol'),
    ...written(currency, locale, 'name'),
  ]);

/** What people call currencies that no table of names knows. */
const called: Readonly<Record<string, readonly string[]>> = {
  CHF: ['fr.', 'sfr.'],
  INR: ['rs.'],
  THB: ['บาท'],
  TRY: ['tl'],
};

/** Signs and words that other currencies share, such as "$" and "dollars", and those above. */
const sharedSpellings = (currency: string, locale: string): string[] =>
  once(`${locale} ${currency} shared spellings`, () => [
    ...(called[currency] ?? []),
    ...[locale, 'en'].flatMap(language => [
      ...written(currency, language, 'narrowSymbol'),
      ...spellingsOf(currency, language).flatMap(name => [name, ...name.split(' ')]),
    ]),
  ]);

/** A typed limit of the price: the amount, or null with the problem if the text is none. An empty text has neither. */
export type TypedPrice = {
  readonly amount: number | null;
  /** The code of the currency that was typed with it. */
  readonly currency?: string;
  readonly problem?: 'number' | 'above';
};

/** Reads a typed limit of the price. For the currencies, see `readAmount`. */
export function readTypedPrice(
  text: string,
  locale: string,
  own: string | null,
  others: readonly string[] = [],
): TypedPrice {
  // Most fields are empty. The steps below take milliseconds on a slow phone.
  if (text.trim() === '') return { amount: null };
  const read = readAmount(text, locale, own, others);
  if (!read) return { amount: null, problem: 'number' };
  if (read.value <= 0) return { amount: null, problem: 'above' };
  return { amount: read.value, ...(read.currency !== null && { currency: read.currency }) };
}

/** An amount as people type it: ungrouped, with the digits and the decimal sign of the language. */
export function writeTypedPrice(amount: number | null, locale: string): string {
  if (amount === null) return '';
  const options = { useGrouping: false, maximumFractionDigits: 20 } as const;
  return once(`${locale} typed price`, () => new Intl.NumberFormat(locale, options)).format(amount);
}

/** Whether an amount has no more decimals than its currency. 12.345 € cannot be paid. */
export const isPayable = (amount: number, currency: string): boolean =>
  Number(amount.toFixed(placesOf(currency))) === amount;

/** An amount as an example of how one may be typed. Null stands for any currency. */
export function exampleAmount(locale: string, currency: string | null): string {
  if (currency) return formatExact(placesOf(currency) > 0 ? 1250.5 : 1250, currency, locale);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1250.5);
}
