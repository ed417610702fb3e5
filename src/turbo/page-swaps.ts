import type { SwapEvent } from '../host/events.ts';
import { setTag } from '../host/head.ts';
import { routes } from '../routes.ts';
import type { Address } from '../routing/addresses/address.ts';
import { matchPath } from '../routing/addresses/paths.ts';
import { hasForeignState, readEntry } from '../routing/history/history-entry.ts';
import type { Routing } from '../routing/router/routing.ts';
import type { Source } from '../routing/router/source.ts';
import { keepMountPoints } from './keep-mount-points.ts';
import { carrySnapshots, mountPoints, takeOverBody, takeSnapshots } from './snapshots.ts';

/** The members of the Turbo and Turbolinks objects on `window` that are used here. */
interface Swappers {
  readonly Turbo?: { readonly session?: Swapper };
  readonly Turbolinks?: { readonly controller?: Swapper };
}
interface Swapper {
  readonly history?: { readonly onPopState?: (event: PopStateEvent) => void };
}

/** Selects what the app has rendered. */
const renderedSelector = [...mountPoints.map(([name]) => `.${name}`), '.mp-overlays'].join();

/**
 * Connects the app with Turbo or Turbolinks of the host, which render pages without loading a document. Until the app has
 * started, `main.ts` unmounts without a snapshot.
 *
 * The order of the listeners counts. Before a page is rendered: the capturing one here stores `beforeRender` in the event, then
 * the one of `main.ts` calls it. On popstate: routing's, which keeps moves within a page from the others; that of Turbo or
 * Turbolinks; `reloadForScreen`.
 *
 * @param renderedFor the address for which Turbo or Turbolinks have rendered the page
 * @returns a function that stops it
 */
export function followSwaps(
  { address, handles }: Pick<Routing, 'address' | 'handles'>,
  renderedFor: Address,
): () => void {
  movePopStateListenerBehind();
  window.addEventListener('popstate', reloadForScreen);
  const offerBeforeRender = (event: SwapEvent) => {
    event.marketplaceSwap = unmount => beforeRender(event, address.read().key, unmount);
  };
  const undo = [
    () => window.removeEventListener('popstate', reloadForScreen),
    forbidCache(address, renderedFor),
    keepMountPoints(),
    listen('turbo:before-render', offerBeforeRender),
    listen('turbolinks:before-render', offerBeforeRender),
    listen('turbo:before-morph-element', excludeFromMorph),
    // Turbo fetches the page of a link when it is pointed at. A link to a screen needs no page.
    listen('turbo:before-prefetch', event => {
      const link = event.target as HTMLAnchorElement;
      if (link.closest('.mp-root') && handles(link.href)) event.preventDefault();
    }),
  ];
  return () => {
    for (const end of undo) end();
  };
}

function listen(type: string, listener: (event: Event) => void): () => void {
  document.addEventListener(type, listener, true);
  return () => document.removeEventListener(type, listener, true);
}

/**
 * Lets the app stay where Turbo morphs this page into one of the same person. Else unmounts it and leaves snapshots of it.
 * @param address path and query that the app shows; the browser may be at the address of the next page already
 */
function beforeRender(event: SwapEvent, address: string, unmount: () => void): void {
  const { renderMethod, newBody } = event.detail ?? {};
  if (renderMethod === 'morph' && newBody && takeOverBody(newBody)) return;
  const showSnapshots = takeSnapshots(address);
  unmount();
  showSnapshots();
  carrySnapshots(event.type);
}

/**
 * Moves the popstate listener of Turbo or Turbolinks behind the one of routing, which keeps events within a page from
 * them. Browsers call the listeners of window in the order in which they were added, whether they capture or not. Neither
 * library has a public way, so the listener is read from a private field.
 */
function movePopStateListenerBehind(): void {
  const { Turbo, Turbolinks } = window as Swappers;
  const listener = (Turbo?.session ?? Turbolinks?.controller)?.history?.onPopState;
  if (!listener) return;
  window.removeEventListener('popstate', listener);
  window.addEventListener('popstate', listener);
}

/**
 * Reloads when Back leads from a page of the host to a screen of ours. Turbo and Turbolinks do nothing then, because the
 * entry of the history has no state of theirs.
 */
function reloadForScreen(): void {
  const { turbo, turbolinks } = history.state ?? {};
  const name = matchPath(location.pathname)?.name;
  const isHostPage = !document.querySelector('main.mp-page-mount-point');
  if (isHostPage && name && routes[name].screen && readEntry() && !turbo && !turbolinks && !hasForeignState())
    location.reload();
}

/**
 * Keeps the page out of the cache of Turbo and Turbolinks while the app shows another address: they would keep it under the
 * address that they drew it for.
 */
function forbidCache(address: Source<Address>, renderedFor: Address): () => void {
  /** Functions that remove the tags that forbid the cache. */
  let tags: (() => void)[] = [];
  const allow = () => {
    for (const remove of tags.splice(0)) remove();
  };
  const update = () => {
    if (address.read().key === renderedFor.key) return allow();
    if (tags.length > 0) return;
    tags = ['turbo', 'turbolinks'].map(name =>
      setTag(document, 'meta', 'name', `${name}-cache-control`, 'content', 'no-cache'),
    );
  };
  update();
  const stop = address.subscribe(update);
  return () => {
    stop();
    allow();
  };
}

/** Keeps what the app has rendered out of morphing. */
function excludeFromMorph(event: Event): void {
  if ((event.target as Element).matches(renderedSelector)) event.preventDefault();
}
