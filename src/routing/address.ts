import { linkUrl } from '../domain/links.ts';

/** An address of ours, raw as the browser holds it: nothing is decoded. */
export interface Address {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Path and query: what decides which screen is shown. A hash alone shows no other one. */
  readonly key: string;
}

let last: { readonly href: string; readonly address: Address } | null = null;

/** The address in the browser now; the same object as long as it does not change. */
export function readAddress(): Address {
  const { href, pathname, search, hash } = location;
  if (last?.href !== href) last = { href, address: { pathname, search, hash, key: pathname + search } };
  return last.address;
}

/** Path, query and hash of an address. */
export function hrefOf({ key, hash }: Address): string {
  return key + hash;
}

/** An address as a URL when it is on this site, else null. Relative ones count from where one is. */
export function ownUrl(href: string): URL | null {
  const url = linkUrl(href, document.baseURI);
  return url?.origin === location.origin ? url : null;
}
