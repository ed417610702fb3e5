import type { FollowClass } from '../contract/follow.ts';
import type { RouteName } from '../routes.ts';

/**
 * What events say to the host page, by their names. Nothing in them names a person, and nothing that was typed is
 * in it: the words of a search stand in the address.
 */
export interface HostEvents {
  /** A screen, or another query of it, is shown. `screen` is null for the not-found view. */
  readonly navigate: { readonly screen: RouteName | null; readonly visit: 'first' | 'new' | 'return' };
  /** A search was answered: how many it found, as the host counts them, which page is shown, and the filters in use. */
  readonly search: { readonly results: number; readonly page: number; readonly filters: readonly string[] };
  /** A search differs from the one before it by these filters, named as in the address. */
  readonly filter: { readonly changed: readonly string[] };
  /** A follow was saved, or taken back. */
  readonly follow: { readonly kind: FollowClass; readonly isFollowed: boolean };
  /** The comparison holds this many products now. */
  readonly compare: { readonly products: number };
  readonly 'review-submitted': { readonly stars: number };
  readonly 'dispute-opened': { readonly about: 'shop' | 'product' };
  /** An unexpected failure: of a call, or of a script. */
  readonly error: FailedCall | { readonly [Name in keyof Error]: Error[Name] | undefined };
}

interface FailedCall {
  readonly name: string;
  /** See `ApiErrorKind`. */
  readonly kind: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Method and path as the contract writes them. */
  readonly call: string | undefined;
}

/** Tells the host page by a DOM event `marketplace:…`. It begins at our first root, and bubbles to the document. */
export function tellHost<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void {
  const root = document.querySelector('.mp-root') ?? document;
  root.dispatchEvent(new CustomEvent(`marketplace:${name}`, { bubbles: true, detail }));
}

/** Tells the host page of an error. What a failed call says holds its address, which may name a person. */
export function tellError(error: unknown): void {
  const { name, kind, status, call, message, stack } = error as Error & FailedCall;
  tellHost('error', { name, ...(kind ? { kind, status, call } : { message, stack }) });
}

/** Logs an error, and sends it to the host page as an event. */
export function report(error: unknown): void {
  console.error(error);
  tellError(error);
}

/** Told by a host before it draws another page. */
export interface SwapEvent extends Event {
  /** Set by the app: the next page takes over what it has drawn. */
  marketplaceStays?: boolean;
}
