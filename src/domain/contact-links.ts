/** Links to what a store names of itself. A search shows none of them. */
import { encodeText } from '../contract/uri.ts';
import { externalHref, linkUrl } from './links.ts';

/** The address of another site: like `externalHref`, and only http or https with a host of its own. Else empty. */
export function webHref(address: string): string {
  const href = externalHref(address);
  const url = linkUrl(href);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== 'base.invalid' ? href : '';
}

/** The link that writes to an e-mail address; empty if it is none. */
export function emailHref(address: string): string {
  const email = address.trim();
  return /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : '';
}

/** The link that calls a telephone number; empty if it has too few digits. */
export function phoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return digits.length > 2 ? `tel:${digits}` : '';
}

/** The link that looks a postal address up on a map. */
export function mapHref(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeText(address)}`;
}
