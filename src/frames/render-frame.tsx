/** Renders, while the product is built, what a page shows before any script: the header, and the screen that waits. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createClient } from '../api/client.ts';
import { readHostPage } from '../host/host-page.ts';
import type { SafeStorage } from '../host/storage.ts';
import { definedTexts } from '../messages/define.ts';
import { message, setTextLocale } from '../messages/message.ts';
import { type Texts, translateTexts } from '../messages/translate.ts';
import { type RouteName, routes } from '../routes.ts';
import type { View } from '../routing/router/page.ts';
import type { Routing } from '../routing/router/routing.ts';
import type { ScreenModule } from '../routing/router/screen-loader.ts';
import { createSource } from '../routing/router/source.ts';
import type { Progress } from '../routing/scrolling/restoration-plan.ts';
import { NavbarRoot } from '../shell/navbar-root.tsx';
import { PageRoot } from '../shell/page-root.tsx';
import { createAppStore } from '../state/core/app-store.ts';
import { addressAtom } from '../state/page/address.ts';

const storage: SafeStorage = { get: () => null, set() {}, remove() {} };
const nothing = () => {};

/** Has frames rendered in a language from now on. Returns what has them rendered in English again. */
export function setFrameLanguage(language: string, texts: Texts, isRightToLeft: boolean): () => void {
  const restore = translateTexts({ defined: definedTexts, message }, texts);
  setTextLocale(language, isRightToLeft);
  document.documentElement.lang = language;
  return () => {
    restore();
    setTextLocale('en', false);
    document.documentElement.lang = 'en';
  };
}

/** A document of a signed-in reviewer or of a guest, to render a frame in. */
const documentFor = (isSignedIn: boolean) =>
  Object.assign(Object.create(document) as Document, { body: { classList: { contains: () => isSignedIn } } });

/**
 * The HTML for `#search-navbar` and for `main` at the path of a route. It has to fit every address of the route and every
 * host: a heading that differs between addresses is empty, links that the host decides on lead nowhere, and nothing of the
 * screen can be pressed.
 */
export function renderFrame(
  name: RouteName,
  { default: Screen }: ScreenModule,
  isSignedIn: boolean,
): { readonly navbar: string; readonly main: string } {
  const { path, background, categoryBar } = routes[name];
  const pathname = path.replace(/{\w+}/g, 'x');
  const address = { pathname, search: '', hash: '', key: pathname };
  const view: View = {
    address,
    name,
    Screen,
    kind: 'screen',
    visitKind: 'first',
  };
  const routing: Routing = {
    address: createSource(address),
    view: createSource<View | null>(view),
    isLoading: createSource(false),
    announcements: createSource(0),
    progress: createSource<Progress>('begun'),
    navigate: nothing,
    prefetch: nothing,
    rendered: nothing,
    goToPrevious: nothing,
    handles: () => false,
    previousHref: () => null,
    reportReady: () => nothing,
    guardLeaving: () => nothing,
    start: () => nothing,
    addLayer: () => nothing,
  };
  const doc = documentFor(isSignedIn);
  const store = createAppStore({
    hostPage: readHostPage(doc, storage),
    client: createClient({ doc }),
    navigate: nothing,
    storage,
  });
  store.set(addressAtom, address);
  const root = { store, routing };
  const navbar = withClasses(render(<NavbarRoot {...root} />), 'mp-frame');
  const white = background === 'grey' ? '' : ' mp-white';
  const noBar = categoryBar === false ? ' mp-frame--no-bar' : '';
  let main = withClasses(render(<PageRoot {...root} hasFooter={false} />), `mp-frame${white}${noBar}`);
  const hasFixedHeading = !Screen.staysMounted && pathname === path;
  if (!hasFixedHeading) main = withoutHeading(main);
  // A search field is typed into before the app is there.
  if (!main.includes('role="search"')) main = inert(main);
  return { navbar: withoutHostLinks(navbar), main };
}

const render = (root: ReactNode) => renderToStaticMarkup(root, { identifierPrefix: 'mp-' });

// Edits of the HTML: the running app, which renders the same roots, has nothing of them.
const withClasses = (html: string, classes: string) =>
  html.replace('class="mp-root', `class="${classes} mp-root`);
const withoutHeading = (html: string) => html.replace(/(<h1[^>]*>).*?(?=<\/h1>)/g, '$1&nbsp;');
const withoutHostLinks = (html: string) => html.replace(/ href="(\/login|\/businesses|https:)[^"]*"/g, '');
const inert = (html: string) => html.replace('<div', '<div inert');
