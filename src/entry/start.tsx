/** The app: what the boot loads and starts. It creates the store and the routing, and mounts the two roots. */
import { createClient } from '../api/client.ts';
import { onceShown } from '../host/activation.ts';
import { report } from '../host/events.ts';
import { localStore, sessionStore } from '../host/storage.ts';
import { startIdleTime } from '../loading/idle.ts';
import { type Lazy, provideChunks } from '../loading/lazy.ts';
import { definedTexts } from '../messages/define.ts';
import { message, setTextLocale } from '../messages/message.ts';
import SearchScreen from '../pages/search/index.tsx';
import { type Route, type RouteName, routes } from '../routes.ts';
import type { Address } from '../routing/addresses/address.ts';
import { isOffered } from '../routing/addresses/paths.ts';
import { createRouting, type Routing } from '../routing/router/routing.ts';
import type { ScreenLoaders, ScreenModule } from '../routing/router/screen-loader.ts';
import { headlineFont, intent, loadIdleParts, overlays, pageSwaps, visit } from '../shell/idle.ts';
import { mountRoots } from '../shell/mount-roots.tsx';
import { type AppStore, createAppStore, followAddress } from '../state/core/app-store.ts';
import { pendingCountAtom } from '../state/core/services.ts';
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
    // The count changes in a later task, after the answer is rendered.
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
  const stopLater = startLater(store, routing, options);
  return () => {
    // Before the page is emptied, which would scroll it.
    stopRouting();
    stopLater();
    roots.unmount();
    stopFollowing();
    takeTextsAway();
  };
};

/**
 * Starts what the first paint does without, each part when it is loaded: shell/idle.ts loads it once a screen has its content
 * and no call is pending. Returns a function that stops it.
 */
function startLater(store: AppStore, routing: Routing, { main, base }: StartOptions): () => void {
  const { address, progress } = routing;
  const visited: [Address, ...Address[]] = [address.read()];
  const stopCollecting = address.subscribe(() => void visited.push(address.read()));
  const isBusy = () => store.get(pendingCountAtom) > 0;
  const check = () => {
    if (isBusy() || (main && progress.read() !== 'ready')) return;
    stopChecking();
    endIdleTime = startIdleTime(isBusy);
    loadIdleParts();
  };
  let endIdleTime = () => {};
  const checks = [store.sub(pendingCountAtom, check), progress.subscribe(check)];
  const stopChecking = () => {
    for (const stop of checks) stop();
  };
  // With the screen, not after all that still comes: headlines change before they are read. Where only the header stands, there is
  // none of ours.
  const loadHeadlineFont = () => {
    if (!main || (progress.read() !== 'ready' && !isCached())) return;
    stopWaiting();
    void headlineFont.load().catch(report);
  };
  const stopWaiting = progress.subscribe(loadHeadlineFont);
  loadHeadlineFont();
  // Until it is here, Turbo and Turbolinks answer presses on our links. Where they come after the app, idle time brings it.
  if ('Turbo' in window || 'Turbolinks' in window) void pageSwaps.load().catch(report);
  const undo = [
    stopChecking,
    stopWaiting,
    stopCollecting,
    () => endIdleTime(),
    // An alert does not wait for idle time; the next one tries again where the code cannot be had.
    store.sub(alertsAtom, () => void overlays.load().catch(report)),
    whileLoaded(overlays, code => onceShown(() => code.mountOverlays(store, routing))),
    whileLoaded(pageSwaps, code => code.followSwaps(routing, visited[0])),
    whileLoaded(intent, code => code.followIntent()),
    whileLoaded(headlineFont, code => code.showHeadlineFont(base, address.subscribe)),
    whileLoaded(visit, code =>
      onceShown(() => {
        stopCollecting();
        return code.followVisit(store, routing, visited);
      }),
    ),
  ];
  return () => {
    for (const stop of undo) stop();
  };
}

/**
 * Whether the app came from the browser's cache. So does the typeface of headlines then, and competes with nothing: headlines
 * do not change before one's eyes on every page.
 */
function isCached(): boolean {
  const [file] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  return !!file?.encodedBodySize && file.transferSize === 0;
}

/** Starts something when its code is loaded. Returns a function that stops it. */
function whileLoaded<T>(lazy: Lazy<T>, begin: (code: T) => () => void): () => void {
  let stop = () => {};
  const stopWaiting = lazy.onArrival(code => {
    stop = begin(code);
  });
  return () => {
    stopWaiting();
    stop();
  };
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
  return language?.translate({ defined: definedTexts, message }) ?? (() => {});
}

/**
 * How the screen of each route is loaded, together with its own stylesheet. A route without one is the host's, and so is one
 * whose feature is off. The search is part of the app: most visits begin or go on with it, and a script of its own would cost
 * 2 kB more.
 */
function screenLoaders({ chunks, base, loadModule, loadStyle, preloadFiles }: StartOptions): ScreenLoaders {
  const loaders: Partial<Record<RouteName, () => Promise<ScreenModule>>> = {};
  for (const [name, { screen }] of Object.entries(routes) as [RouteName, Route][]) {
    const files = screen && chunks.screens[screen];
    if (!files || !isOffered(name)) continue;
    loaders[name] = async () => {
      // What it loads on demand comes while it is rendered for the first time.
      const later = files.later.map(name => base + name);
      preloadFiles(document, later, 'low');
      const [script] = files.scripts;
      const code = script ? loadModule<ScreenModule>(base + script) : { default: SearchScreen };
      const [module] = await Promise.all([code, files.style && loadStyle(document, base + files.style)]);
      return module;
    };
  }
  return loaders;
}
