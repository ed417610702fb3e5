/** The app: what the boot loads and starts. It creates the store and the routing, and mounts the two roots. */
import { createClient } from '../api/client.ts';
import { report } from '../host/events.ts';
import { localStore, sessionStore } from '../host/storage.ts';
import { loadWaiting, provideChunks } from '../loading/lazy.ts';
import { definedTexts } from '../messages/define.ts';
import { message, setTextLocale } from '../messages/message.ts';
import SearchScreen from '../pages/search/index.tsx';
import { type Route, type RouteName, routes } from '../routes.ts';
import type { Address } from '../routing/addresses/address.ts';
import { createRouting, type Routing } from '../routing/router/routing.ts';
import type { ScreenLoaders, ScreenModule } from '../routing/router/screen-loader.ts';
import { shellParts } from '../shell/lazy.ts';
import { mountRoots } from '../shell/mount-roots.tsx';
import { pendingCountAtom } from '../state/core/services.ts';
import { type AppStore, createAppStore, followAddress } from '../state/core/store.ts';
import { alertsAtom } from '../state/page/alerts.ts';
import { loadReviewerAtom } from '../state/person/reviewer.ts';
import type { Start, StartOptions } from './start-options.ts';

export const start: Start = options => {
  const { hostPage, early, main } = options;
  const takeTextsAway = setLanguage(options);
  provideChunks(options);
  const routing = createRouting({
    screens: screenLoaders(options),
    storage: sessionStore(window),
    hasMain: main !== null,
  });
  const client = createClient({
    doc: document,
    early,
    // The count changes in a later task, after the answer is drawn.
    onPending: count => void setTimeout(() => store.set(pendingCountAtom, count)),
    report,
  });
  const storage = localStore(window);
  const store: AppStore = createAppStore({ hostPage, client, navigate: routing.navigate, storage });

  const stopFollowing = followAddress(store, routing.address);
  const roots = mountRoots(options, store, routing);
  const stopRouting = routing.start();
  roots.awaitScreen();
  void store.set(loadReviewerAtom);
  const stopShell = startLater(store, routing);
  const stopLoadingRest = loadRest(store, routing, main !== null);
  return () => {
    // Before the page is emptied, which would scroll it.
    stopRouting();
    stopLoadingRest();
    stopShell();
    roots.unmount();
    stopFollowing();
    takeTextsAway();
  };
};

/** Starts the parts of the shell that the first paint does not need, when they have loaded. Returns a function that stops them. */
function startLater(store: AppStore, routing: Routing): () => void {
  const { address } = routing;
  const visited: [Address, ...Address[]] = [address.read()];
  const stopCollecting = address.subscribe(() => void visited.push(address.read()));
  // An alert does not wait until there is time; the next one tries again where the code cannot be had.
  const stopAlerts = store.sub(alertsAtom, () => void shellParts.load().catch(report));
  let stopShell = () => {};
  shellParts.loadAhead();
  const stopWaiting = shellParts.onArrival(({ startShell }) => {
    stopCollecting();
    stopShell = startShell(store, routing, visited);
  });
  return () => {
    stopWaiting();
    stopShell();
    stopAlerts();
    stopCollecting();
  };
}

/** Loads all other code that the first paint did without when a screen stands and no call is pending. */
function loadRest(store: AppStore, { view }: Routing, hasMain: boolean): () => void {
  const check = () => {
    if (store.get(pendingCountAtom) > 0 || (hasMain && !view.read())) return;
    stop();
    whenIdle(() => loadWaiting('idle'));
  };
  const undo = [store.sub(pendingCountAtom, check), view.subscribe(check)];
  const stop = () => {
    for (const step of undo) step();
  };
  return stop;
}

/**
 * Lays the texts of the page's language over the English ones. Numbers and dates follow the texts: where we do not have
 * the language, they are those of English readers in the same region.
 */
function setLanguage({ hostPage, language, main, navbar }: StartOptions) {
  const { locale } = hostPage;
  const { language: own, region } = new Intl.Locale(locale);
  const { name, isRightToLeft } = language?.hostLanguage?.(own) ??
    language ?? { name: 'en', isRightToLeft: false };
  const isOwn = own === name;
  setTextLocale(
    isOwn ? locale : region ? `en-${region}` : 'en',
    isRightToLeft,
    isOwn && !!(main ?? navbar)?.closest('[dir]'),
  );
  return language?.lay({ defined: definedTexts, message }) ?? (() => {});
}

/**
 * How the screen of each route is loaded, together with its own stylesheet. A route without one is the host's. The
 * search is part of the app: most visits begin or go on with it, and a script of its own would cost 2 kB more.
 */
function screenLoaders({ chunks, base, loadModule, loadStyle }: StartOptions): ScreenLoaders {
  const loaders: Partial<Record<RouteName, () => Promise<ScreenModule>>> = {};
  for (const [name, { screen }] of Object.entries(routes) as [RouteName, Route][]) {
    const files = screen && chunks.screens[screen];
    if (!files) continue;
    loaders[name] = async () => {
      const [script] = files.scripts;
      const code = script ? loadModule<ScreenModule>(base + script) : { default: SearchScreen };
      const [module] = await Promise.all([code, files.style && loadStyle(document, base + files.style)]);
      return module;
    };
  }
  return loaders;
}

/** Lets paints and clicks go first. */
function whenIdle(task: () => void): void {
  // Not every browser has it.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, idleMs);
}
const idleMs = 200;
