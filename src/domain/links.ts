import { encodeText } from '../contract/uri.ts';

const scheme = 'javascript:';

/**
 * Strips every leading `javascript:` from an external address, however it is spelt: browsers ignore its case,
 * and spaces and control characters before and inside of it.
 */
export function stripJavascript(url: string): string {
  let start = 0;
  for (let end = schemeEnd(url, 0); end > 0; end = schemeEnd(url, start)) start = end;
  return url.slice(start);
}

/** Where a `javascript:` that begins at `start` ends; 0 when there is none. */
function schemeEnd(url: string, start: number): number {
  let matched = 0;
  for (let at = start; at < url.length; at += 1) {
    const character = url.charAt(at);
    if (character <= ' ') continue;
    if (character.toLowerCase() !== scheme.charAt(matched)) return 0;
    matched += 1;
    if (matched === scheme.length) return at + 1;
  }
  return 0;
}

/** Where the flag of a currency lies below the host's folder of flags. */
export function flagAddress(flagsBase: string, currency: string): string {
  return `${flagsBase.replace(/\/*$/, '/')}${encodeText(currency.toLowerCase())}.png`;
}
