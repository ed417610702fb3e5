import type { TestPage } from '../support/browser.ts';

/** A call as a person causes it on a page. */
export interface TriedCall {
  readonly name: string;
  /** Fits `METHOD /path?query` of its requests. */
  readonly requests: RegExp;
  /** The signed-in person; a guest by default. */
  readonly as?: string;
  /** The page, or what finds its address. */
  readonly at: string | ((page: TestPage) => Promise<string>);
  /** The steps on the page before the call fails. */
  readonly prepare?: (page: TestPage) => Promise<void>;
  /** The step that sends the call. By default opening the page sends it, and it fails from then on. */
  readonly act?: (page: TestPage) => Promise<void>;
  /** The page needs no notice of a failure, because it works without the answer. */
  readonly isSilent?: boolean;
  /** The same for an answer with status 404. */
  readonly isSilentIfGone?: boolean;
  /** By the specification a failure yields an empty list, which offers to try again. */
  readonly seemsEmpty?: boolean;
  readonly write?: {
    /** Stands on the page once it has worked. */
    readonly done?: RegExp;
    /** A success without this answer is none, as of an upload, whose id is needed. */
    readonly needsAnswer?: boolean;
    /** The typed text, which stays after a failure. */
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
