import { encodeText } from '../contract/uri.ts';

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
