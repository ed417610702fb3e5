import { act, screen, setAddress, waitFor, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EarlyAnswerList } from '../../src/api/early.ts';
import { readHostPage } from '../../src/host/host-page.ts';
import { localStore } from '../../src/host/storage.ts';
import { preloadFiles } from '../../src/loading/built-files.ts';
import { loadModule } from '../../src/loading/load-module.ts';
import { loadStyle } from '../../src/loading/load-style.ts';
import type { Language } from '../../src/messages/translate.ts';
import { routes } from '../../src/routes.ts';
import { start } from '../../src/entry/start.tsx';
import { fakeFetch } from '../api/fake-fetch.ts';

const server = fakeFetch();
globalThis.fetch = server.fetch;
let stop = () => {};
test.after.each(() => act(() => stop()));

/** The sources themselves in place of what is built. */
const folders = [...new Set(Object.values(routes).flatMap(({ screen }) => screen ?? []))];
const screens = folders.map(folder => [
  folder,
  { paths: [], scripts: [`pages/${folder}/index.tsx`], later: [`pages/${folder}/later.js`] },
]);
const chunks = {
  style: 'base.css',
  prepare: [],
  app: [],
  languages: {},
  features: {},
  lazyStyles: [],
  screens: Object.fromEntries(screens),
};

function startOn(navbar: HTMLElement | null, main: HTMLElement | null, language?: Language): () => void {
  return start({
    hostPage: readHostPage(document, localStore(window)),
    early: new EarlyAnswerList(),
    language,
    ...{
      navbar,
      main,
      chunks,
      loadModule,
      loadStyle,
      preloadFiles,
      base: new URL('../../src/', import.meta.url).href,
    },
  });
}

/** Starts the app on a page whose server has rendered something, as the boot does. */
async function startAt(address: string, body = '<div id="search-navbar"></div><main><p>served</p></main>') {
  setAddress(address);
  history.replaceState(null, '');
  document.body.innerHTML = body;
  const navbar = document.getElementById('search-navbar');
  const main = document.querySelector('main');
  await act(async () => {
    stop = startOn(navbar, main);
  });
  return { navbar, main };
}

test('mounts the header and the page, on one store', async () => {
  const { navbar, main } = await startAt('/reviews/search?q=lamp');
  await waitFor(() => assert.ok(within(navbar as HTMLElement).getByRole('search')));
  await waitFor(() => assert.ok(within(main as HTMLElement).getByRole('contentinfo')));
  const field = within(navbar as HTMLElement).getByRole('combobox') as HTMLInputElement;
  assert.is(field.value, 'lamp');
});

test('fetches what a screen shows after its first paint together with the screen', async () => {
  await startAt('/reviews/how-it-works');
  const [link] = await waitFor(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][href$="later.js"]');
    assert.is(links.length, 1);
    return links;
  });
  assert.ok(link?.href.endsWith('/src/pages/how-it-works/later.js'), link?.href);
  assert.is(link?.fetchPriority, 'low');
});

test('leaves what the server rendered until there is something to put in its place', async () => {
  const started = startAt('/reviews/search?q=lamp');
  assert.ok(screen.getByText('served'));
  const { main } = await started;
  await waitFor(() => assert.is(screen.queryByText('served'), null));
  assert.ok(within(main as HTMLElement).getByRole('heading', { level: 1 }));
  assert.not(main?.hasAttribute('aria-busy'));
});

test('hands the page over together with the header when the screen is there at once', async () => {
  setAddress('/reviews/stores');
  document.body.innerHTML = '<div id="search-navbar"></div><main><p>served</p></main>';
  const seen: string[] = [];
  const watcher = new MutationObserver(() => {
    if (screen.queryByRole('banner')) seen.push(document.querySelector('main')?.ariaBusy ?? 'handed over');
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await act(async () => {
    stop = startOn(document.getElementById('search-navbar'), document.querySelector('main'));
  });
  watcher.disconnect();
  assert.is(seen[0], 'handed over');
});

test('leaves the frame of the header while an input method composes a word in it', async () => {
  const frame = '<div class="mp-frame" data-composing=""><input role="combobox"></div>';
  const { navbar, main } = await startAt(
    '/reviews/search?q=lamp',
    `<div id="search-navbar">${frame}</div><main></main>`,
  );
  await waitFor(() => assert.ok(main?.querySelector('h1')));
  assert.ok(navbar?.querySelector('.mp-frame'));
  navbar?.querySelector('input')?.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await waitFor(() => assert.ok(screen.getByRole('banner')));
  await waitFor(() => assert.is(navbar?.querySelector('.mp-frame'), null));
});

const arabic: Language = { name: 'ar', isRightToLeft: true, translate: () => () => {} };

for (const [page, language, lang, dir] of [
  ['lang="ar-EG"', arabic, 'ar-EG', 'rtl'],
  ['lang="ar" dir="rtl"', arabic, 'ar', null],
  ['lang="ar" dir="rtl"', undefined, 'en', 'ltr'],
  ['lang="de-AT"', undefined, 'en-AT', 'ltr'],
  ['lang="en-GB" dir="ltr"', undefined, 'en-GB', null],
] as const)
  test(`says lang ${lang} and dir ${dir} on a page with ${page}${language ? '' : ', without its texts'}`, async () => {
    setAddress('/reviews/stores');
    const holder = document.createElement('div');
    holder.innerHTML = `<i ${page}></i>`;
    const [said] = holder.children;
    document.documentElement.lang = said?.getAttribute('lang') ?? '';
    document.documentElement.dir = said?.getAttribute('dir') ?? '';
    if (!document.documentElement.dir) document.documentElement.removeAttribute('dir');
    document.body.innerHTML = '<main></main>';
    const main = document.querySelector('main');
    await act(async () => {
      stop = startOn(null, main, language);
    });
    const root = main?.querySelector('.mp-root');
    assert.equal([root?.getAttribute('lang'), root?.getAttribute('dir')], [lang, dir]);
    document.documentElement.removeAttribute('lang');
    document.documentElement.removeAttribute('dir');
  });

test('leaves the page of a host as it is, and mounts the header there', async () => {
  const { navbar, main } = await startAt('/login');
  assert.is(main?.textContent, 'served');
  assert.ok(within(navbar as HTMLElement).getByRole('banner'));
});

test('passes over a place that is missing', async () => {
  await startAt('/reviews/stores', '<main></main>');
  await waitFor(() => assert.ok(screen.getByRole('heading', { name: 'Page not found' })));
  act(() => stop());
  await startAt('/reviews/stores', '<div id="search-navbar"></div>');
  assert.ok(screen.getByRole('banner'));
});

test('draws no footer on a page that has one', async () => {
  const { main } = await startAt('/reviews/stores', '<main></main><footer>of the host</footer>');
  await waitFor(() => assert.ok(main?.querySelector('h1')));
  assert.is(main?.querySelector('footer'), null);
});

test('asks once who is there', async () => {
  server.requests.length = 0;
  await startAt('/reviews/stores');
  assert.equal(
    server.requests.map(({ address }) => address).filter(address => address.includes('me.json')),
    ['/reviews/me.json?exchange_rates=true'],
  );
});

test('leaves classes of the host where they were', async () => {
  const { navbar, main } = await startAt(
    '/reviews/stores',
    '<div id="search-navbar" class="wide"></div><main class="wide"></main>',
  );
  await waitFor(() => assert.ok(main?.querySelector('h1')));
  act(() => stop());
  assert.is(navbar?.className, 'wide');
  assert.is(main?.className, 'wide');
});

test('puts what lies over the page at the end of the body, once, on pages of the host as well', async () => {
  await startAt('/login', '<div id="search-navbar"></div><main><p>served</p></main><footer>host</footer>');
  await waitFor(() => assert.ok(document.querySelector('.mp-overlays')));
  const places = document.querySelectorAll('.mp-overlays');
  assert.is(places.length, 1);
  assert.is(document.body.lastElementChild, places[0]);
  act(() => stop());
  assert.is(document.querySelector('.mp-overlays'), null);
});

test('releases everything when it is stopped', async () => {
  const { navbar, main } = await startAt('/reviews/stores');
  await waitFor(() => assert.ok(main?.querySelector('h1')));
  act(() => stop());
  assert.is(navbar?.outerHTML, '<div id="search-navbar"></div>');
  // The server's content is back.
  assert.is(main?.outerHTML, '<main><p>served</p></main>');
  assert.is(document.querySelector('.mp-root'), null);
  assert.is(document.body.className, '');
  assert.is(history.scrollRestoration, 'auto');
  history.pushState(null, '', '/reviews');
  assert.is(main?.innerHTML, '<p>served</p>');
});

test.run();
