import { encodeText, parseUrl } from '../contract/uri.ts';

/**
 * An address as a URL that a link may lead to: http, https or mailto, relative ones counted from `base`. Null for
 * every other one, and for what cannot be read.
 */
export function linkUrl(address: string, base = 'https://base.invalid'): URL | null {
  const url = parseUrl(address, base);
  return url && /^(https?|mailto):$/.test(url.protocol) ? url : null;
}

/**
 * The address of another site as a link may lead there, without a leading `javascript:` (specification, §5). Empty
 * where nothing is left that a link may lead to.
 */
export function externalHref(address: string): string {
  const href = stripJavascript(address);
  return linkUrl(href) ? href : '';
}

const scheme = 'javascript:';

/**
 * Strips every leading `javascript:` from an address, however it is spelt: browsers ignore its case, and spaces and
 * control characters before and inside of it.
 */
function stripJavascript(url: string): string {
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
