import type { Call, Schema } from '../contract/call.ts';
import { fillPath } from '../contract/uri.ts';

/** A value of a query parameter. Null and undefined are left out, a list repeats `name[]`. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

/** Writes a query in the given order, without `?`. Lists are written for Rails (`Product[]=a&Product[]=b`). */
export function encodeQuery(query: Query): string {
  const out = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) for (const one of value) out.append(`${name}[]`, String(one));
    else out.append(name, String(value));
  }
  return out.toString();
}

/** The address of a call: its path with the segments filled in, and the query if there is one. */
export function callAddress(
  call: Pick<Call<Schema, Schema>, 'path'>,
  query: Query = {},
  segments: Readonly<Record<string, string>> = {},
): string {
  const text = encodeQuery(query);
  const path = fillPath(call.path, segments);
  return text ? `${path}?${text}` : path;
}

let language = 'en';
/** Sets the language of answers, that of the page. The browser would ask for its own languages. */
export function setCallLanguage(locale: string): void {
  language = locale;
}

/** The headers of every call. */
export const callHeaders = (): Readonly<Record<string, string>> => ({
  Accept: 'application/json',
  'X-Redesign': 'true',
  'Accept-Language': language,
});
