import { type SearchParamName, searchParamNames } from '../contract/search-params.ts';
import { decodeText, encodeText, wellFormed } from '../contract/uri.ts';

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

/** Parameters to write. Null and undefined stand for the default. */
export type ParamsToWrite<P> = { readonly [Name in keyof P]?: P[Name] | null | undefined };

/** Reads, writes and changes the parameters of a list in its address. */
export interface AddressQuery<P> {
  readonly defaults: P;
  /**
   * Reads the parameters from a raw `location.search`, with or without its question mark. Never throws. The first
   * valid value of a repeated parameter counts. `+` is a space, an invalid escape stays as it is, and half of a
   * surrogate pair becomes U+FFFD.
   */
  parse(search: string): P;
  /** The parameters that an address needs: those that differ from their defaults, in their order. */
  written(params: ParamsToWrite<P>): Partial<P>;
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
    written,
  };
}

/** Writes parameters in their order, without a question mark. Null and undefined are left out. */
export function writeParams(params: object): string {
  return Object.entries(params)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeText(String(value)).replaceAll('%20', '+')}`)
    .join('&');
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

// The following change queries as raw text: the parts that stay are not decoded and encoded again.

/** The query without the parameters whose decoded name is refused; '' when nothing is left. */
export function filterQuery(search: string, keeps: (name: string) => boolean): string {
  return writeQuery(queryParts(search).filter(part => keeps(nameOf(part))));
}

/**
 * The query with another value for a search parameter, null to take it out. A new one gets its position in the order of
 * the search parameters. The others stay as they were written.
 * @param value percent-encoded
 */
export function setParam(search: string, name: SearchParamName, value: string | null): string {
  const parts = queryParts(search);
  const orders = parts.map(part => searchParamNames.indexOf(nameOf(part) as SearchParamName));
  const order = searchParamNames.indexOf(name);
  const at = [orders.indexOf(order), orders.findIndex(other => other > order)].find(index => index >= 0);
  const before = parts.slice(0, at);
  const after = parts.slice(before.length).filter(part => nameOf(part) !== name);
  return writeQuery([...before, ...(value === null ? [] : [`${name}=${value}`]), ...after]);
}

/** The raw value of a parameter's first occurrence, still encoded; null when it is absent. */
export function rawParam(search: string, name: string): string | null {
  const part = queryParts(search).find(one => nameOf(one) === name);
  return part === undefined ? null : part.split('=').slice(1).join('=');
}

/** The query with these parts, with its question mark; '' without any. */
export function writeQuery(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Any text. */
export const text: Reader<string> = given => given;

/** A non-empty text. */
export const filled: Reader<string> = given => given || null;

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

/** A page number. Values below 1 become 1. */
export const pageNumber: Reader<number> = given => {
  const value = integer(given);
  return value === null ? null : Math.max(value, 1);
};

/** One of the given texts. */
export const oneOf =
  <T extends string>(choices: readonly T[]): Reader<T> =>
  given =>
    choices.find(choice => choice === given) ?? null;
