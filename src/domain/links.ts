import { parseUrl } from '../contract/uri.ts';

/** Parses the address of a link. Null unless it is http, https, mailto or tel, or relative to `base`. */
export function linkUrl(address: string, base = 'https://base.invalid'): URL | null {
  const url = parseUrl(address, base);
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url : null;
}

/** Whether an address may stand in a link. One that begins with a slash has the scheme of the page, so it is not parsed. */
export function isLink(address: string): boolean {
  return address.startsWith('/') || (address !== '' && linkUrl(address) !== null);
}

/**
 * Makes an external address safe for a link: strips a leading `javascript:`. Empty if the rest is not a link.
 */
export function externalHref(address: string): string {
  const href = address.replace(leadingScripts, '');
  return linkUrl(href) ? href : '';
}

/** As browsers do, it ignores case, and spaces and control characters before and inside the scheme. */
const leadingScripts = new RegExp(
  `^(${[...'javascript:'].map(letter => `[\\0- ]*${letter}`).join('')})+`,
  'i',
);
