/** Changes queries as raw text: the parts that stay are not decoded and encoded again. */
import { type SearchParamName, searchParamNames } from '../contract/search-params.ts';
import { nameOf, queryParts } from '../domain/query.ts';

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
