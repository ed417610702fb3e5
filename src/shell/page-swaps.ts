import { setTag } from '../host/head.ts';
import { routes } from '../routes.ts';
import type { Address } from '../routing/address.ts';
import { hasForeignState, readEntry } from '../routing/history-entry.ts';
import { matchPath } from '../routing/paths.ts';
import type { Routing } from '../routing/routing.ts';
import type { Source } from '../routing/source.ts';
import { isForSamePerson, leavePicture, type RenderEvent, stopCarrying } from './page-picture.ts';

/** What Turbo and Turbolinks put on window, as far as it is needed here. */
interface Swappers {
  readonly Turbo?: { readonly session?: Swapper };
  readonly Turbolinks?: { readonly controller?: Swapper };
}
interface Swapper {
  readonly history?: { readonly onPopState?: (event: PopStateEvent) => void };
}

/** Where the roots are. */
const places = '.mp-navbar-place, .mp-page-place';

/**
 * Makes hosts on Turbo or Turbolinks get along with the app.
 * @param drawn the address of the page as the host sent it
 * @returns what ends it
 */
export function followSwaps(
  { address, handles }: Pick<Routing, 'address' | 'handles'>,
  drawn: Address,
): () => void {
  stopCarrying();
  moveSwapperBehind();
  window.addEventListener('popstate', loadScreen);
  const undo = [
    () => window.removeEventListener('popstate', loadScreen),
    keepOutOfCache(address, drawn),
    listen('turbo:before-render', event => {
      if (!staysOver(event as RenderEvent)) leavePicture(event, address.read().key);
    }),
    listen('turbolinks:before-render', event => leavePicture(event, address.read().key)),
    listen('turbo:before-morph-element', keepDrawn),
    // Turbo fetches the page of a link when it is pointed at. What we draw ourselves needs none.
    listen('turbo:before-prefetch', event => {
      const link = event.target as HTMLAnchorElement;
      if (link.closest('.mp-root') && handles(link.href)) event.preventDefault();
    }),
  ];
  return () => {
    for (const end of undo) end();
  };
}

/** Listens before the boot does, which unmounts the app. */
function listen(type: string, listener: (event: Event) => void): () => void {
  document.addEventListener(type, listener, true);
  return () => document.removeEventListener(type, listener, true);
}

/**
 * Moves the popstate listener of Turbo or Turbolinks behind ours, which stops what is ours. Browsers call the listeners of
 * window in the order in which they were added, whether they capture or not. Neither library has a public way.
 */
function moveSwapperBehind(): void {
  const { Turbo, Turbolinks } = window as Swappers;
  const listener = (Turbo?.session ?? Turbolinks?.controller)?.history?.onPopState;
  if (!listener) return;
  window.removeEventListener('popstate', listener);
  window.addEventListener('popstate', listener);
}

/** On a page of the host, Back to a screen of ours that the host does not draw. */
function loadScreen(): void {
  const { turbo, turbolinks } = history.state ?? {};
  const name = matchPath(location.pathname)?.name;
  const isHostPage = !document.querySelector('main.mp-page-place');
  if (isHostPage && name && routes[name].screen && readEntry() && !turbo && !turbolinks && !hasForeignState())
    location.reload();
}

/** They keep a page under the address that they drew it for. Nothing is kept while the app shows another address. */
function keepOutOfCache(address: Source<Address>, drawn: Address): () => void {
  let undo: (() => void)[] = [];
  const allow = () => {
    for (const step of undo.splice(0)) step();
  };
  const update = () => {
    if (address.read().key === drawn.key) return allow();
    if (undo.length > 0) return;
    undo = ['turbo', 'turbolinks'].map(name =>
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

/** Whether the app stays: the page that takes this one over by morphing is the same but for what the host wrote. */
function staysOver(event: RenderEvent): boolean {
  const { renderMethod, newBody } = event.detail ?? {};
  event.marketplaceStays = renderMethod === 'morph' && !!newBody && isForSamePerson(newBody);
  return event.marketplaceStays;
}

/** Morphing leaves alone what the app has drawn. */
function keepDrawn(event: Event): void {
  if ((event.target as Element).matches(`${places}, .mp-overlays`)) event.preventDefault();
}
