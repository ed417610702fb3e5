/** Reads and writes addresses from texts of hosts, links and shoppers. Nothing here throws. */

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
