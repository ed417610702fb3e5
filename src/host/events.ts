import type { FollowClass } from '../contract/follow.ts';
import type { RouteName } from '../routes.ts';
import { onceShown } from './activation.ts';
import { version } from './version.ts';

/**
 * The details of the events for the host page, by event name. They hold no names of people and no typed text. The words of
 * a search are in the address. Each has the `version` of the product as well.
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

/**
 * Dispatches a DOM event `marketplace:…` to the host page, at our first root, once the page is shown. The event bubbles to
 * the document.
 */
export function dispatchHostEvent<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void {
  onceShown(() => {
    const root = document.querySelector('.mp-root') ?? document;
    const told = version ? { ...detail, version } : detail;
    root.dispatchEvent(new CustomEvent(`marketplace:${name}`, { bubbles: true, detail: told }));
  });
}

/** Dispatches an `error` event. It leaves out the message of a failed call, whose address may name a person. */
export function dispatchError(error: unknown): void {
  const { name, kind, status, call, message, stack } = error as Error & FailedCall;
  dispatchHostEvent('error', { name, ...(kind ? { kind, status, call } : { message, stack }) });
}

/** Logs an error and dispatches it to the host page. */
export function report(error: unknown): void {
  console.error(error);
  dispatchError(error);
}

/** An event that the host dispatches before it renders another page. Turbo has the body in `detail`, Turbolinks in `data`. */
export interface SwapEvent extends Event {
  readonly detail?: { readonly renderMethod?: string; readonly newBody?: HTMLElement } | null;
  readonly data?: { readonly newBody?: HTMLElement };
  /** Set by the app: what `main.ts` does in place of unmounting the app at once. */
  marketplaceSwap?: (unmount: () => void) => void;
}
