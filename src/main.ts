/**
 * The entry that host pages load. It mounts the product by itself, and knows just enough to request at once all that the
 * first screen needs: the app, the screen, the stylesheet and the first answers.
 */

// First, because it throws where the others would not work.
import { assertUsable } from './host/usable-document.ts';

// All that follows may use the document.

import { writeJson } from './contract/natives.ts';
import { boot } from './entry/boot.ts';
import type { SwapEvent } from './host/events.ts';
import { version } from './host/version.ts';
import { baseOf } from './loading/built-files.ts';

/** Where the product is mounted, and with which settings. All of it is optional. */
export interface MountOptions {
  /** The element for the header; by default `#search-navbar`. Null leaves the header out. */
  readonly navbar?: HTMLElement | null | undefined;
  /** The element for the screens; by default the first `main`. Null leaves the screens out. */
  readonly main?: HTMLElement | null | undefined;
  /** The fields of `app_meta`, in place of the element of that id. The guide for hosts describes them. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
  /**
   * The address of the folder with the files of the package, where a bundler has put this script into one of its own. By
   * default the folder of this script.
   */
  readonly base?: string | undefined;
}

/** The mounted product. */
export interface Mounted {
  /** Removes the product and releases all that it held. `mount` brings it back. */
  unmount(): void;
}

interface Mounting extends Mounted {
  readonly navbar: HTMLElement | null;
  readonly main: HTMLElement | null;
}

/** What is mounted belongs to the document: a page may load this script under two addresses. */
const mounting = Symbol.for('marketplace.mounted');
const page: Document & { [mounting]?: Mounting | undefined } = document;

/**
 * Mounts the product, and unmounts it elsewhere. Does nothing where it is mounted already. A mount point that the page does
 * not have yet is used when it comes, within ten seconds.
 */
export function mount(options: MountOptions = {}): Mounted {
  const { navbar = document.getElementById('search-navbar'), main = document.querySelector('main') } =
    options;
  const before = page[mounting];
  if (before && before.navbar === navbar && before.main === main && !options.meta) return before;
  assertUsable();
  unmount();
  base = options.base === undefined ? base : baseOf(document, options.base, import.meta.url);
  if (base === '') throw new Error(withoutBase);
  const removeMeta = options.meta && addMeta(options.meta);
  const release = boot({ navbar, main }, base);
  const stopWaiting = waitForMissing(options, { navbar, main });
  const now: Mounting = {
    navbar,
    main,
    unmount() {
      if (page[mounting] !== now) return;
      page[mounting] = undefined;
      stopWaiting();
      release();
      removeMeta?.();
    },
  };
  page[mounting] = now;
  return now;
}

/** Removes the product and releases all that it held, also where another copy of this script has mounted it. */
export function unmount(): void {
  page[mounting]?.unmount();
}

/** The folder of all files; empty where nobody has said where they are. */
let base = baseOf(document, undefined, import.meta.url);
const withoutBase =
  "marketplace: a bundler has moved this script. Copy node_modules/review-marketplace/dist to /marketplace on your server, and call mount({ base: '/marketplace/' }) or link marketplace.js from the page.";

/** How long a mount point that is missing is awaited, ms. */
const waitMs = 10_000;
let isTold = false;

/** Mounts once more when a missing mount point has come, and says once what is missing. Returns a function that stops it. */
function waitForMissing(
  options: MountOptions,
  { navbar, main }: Pick<Mounting, 'navbar' | 'main'>,
): () => void {
  const missing = [
    options.navbar === undefined && !navbar && '#search-navbar',
    options.main === undefined && !main && 'main',
  ].filter(name => name !== false);
  if (missing.length === 0) return () => {};
  if (!isTold) console.info(`marketplace: the page has no ${missing.join(' and no ')}.`);
  isTold = true;
  const observer = new MutationObserver(() => {
    if (missing.some(selector => document.querySelector(selector))) mount(options);
  });
  observer.observe(document, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), waitMs);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Writes settings where `app_meta` is read, in front of that of the page. Returns a function that removes them. */
function addMeta(meta: object): () => void {
  const element = document.createElement('meta');
  element.id = 'app_meta';
  element.content = writeJson(meta);
  document.head.prepend(element);
  return () => element.remove();
}

/** Mounts, where the files can be found. */
function start(): void {
  if (base) mount();
}

/** Mounts once the page is parsed. What a bundler has taken in waits for its host to call `mount`, in the same task. */
function begin(): void {
  if (page[mounting]) return;
  start();
  if (!base) setTimeout(() => page[mounting] ?? console.error(withoutBase));
}

// Hosts that swap pages dispatch an event before and after: Turbo and Turbolinks their own, others `marketplace:…`. The
// listeners stay, because they start the product again.
for (const host of ['turbo', 'turbolinks', 'marketplace']) {
  document.addEventListener(`${host}:before-render`, (event: SwapEvent) => {
    if (event.marketplaceSwap && page[mounting]) event.marketplaceSwap(unmount);
    else unmount();
  });
  document.addEventListener(`${host}:load`, start);
}

if (location.search.includes('marketplace-debug')) console.info(`marketplace ${version}: ${base}`);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
