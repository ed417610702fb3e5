import type { EarlyAnswers } from '../api/early.ts';
import type { HostPage } from '../host/host-page.ts';
import type { preloadFiles } from '../loading/built-files.ts';
import type { ChunkTable } from '../loading/chunk-table.ts';
import type { loadModule } from '../loading/load-module.ts';
import type { loadStyle } from '../loading/load-style.ts';
import type { Language } from '../messages/translate.ts';

/** The values that the boot passes to the app. */
export interface StartOptions {
  readonly hostPage: HostPage;
  /** The first answers of the route, asked for while the app was loading. */
  readonly early: EarlyAnswers;
  /** The texts of the page's language; undefined where they are English. */
  readonly language?: Language | undefined;
  /** Until then the app does not start. */
  readonly ready?: Promise<unknown> | undefined;
  /** The element for the header; null when the page has none. */
  readonly navbar: HTMLElement | null;
  /** The element for the screens; null when the page has none, or its address is none of our screens. */
  readonly main: HTMLElement | null;
  readonly chunks: ChunkTable;
  /** The folder the built files lie in, absolute, ending with a slash. */
  readonly base: string;
  /** The boot's own functions, so that the app does not bring a second copy of them. */
  readonly loadModule: typeof loadModule;
  readonly loadStyle: typeof loadStyle;
  readonly preloadFiles: typeof preloadFiles;
}

/** Mounts the product. The server's content stays until the first screen is ready. Returns a function that unmounts it. */
export type Start = (options: StartOptions) => () => void;
