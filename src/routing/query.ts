/**
 * Queries as raw text. What is not touched stays as it was written: decoding and encoding again would change
 * addresses that others made.
 */
import { decodeText, encodeText } from '../contract/uri.ts';

/** The query without the parameters whose decoded name is refused; '' when nothing is left. */
export function filterQuery(search: string, keeps: (name: string) => boolean): string {
  return writeQuery(queryParts(search).filter(part => keeps(nameOf(part))));
}

/**
 * The query with other values for some parameters, null to take one out. A new one takes its place in `order`;
 * everything else stays as it was written.
 */
export function changeQuery(
  search: string,
  changes: Readonly<Record<string, string | null>>,
  order: readonly string[],
): string {
  let parts = queryParts(search);
  for (const [name, value] of Object.entries(changes)) {
    const first = parts.findIndex(part => nameOf(part) === name);
    parts = parts.filter(part => nameOf(part) !== name);
    if (value === null) continue;
    const next = parts.findIndex(part => order.indexOf(nameOf(part)) > order.indexOf(name));
    const place = [first, next, parts.length].find(index => index >= 0);
    parts.splice(place ?? 0, 0, `${name}=${encodeText(value)}`);
  }
  return writeQuery(parts);
}

/** The raw value of a parameter's first occurrence, still encoded; null when it is absent. */
export function rawParam(search: string, name: string): string | null {
  const part = queryParts(search).find(one => nameOf(one) === name);
  if (part === undefined) return null;
  const equals = part.indexOf('=');
  return equals < 0 ? '' : part.slice(equals + 1);
}

/** The parts between the `&` of a query with or without its question mark. */
export function queryParts(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part !== '');
}

export function writeQuery(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The decoded name of one part. Never throws. */
export function nameOf(part: string): string {
  return decodeText((part.split('=', 1)[0] as string).replaceAll('+', ' '));
}

/** Path, query and hash of an address that begins with a slash. */
export function splitAddress(address: string): { pathname: string; search: string; hash: string } {
  const [beforeHash = '', ...hash] = address.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  return {
    pathname,
    search: writeQuery(queryParts(search.join('?'))),
    hash: hash.length === 0 ? '' : `#${hash.join('#')}`,
  };
}
