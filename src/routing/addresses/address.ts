import { linkUrl } from '../../domain/links.ts';
import { documentUrl } from '../../host/host-page.ts';

/** An address of this site, raw as the browser holds it: nothing is decoded. */
export interface Address {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Path and query. They decide which screen is shown; the hash does not. */
  readonly key: string;
}

let last: { readonly href: string; readonly address: Address } | null = null;

/** The address in the browser now. Returns the same object as long as it does not change. */
export function readAddress(): Address {
  const { href, pathname, search, hash } = location;
  if (last?.href !== href) last = { href, address: { pathname, search, hash, key: pathname + search } };
  return last.address;
}

/** Path, query and hash of an address, as a link to it. */
export function hrefOf({ key, hash }: Pick<Address, 'key' | 'hash'>): string {
  // Without the origin, a path that begins with two slashes would name another host.
  return documentUrl(document, (key.startsWith('//') ? location.origin : '') + key + hash);
}

/** An address on this site as a URL, else null. Relative ones count from the current page. */
export function ownUrl(href: string): URL | null {
  const url = linkUrl(href, location.href);
  return url?.origin === location.origin ? url : null;
}
