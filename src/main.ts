/**
 * The entry that host pages load. It mounts the product by itself, and knows just enough to have everything the
 * first screen needs on its way at once: the app, the screen, the stylesheet and the first answers.
 */
import { startEarly } from './early.ts';
import { readHostPage } from './host/host-page.ts';
import { localStore } from './host/storage.ts';
import { builtChunks } from './loading/chunk-table.ts';
import { showFailure } from './loading/failure-notice.ts';
import { loadModule } from './loading/load-module.ts';
import { loadStyle } from './loading/load-style.ts';
import { preloadModules } from './loading/preload.ts';
import { isUnknownPath, matchPath, redirectFor } from './routing/paths.ts';
import type { Start, StartOptions } from './start-options.ts';

interface Mounted {
  readonly navbar: HTMLElement | null;
  readonly main: HTMLElement | null;
  release(): void;
}

let mounted: Mounted | null = null;

/** Marks a place as taken, also for a second copy of this script under another address. */
const taken = Symbol.for('marketplace.mounted');
type Place = HTMLElement & { [taken]?: boolean };
const free = (place: Place | null) => (place?.[taken] ? null : place);

/** Mounts the product into `#search-navbar` and `main`. Does nothing where it is mounted already. */
export function mount(): void {
  const [navbar, main] = [document.getElementById('search-navbar'), document.querySelector('main')];
  if (mounted && mounted.navbar === navbar && mounted.main === main) return;
  unmount();
  mounted = { navbar, main, release: boot(free(navbar), free(main)) };
}

/** Takes the product away and releases everything it held; `mount` brings it back. */
export function unmount(): void {
  mounted?.release();
  mounted = null;
}

function boot(navbar: HTMLElement | null, main: HTMLElement | null): () => void {
  const chunks = builtChunks();
  const base = new URL('.', import.meta.url).href;
  const { pathname, search, hash } = location;
  const target = main && redirectFor(pathname, search, hash);
  const path = target === null ? pathname : new URL(target, location.href).pathname;
  const route = matchPath(path);
  const screen = route && chunks.screens[route.name];
  // An address below ours that leads nowhere gets our not-found view.
  const isOurs = screen || isUnknownPath(path);
  if (target !== null) {
    if (isOurs) history.replaceState(history.state, '', target);
    else location.replace(target);
  }
  const place = isOurs ? main : null;
  if (!navbar && !place) return () => {};

  const places: Place[] = [navbar, place].filter(one => one !== null);
  for (const one of places) one[taken] = true;
  const abort = new AbortController();
  const files = [...chunks.app, ...(screen ?? [])].map(name => base + name);
  const style = loadStyle(document, `${base}marketplace.css`);
  preloadModules(document, files);
  const hostPage = readHostPage(document);
  const early = startEarly({
    ...{ hostPage, storage: localStore(window), doc: document, signal: abort.signal },
    ...{ route: screen ? route : null, search: location.search },
  });
  const options: StartOptions = { hostPage, early, navbar, main: place, chunks, base };
  let stop = () => {};

  const load = async () => {
    stop();
    stop = () => {};
    try {
      const [{ start }] = await Promise.all([loadModule<{ start: Start }>(`${base}${chunks.app[0]}`), style]);
      if (!abort.signal.aborted) stop = start(options);
    } catch (error) {
      if (abort.signal.aborted) return;
      console.error(error);
      if (place) stop = showFailure(place, () => void load());
    }
  };
  void load();
  return () => {
    abort.abort();
    stop();
    for (const one of places) delete one[taken];
  };
}

// Hosts that swap the body (Turbo) tell before and after. The listeners stay: they are what brings the product back.
document.addEventListener('turbo:before-render', unmount);
document.addEventListener('turbo:load', mount);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mount, { once: true });
else mount();
