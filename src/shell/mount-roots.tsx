import type { ReactNode } from 'react';
import { isOn } from '../host/features.ts';
import type { Routing } from '../routing/router/routing.ts';
import type { AppStore } from '../state/core/app-store.ts';
import { holdSnapshot, snapshotSelector } from '../turbo/hold-snapshot.ts';
import { NavbarRoot } from './navbar-root.tsx';
import { PageRoot } from './page-root.tsx';
import { renderRoot } from './root-providers.tsx';

/** How long the header waits for a screen that is loading, ms. The search, which comes with the app, is there by then. */
const headerWaitMs = 50;

/**
 * Mounts header and page when the first screen is there, both at once, so that the page is laid out once. What the server
 * rendered stands until then. Not in a transition, which React renders in slices of 5 ms: the first cards would
 * come about 5 % later (measured).
 */
export function mountRoots(
  { navbar, main }: { readonly navbar: HTMLElement | null; readonly main: HTMLElement | null },
  store: AppStore,
  routing: Routing,
) {
  const undo: (() => void)[] = [];
  const mount = (mountPoint: HTMLElement, className: string, content: ReactNode) =>
    void undo.push(renderRoot(mountPoint, className, content));

  let isNavbarMounted = false;
  function mountNavbar(): void {
    if (!navbar || isNavbarMounted) return;
    isNavbarMounted = true;
    const show = () => mount(navbar, 'mp-navbar-mount-point', <NavbarRoot store={store} routing={routing} />);
    const composing = navbar.querySelector('[data-composing]');
    if (!composing) {
      show();
      return;
    }
    // After the word is in the field.
    const onEnd = () => void setTimeout(() => composing.isConnected && show());
    composing.addEventListener('compositionend', onEnd, { once: true });
    undo.push(() => composing.removeEventListener('compositionend', onEnd));
  }

  function mountPage(): void {
    if (!main) return;
    main.removeAttribute('aria-busy');
    const hasFooter =
      isOn('footer') && [...document.querySelectorAll('footer')].every(footer => main.contains(footer));
    const snapshot = main.querySelector(snapshotSelector);
    mount(main, 'mp-page-mount-point', <PageRoot store={store} routing={routing} hasFooter={hasFooter} />);
    if (snapshot) undo.push(holdSnapshot(snapshot, main, routing.progress));
  }

  const stopWaiting = routing.view.subscribe(() => {
    if (!routing.view.read()) return;
    stopWaiting();
    mountNavbar();
    mountPage();
  });
  undo.push(stopWaiting);

  return {
    /** Mounts the header soon, with or without a screen. Call it when routing has started. */
    awaitScreen(): void {
      if (!routing.isLoading.read()) {
        mountNavbar();
        return;
      }
      main?.setAttribute('aria-busy', 'true');
      const timer = setTimeout(mountNavbar, headerWaitMs);
      undo.push(() => {
        clearTimeout(timer);
        main?.removeAttribute('aria-busy');
      });
    },
    unmount(): void {
      for (const step of undo.reverse()) step();
    },
  };
}
