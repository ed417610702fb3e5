/**
 * The entry that host pages load. It mounts the product by itself, and knows just enough to have everything the
 * first screen needs on its way at once: the app, the screen, the stylesheet and the first answers.
 */

import type { SwapEvent } from './host/events.ts';
import { baseOf, preloadFiles } from './loading/built-files.ts';
import { builtChunks, screenFilesAt } from './loading/chunk-table.ts';
import { showFailure } from './loading/failure-notice.ts';
import { loadModule } from './loading/load-module.ts';
import { loadStyle } from './loading/load-style.ts';
import { languageFileOf } from './loading/page-language.ts';
import { keepRoom } from './loading/room.ts';
import type { Language } from './messages/lay.ts';
import type { prepare } from './prepare.ts';
import type { Start, StartOptions } from './start-options.ts';
import type { takeOver } from './take-over.ts';

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

/**
 * Mounts the product into `#search-navbar` and `main`. Does nothing where it is mounted already. A place that the page
 * does not have yet is taken when it comes, within ten seconds.
 */
export function mount(): void {
  const [navbar, main] = [document.getElementById('search-navbar'), document.querySelector('main')];
  if (mounted && mounted.navbar === navbar && mounted.main === main) return;
  unmount();
  mounted = { navbar, main, release: boot(free(navbar), free(main)) };
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

function boot(navbar: HTMLElement | null, main: HTMLElement | null): () => void {
  const places: Place[] = [navbar, main].filter(place => place !== null);
  if (places.length === 0) return () => {};
  for (const place of places) place[taken] = true;

  const chunks = builtChunks();
  const base = baseOf(document, import.meta.url);
  const screen = main && screenFilesAt(chunks, location.pathname);
  const languageFile = languageFileOf(document, chunks.languages);
  const giveBackRoom = keepRoom(location.pathname);
  const loadBaseSheet = () => loadStyle(document, base + chunks.style, 'marketplace');
  const modules = [...chunks.prepare];
  let sheet: Promise<void> | undefined;
  if (navbar || screen) {
    modules.push(...chunks.app);
    sheet = loadBaseSheet();
  }
  if (screen) modules.push(...screen.scripts);
  if (languageFile) modules.push(languageFile);
  const takeOverFile = places.some(place => place.querySelector('.mp-frame')) && chunks.takeOver;
  if (takeOverFile) modules.push(takeOverFile);
  preloadFiles(
    document,
    modules.map(name => base + name),
  );
  // The app waits for it before it draws the screen.
  if (screen?.style) void loadStyle(document, base + screen.style);

  const abort = new AbortController();
  const { signal } = abort;
  let prepared: StartOptions | null | undefined;
  let stop = () => {};
  let failures = 0;

  /** What the page can do without: English stands without the texts of its language. */
  const loadIfAny = async <Module extends object>(file: string | false | undefined) => {
    try {
      return file ? await loadModule<Module>(base + file) : undefined;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
  let stopTakingOver: (() => void) | undefined;
  const startTakingOver = async () => {
    const module = await loadIfAny<{ takeOver: typeof takeOver }>(takeOverFile);
    if (!signal.aborted) stopTakingOver ??= module?.takeOver(places);
  };
  const takingOver = startTakingOver();
  const load = async () => {
    stop();
    stop = () => {};
    try {
      if (prepared === undefined) {
        const module = await loadModule<{ prepare: typeof prepare }>(base + chunks.prepare[0]);
        if (signal.aborted) return;
        prepared = module.prepare({
          navbar,
          main,
          chunks,
          base,
          loadModule,
          loadStyle,
          preloadFiles,
          signal,
        });
      }
      if (!prepared) return;
      const arrived = loadModule<{ start: Start }>(base + chunks.app[0]);
      sheet ??= loadBaseSheet();
      const [{ start }, language] = await Promise.all([
        arrived,
        loadIfAny<Language>(languageFile),
        sheet,
        prepared.ready,
        takingOver,
      ]);
      if (!signal.aborted) stop = start({ ...prepared, language });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      const place = prepared ? prepared.main : screen && main;
      failures += 1;
      sheet = undefined;
      // What two attempts do not mend, such as a broken file that others import, only a new page does.
      if (place) stop = showFailure(place, () => (failures > 1 ? location.reload() : void load()));
    }
  };
  void load();
  return () => {
    abort.abort();
    stop();
    stopTakingOver?.();
    giveBackRoom();
    for (const place of places) delete place[taken];
  };
}

// Hosts that swap pages tell before and after; all but Turbo and Turbolinks are asked to. The listeners stay: they are
// what brings the product back.
for (const host of ['turbo', 'turbolinks', 'marketplace']) {
  document.addEventListener(`${host}:before-render`, event => {
    if (!(event as SwapEvent).marketplaceStays) unmount();
  });
  document.addEventListener(`${host}:load`, mount);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mount, { once: true });
else mount();
