import { encodeText, parseUrl } from '../contract/uri.ts';

/** Parses the address of a link. Null unless it is http, https or mailto, or relative to `base`. */
export function linkUrl(address: string, base = 'https://base.invalid'): URL | null {
  const url = parseUrl(address, base);
  return url && /^(https?|mailto):$/.test(url.protocol) ? url : null;
}

/**
 * Makes an external address safe for a link: strips a leading `javascript:` (specification, §5). Empty if the rest is
 * not a link.
 */
export function externalHref(address: string): string {
  const href = stripJavascript(address);
  return linkUrl(href) ? href : '';
}

const scheme = 'javascript:';

/**
 * Strips every leading `javascript:`. Like browsers, it ignores case, and spaces and control characters before and
 * inside the scheme.
 */
function stripJavascript(url: string): string {
  let start = 0;
  for (let end = schemeEnd(url, 0); end > 0; end = schemeEnd(url, start)) start = end;
  return url.slice(start);
}

/** The end of a `javascript:` that starts at `start`; 0 without one. */
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

/** The address of the flag of a currency in the host's folder of flags. */
export function flagAddress(flagsBase: string, currency: string): string {
  return `${flagsBase.replace(/\/*$/, '/')}${encodeText(currency.toLowerCase())}.png`;
}
