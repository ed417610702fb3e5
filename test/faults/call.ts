import type { TestPage } from '../support/browser.ts';

/** A call as a person causes it on a page. */
export interface TriedCall {
  readonly name: string;
  /** Fits `METHOD /path?query` of its requests. */
  readonly requests: RegExp;
  /** Who is signed in; nobody where it is left out. */
  readonly as?: string;
  /** The page, or what finds its address. */
  readonly at: string | ((page: TestPage) => Promise<string>);
  /** What is done on the page before the call fails. */
  readonly prepare?: (page: TestPage) => Promise<void>;
  /** What sends the call. Without it, opening the page does, and the call fails from then on. */
  readonly act?: (page: TestPage) => Promise<void>;
  /** Nothing has to be said about a failure, because the page goes on without the answer. */
  readonly isSilent?: boolean;
  /** The same where the host answers 404. */
  readonly isSilentIfGone?: boolean;
  /** By the specification a failure yields an empty list, which offers to try again. */
  readonly seemsEmpty?: boolean;
  readonly write?: {
    /** Stands on the page once it has worked. */
    readonly done?: RegExp;
    /** A success without this answer is none, as of an upload, whose id is needed. */
    readonly needsAnswer?: boolean;
    /** What was typed, and stays where it failed. */
    readonly typed?: string;
  };
}

export const mara = 'Mara Lindholm';
export const product =
  '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g';
export const shop = '/reviews/stores/alpenblick-sport';

/** Reads an answer of the host as the person on this page. */
export async function read<T>(page: TestPage, address: string): Promise<T> {
  return (await (await page.request.get(address)).json()) as T;
}
