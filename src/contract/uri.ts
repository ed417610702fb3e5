import { lookUp } from './look-up.ts';

/** Reads and writes addresses from texts of hosts, links and people. Nothing here throws. */

/** Replaces each half of a surrogate pair by U+FFFD, as browsers do, because addresses cannot hold it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Percent-encodes a text for a path segment or a query value. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Percent-decodes a text. A text with an invalid escape stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses an address, relative to `base`; null if it is not valid. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Fills the `{name}` segments of a path. Throws if one is missing, because that is a programming error. */
export function fillPath(path: string, segments: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = lookUp(segments, name);
    if (value === undefined) throw new Error(`path ${path} needs a value for "${name}"`);
    return encodeText(value);
  });
}
