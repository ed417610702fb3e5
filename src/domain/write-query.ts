/** Queries are changed as raw text: the parts that stay are not decoded and encoded again. */
import { type SearchParamName, searchParamNames } from '../contract/search-params.ts';
import { encodeText } from '../contract/uri.ts';
import { type AddressQuery, nameOf, queryParts, writeQuery } from './query.ts';

/** Parameters to write. Null and undefined stand for the default. */
export type ParamsToWrite<P> = { readonly [Name in keyof P]?: P[Name] | null | undefined };

/** The parameters that an address needs: those that differ from their defaults, in their order. */
export function writtenParams<P extends object>(
  { defaults, always }: AddressQuery<P>,
  params: ParamsToWrite<P>,
): Partial<P> {
  const names = Object.keys(defaults) as (keyof P)[];
  const values = names.map(name => [name, params[name] ?? defaults[name]] as const);
  return Object.fromEntries(
    values.filter(([name, value]) => always.includes(name) || value !== defaults[name]),
  ) as Partial<P>;
}

/** Writes parameters in their order, without a question mark. Null and undefined are left out. */
export function writeParams(params: object): string {
  return Object.entries(params)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeText(String(value)).replaceAll('%20', '+')}`)
    .join('&');
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
