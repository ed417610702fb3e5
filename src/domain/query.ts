import { rating } from '../contract/limits.ts';
import { decodeText, wellFormed } from '../contract/uri.ts';

/** Reads the text of a parameter; null if it is not valid. */
export type Reader<T> = (text: string) => T | null;

export interface QueryDefinition<P> {
  /** The values of missing parameters. Their order is the order in written addresses. */
  readonly defaults: P;
  readonly read: { readonly [Name in keyof P]-?: Reader<NonNullable<P[Name]>> };
  /** The values of invalid parameters where they differ from the defaults. */
  readonly invalid?: Partial<P>;
  /** Parameters that are written even with their default values. */
  readonly always?: readonly (keyof P)[];
}

/** The parameters of a list in its address. */
export interface AddressQuery<P> extends Required<Pick<QueryDefinition<P>, 'defaults' | 'always'>> {
  /**
   * Reads the parameters from a raw `location.search`, with or without its question mark. Never throws. The first
   * valid value of a repeated parameter counts. `+` is a space, an invalid escape stays as it is, and half of a
   * surrogate pair becomes U+FFFD.
   */
  parse(search: string): P;
}

/** Defines the parameters of a list. Reading, writing and changing its address all follow from this one table. */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<P extends object>({
  defaults,
  read,
  invalid = {},
  always = [],
}: QueryDefinition<P>): AddressQuery<P> {
  const names = Object.keys(defaults) as (keyof P & string)[];

  return {
    defaults,
    always,
    parse(search) {
      const texts = new Map<string, string[]>(names.map(name => [name, []]));
      for (const part of queryParts(search)) texts.get(nameOf(part))?.push(textOf(part));
      const values = names.map(name => {
        const given = texts.get(name) ?? [];
        for (const text of given) {
          const value = read[name](text);
          if (value !== null) return [name, value];
        }
        return [name, (given.length > 0 ? invalid[name] : undefined) ?? defaults[name]];
      });
      return Object.fromEntries(values) as P;
    },
  };
}

/** The parts between the `&` of a query, with or without its question mark. Nothing is decoded. */
export const queryParts = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean);
/** The decoded name of one part. */
export const nameOf = (part: string): string => decodePart(part.split('=', 1)[0] ?? '');
const textOf = (part: string) => decodePart(part.includes('=') ? part.slice(part.indexOf('=') + 1) : '');

/** Decodes each run of escapes by itself, so that an invalid one does not affect the others. */
function decodePart(raw: string): string {
  return wellFormed(raw.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, decodeText));
}

/** The query without the parameters whose decoded name is refused; '' when nothing is left. */
export function filterQuery(search: string, keeps: (name: string) => boolean): string {
  return writeQuery(queryParts(search).filter(part => keeps(nameOf(part))));
}

/** The query with these parts, with its question mark; '' without any. */
export function writeQuery(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Any text. */
export const text: Reader<string> = given => given;

/** A non-empty text. */
export const filled: Reader<string> = given => given || null;

/** A filter that is on or left out. */
export const flag: Reader<boolean> = given => given === 'true' || null;

/** A finite decimal number. The whole text must be one: no spaces, no hexadecimals. */
export const numeric: Reader<number> = given => {
  const value = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(given) ? Number(given) : Number.NaN;
  return Number.isFinite(value) ? value : null;
};

/** An integer. Decimals are cut off; the largest value is the largest safe integer. */
export const integer: Reader<number> = given => {
  const value = numeric(given);
  const limit = Number.MAX_SAFE_INTEGER;
  // Adding 0 turns -0 into 0.
  return value === null ? null : Math.min(Math.max(Math.trunc(value), -limit), limit) + 0;
};

/** Whole stars of a review, 1..5. */
export const wholeStars: Reader<number> = given => {
  const value = integer(given);
  return value !== null && value >= 1 && value <= rating.max ? value : null;
};

/** A page number. Values below 1 become 1. */
export const pageNumber: Reader<number> = given => {
  const value = integer(given);
  return value === null ? null : Math.max(value, 1);
};
