/**
 * The entry that host pages load. It mounts the product by itself, and knows just enough to have everything the
 * first screen needs on its way at once: the app, the screen, the stylesheet and the first answers.
 */

import { boot, type Places } from './entry/boot.ts';
import type { SwapEvent } from './host/events.ts';

interface Mounted extends Places {
  release(): void;
}

let mounted: Mounted | null = null;

/**
 * Mounts the product into `#search-navbar` and `main`. Does nothing where it is mounted already. A place that the page
 * does not have yet is taken when it comes, within ten seconds.
 */
export function mount(): void {
  const [navbar, main] = [document.getElementById('search-navbar'), document.querySelector('main')];
  if (mounted && mounted.navbar === navbar && mounted.main === main) return;
  unmount();
  mounted = { navbar, main, release: boot({ navbar, main }) };
  if (navbar && main) return;
  latePlaces.observe(document, { childList: true, subtree: true });
  timer = setTimeout(() => latePlaces.disconnect(), placesWaitMs);
}

/** Waits for the places that a page does not have yet. */
const latePlaces = new MutationObserver(mount);
let timer: ReturnType<typeof setTimeout> | undefined;
/** How long it waits, ms. */
const placesWaitMs = 10_000;

/** Takes the product away and releases everything it held; `mount` brings it back. */
export function unmount(): void {
  latePlaces.disconnect();
  clearTimeout(timer);
  mounted?.release();
  mounted = null;
}

// Hosts that swap pages dispatch an event before and after: Turbo and Turbolinks their own, others `marketplace:…`. The
// listeners stay, because they start the product again.
for (const host of ['turbo', 'turbolinks', 'marketplace']) {
  document.addEventListener(`${host}:before-render`, (event: SwapEvent) => {
    if (event.marketplaceSwap) event.marketplaceSwap(unmount);
    else unmount();
  });
  document.addEventListener(`${host}:load`, mount);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mount, { once: true });
else mount();
