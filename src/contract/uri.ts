/** Reading and writing addresses from texts that a host, a link or a shopper gives. Nothing here throws. */

/** Text with U+FFFD, which browsers write, for each half of a surrogate pair, which no address can hold. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Percent-encodes a text as one segment of a path or one value of a query. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Percent-decodes a text; one with a malformed escape stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address, relative ones counted from `base`; null when it cannot be read. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
