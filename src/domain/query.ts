import { decodeText, encodeText, wellFormed } from '../contract/uri.ts';

/** Reads the text of a parameter; null where it makes no sense. */
export type Reader<T> = (text: string) => T | null;

export interface QueryDefinition<P> {
  /** The values of an address that names none. Their order is that of every address that is written. */
  readonly defaults: P;
  readonly read: { readonly [Name in keyof P]-?: Reader<NonNullable<P[Name]>> };
  /** What a parameter counts as that an address has, but without a value that makes sense; else its default. */
  readonly invalid?: Partial<P>;
  /** Written with their defaults, too. */
  readonly always?: readonly (keyof P)[];
}

/** Parameters to write; null and undefined stand for the default. */
export type ParamsToWrite<P> = { readonly [Name in keyof P]?: P[Name] | null | undefined };

/** The parameters of a list, and how they stand in its address. */
export interface AddressQuery<P> {
  readonly defaults: P;
  /**
   * Reads the parameters from `location.search` as it stands, with or without its question mark. Never throws. Of a
   * parameter that is repeated, the first value that makes sense counts. A percent sign that begins no valid escape
   * stands for itself, `+` for a space, and half of a surrogate pair becomes U+FFFD.
   */
  parse(search: string): P;
  /** What an address has to say: the parameters that differ from their defaults, in their order. */
  written(params: ParamsToWrite<P>): Partial<P>;
  /** The query of an address with these parameters in place of its own; what it says beside them stays as it stands. */
  replaceIn(search: string, params: ParamsToWrite<P>): string;
  /** Changes a list. Any change but that of the page starts at page 1; a value that is there already is no change. */
  change(params: P, change: Partial<P>): P;
}

/** Describes the parameters of a list: from the one table come reading, writing and changing its address. */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<P extends object>({
  defaults,
  read,
  invalid = {},
  always = [],
}: QueryDefinition<P>): AddressQuery<P> {
  const names = Object.keys(defaults) as (keyof P & string)[];
  const isOwn = (part: string) => (names as string[]).includes(nameOf(part));

  function written(params: ParamsToWrite<P>): Partial<P> {
    const values = names.map(name => [name, params[name] ?? defaults[name]] as const);
    return Object.fromEntries(
      values.filter(([name, value]) => always.includes(name) || value !== defaults[name]),
    ) as Partial<P>;
  }

  return {
    defaults,
    parse(search) {
      const texts = new Map<string, string[]>(names.map(name => [name, []]));
      for (const part of partsOf(search)) texts.get(nameOf(part))?.push(textOf(part));
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
    written,
    replaceIn(search, params) {
      const others = partsOf(search).filter(part => part !== '' && !isOwn(part));
      const query = [...others, writeParams(written(params))].filter(Boolean).join('&');
      return query && `?${query}`;
    },
    change(params, change) {
      const isSame = names.every(name => !(name in change) || change[name] === params[name]);
      return isSame ? params : { ...params, ...('page' in defaults && { page: defaults.page }), ...change };
    },
  };
}

/** Writes parameters in their order, without a question mark; null and undefined are left out. */
export function writeParams(params: object): string {
  return Object.entries(params)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeText(String(value)).replaceAll('%20', '+')}`)
    .join('&');
}

const partsOf = (search: string) => search.replace(/^\?/, '').split('&');
const nameOf = (part: string) => decodePart(part.split('=', 1)[0] ?? '');
const textOf = (part: string) => decodePart(part.includes('=') ? part.slice(part.indexOf('=') + 1) : '');

/** Each run of escapes is decoded by itself, so that a malformed one leaves the others readable. */
function decodePart(raw: string): string {
  return wellFormed(raw.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, decodeText));
}

/** A text as it stands. */
export const text: Reader<string> = given => given;

/** A text that is not empty. */
export const filled: Reader<string> = given => given || null;

/** A finite number if the whole text is one, written the way numbers are: no spaces, no hexadecimals. */
export const numeric: Reader<number> = given => {
  const value = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(given) ? Number(given) : Number.NaN;
  return Number.isFinite(value) ? value : null;
};

/** Decimals are cut off; what is too large to count exactly becomes the largest number that is not. */
export const integer: Reader<number> = given => {
  const value = numeric(given);
  const limit = Number.MAX_SAFE_INTEGER;
  // Adding 0 turns -0 into 0.
  return value === null ? null : Math.min(Math.max(Math.trunc(value), -limit), limit) + 0;
};

/** The number of a page: below 1 it becomes 1. */
export const pageNumber: Reader<number> = given => {
  const value = integer(given);
  return value === null ? null : Math.max(value, 1);
};

/** One of a few texts. */
export const oneOf =
  <T extends string>(choices: readonly T[]): Reader<T> =>
  given =>
    choices.find(choice => choice === given) ?? null;
