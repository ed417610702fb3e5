/** The app: what the boot loads and starts. It creates the store and the routing, and mounts the two roots. */
import type { ReactNode } from 'react';
import { createClient } from './api/client.ts';
import { report } from './host/events.ts';
import { localStore, sessionStore } from './host/storage.ts';
import { loadWaiting, provideChunks } from './loading/lazy.ts';
import { definedTexts } from './messages/define.ts';
import { message, setTextLocale } from './messages/message.ts';
import SearchScreen from './pages/search/index.tsx';
import { type Route, type RouteName, routes } from './routes.ts';
import type { Address } from './routing/address.ts';
import { createRouting } from './routing/routing.ts';
import type { ScreenLoaders, ScreenModule } from './routing/screen-loader.ts';
import { NavbarRoot } from './shell/header/navbar-root.tsx';
import { holdPicture, pictureSelector } from './shell/held-picture.ts';
import { frameParts } from './shell/lazy.ts';
import { PageRoot } from './shell/page-root.tsx';
import { drawRoot } from './shell/root-providers.tsx';
import type { Start, StartOptions } from './start-options.ts';
import { alertsAtom } from './state/alerts.ts';
import { loadReviewerAtom } from './state/reviewer.ts';
import { pendingCountAtom } from './state/services.ts';
import { type AppStore, createAppStore, followAddress } from './state/store.ts';

export const start: Start = options => {
  const { hostPage, early, navbar, main } = options;
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
    // In a task of its own: what an answer brings is drawn before anything says that nobody waits any more.
    onPending: count => void setTimeout(() => store.set(pendingCountAtom, count)),
    report,
  });
  const storage = localStore(window);
  const store: AppStore = createAppStore({ hostPage, client, navigate: routing.navigate, storage });

  const undo: (() => void)[] = [];
  const mountRoot = (place: HTMLElement, className: string, content: ReactNode) =>
    void undo.push(drawRoot(place, className, content));

  let isNavbarThere = navbar === null;
  const mountNavbar = () => {
    if (navbar && !isNavbarThere)
      mountRoot(navbar, 'mp-navbar-place', <NavbarRoot store={store} routing={routing} />);
    isNavbarThere = true;
  };
  const mountPage = () => {
    if (!main) return;
    main.removeAttribute('aria-busy');
    const hasFooter = [...document.querySelectorAll('footer')].every(footer => main.contains(footer));
    const picture = main.querySelector(pictureSelector);
    mountRoot(main, 'mp-page-place', <PageRoot store={store} routing={routing} hasFooter={hasFooter} />);
    if (picture) undo.push(holdPicture(picture, main, routing.progress));
  };
  // What the server rendered stands until there is something to put in its place. Header and first screen begin
  // together, so that the page is laid out once. Not as a transition: React would draw it in slices of 5 ms, and the
  // first cards come later by a twentieth.
  const stopWaiting = routing.shown.subscribe(() => {
    if (!routing.shown.read()) return;
    stopWaiting();
    mountNavbar();
    mountPage();
  });
  undo.push(followAddress(store, routing.address), stopWaiting);
  const stopRouting = routing.start();
  if (routing.isLoading.read()) {
    main?.setAttribute('aria-busy', 'true');
    const timer = setTimeout(mountNavbar, headerWaitMs);
    undo.push(() => {
      clearTimeout(timer);
      main?.removeAttribute('aria-busy');
    });
  } else mountNavbar();
  const visited: [Address, ...Address[]] = [routing.address.read()];
  const stopCollecting = routing.address.subscribe(() => void visited.push(routing.address.read()));
  undo.push(stopCollecting);
  void store.set(loadReviewerAtom);

  frameParts.loadAhead();
  const stopWaitingForFrame = frameParts.onArrival(({ startFrame }) => {
    stopCollecting();
    undo.push(startFrame(store, routing, visited));
  });
  undo.push(stopWaitingForFrame);
  // An alert does not wait until there is time; the next one tries again where the code cannot be had.
  undo.push(store.sub(alertsAtom, () => void frameParts.load().catch(report)));

  // What the first paint did without comes when a screen stands and nothing is awaited.
  const loadRest = () => {
    if (store.get(pendingCountAtom) > 0 || (main && !routing.shown.read())) return;
    for (const stop of watching) stop();
    whenIdle(() => loadWaiting('idle'));
  };
  const watching = [store.sub(pendingCountAtom, loadRest), routing.shown.subscribe(loadRest)];
  undo.push(...watching);
  return () => {
    // Before the page is emptied, which would scroll it.
    stopRouting();
    for (const step of undo.reverse()) step();
    takeTextsAway();
  };
};

/**
 * Lays the texts of the page's language over the English ones. Numbers and dates follow the texts: where we do not have
 * the language, they are those of English readers in the same region.
 */
function setLanguage({ hostPage, language, main, navbar }: StartOptions) {
  const { locale } = hostPage;
  const { language: own, region } = new Intl.Locale(locale);
  const { name, isRightToLeft } = language?.whole?.(own) ?? language ?? { name: 'en', isRightToLeft: false };
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

/** How long the header waits for a screen that is on its way, ms. One that came along with the app is there by then. */
const headerWaitMs = 50;

/** Lets paints and clicks go first. */
function whenIdle(task: () => void): void {
  // Not every browser has it.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, idleMs);
}
const idleMs = 200;
