/**
 * The boot on host pages of all kinds, in a real browser. The app behind it is a stand-in that writes what it was
 * handed into its places, so that only the boot is judged. Nothing leaves the browser: every address is answered here.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { build } from '../../build.mjs';
import { bootMessages } from '../../src/contract/messages/boot.ts';
import type { TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), `../../.tmp/boot-test-${process.pid}`);
const shop = 'https://shop.test';
const cdn = 'https://cdn.test/some/folder';
const searchPath = '/reviews/search?q=lamp';

const standIn = {
  'main.ts': `export * from '../../../src/main.ts';`,
  'prepare.ts': `export * from '../../../src/prepare.ts';`,
  'routes.ts': `const screen = (name: string, load: () => Promise<unknown>) => ({ name, load });
    export const routes = [screen('PageSearch', () => import('./pages/search/index.tsx'))];`,
  'pages/search/index.tsx': `export default 'search';`,
  'marketplace.css': 'main { outline: 3px solid rgb(1, 2, 3) }',
  'start.tsx': `import { routes } from './routes.ts';
    export const start = ({ navbar, main, hostPage, early }) => {
      const answer = early.take('/reviews/me.json?exchange_rates=true');
      const text = document.createTextNode('frame for ' + (hostPage.loggedIn ? 'a reviewer' : 'a guest'));
      navbar?.append(text);
      main?.replaceChildren('screen ' + routes.length + ' ' + location.pathname);
      answer?.then(({ data }) => main?.append(' in ' + data?.currency));
      return () => { text.remove(); main?.replaceChildren(); };
    };`,
};

const { test, newPage } = browserSuite(shop);
const files = new Map<string, Buffer>();

test.before(async () => {
  for (const [name, content] of Object.entries(standIn)) {
    await mkdir(dirname(join(root, 'src', name)), { recursive: true });
    await writeFile(join(root, 'src', name), content);
  }
  const manifest = await build({ root });
  for (const name of Object.keys(manifest.files)) files.set(name, await readFile(join(root, 'dist', name)));
  await rm(root, { recursive: true });
});

interface HostPage {
  readonly address?: string;
  readonly head?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the bundle lies. */
  readonly assets?: string;
  /** Says of each request for a built file whether it fails. */
  readonly fails?: (name: string, query: string) => boolean;
  /** Built files whose name begins like this arrive only after `until`. */
  readonly late?: { readonly name: string; readonly until: Promise<void> };
}

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const stylesheet = (assets: string) => `<link rel="stylesheet" href="${assets}/marketplace.css">`;
const places = '<div id="search-navbar"></div><main><p>Served by the host</p></main>';

/** Opens a host page that loads the bundle, and answers everything it asks for. */
async function open({
  address = searchPath,
  assets = `${shop}/assets`,
  head = stylesheet(assets),
  body = places,
  headers = {},
  fails = () => false,
  late,
}: HostPage = {}): Promise<TestPage> {
  const page = await newPage();
  await page.addInitScript(() => Object.assign(window, { namesAtFirst: Object.getOwnPropertyNames(window) }));
  const html = `<!doctype html><html lang="en"><head><title>Shop</title>${head}
    <script type="module" src="${assets}/marketplace.js"></script></head><body>${body}</body></html>`;
  await page.route('**/*', async route => {
    const { pathname, search } = new URL(route.request().url());
    const name = pathname.split('/').at(-1) ?? '';
    const content = files.get(name);
    if (content) {
      if (late && name.startsWith(late.name)) await late.until;
      if (fails(name, search)) return route.abort('connectionfailed');
      const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      return route.fulfill({ body: content, contentType, headers: { 'access-control-allow-origin': '*' } });
    }
    if (pathname.endsWith('.json')) return route.fulfill({ json: { currency: 'EUR' } });
    if (route.request().isNavigationRequest())
      return route.fulfill({ body: html, contentType: 'text/html', headers });
    return route.fulfill({ status: 204 });
  });
  await page.goto(address, { waitUntil: late ? 'commit' : 'load' });
  return page;
}

const navbar = (page: Page) => page.locator('#search-navbar');
const main = (page: Page) => page.locator('main');
const started = (page: Page) => page.getByText('frame for').waitFor({ state: 'attached' });
const requested = (page: TestPage, part: string) => page.sent.filter(request => request.includes(part));

test('mounts both places, with the first answers and the host page read', async () => {
  const page = await open({ body: places });
  await page.getByText('screen 1 /reviews/search in EUR').waitFor();
  assert.is(await navbar(page).textContent(), 'frame for a guest');
  assert.is(requested(page, 'me.json').length, 1);
  assert.is(requested(page, 'search.json').length, 1);
});

test('asks for everything the screen needs before the app has arrived', async () => {
  const page = await open();
  await started(page);
  const position = (part: string) => page.sent.findIndex(request => request.includes(part));
  const app = page.sent.findIndex(request => /app-\w+\.js/.test(request));
  for (const part of ['search-', 'search.json', 'me.json'])
    assert.ok(
      position(part) > 0 && position(part) - app < 5,
      `${part} comes too late: ${page.sent.join('\n')}`,
    );
});

test('works from another origin and any folder', async () => {
  const page = await open({ assets: cdn });
  await started(page);
  assert.ok(requested(page, `${cdn}/app-`).length > 0);
  assert.equal(requested(page, `${shop}/assets`), []);
});

test('links the stylesheet where the host forgot it, and shows nothing before it is there', async () => {
  const { opened, open: release } = gate();
  const page = await open({ head: '', assets: cdn, late: { name: 'marketplace.css', until: opened } });
  const app = await page.waitForResponse(response => /app-\w+\.js/.test(response.url()));
  await app.finished();
  await page.waitForTimeout(100);
  assert.is(await navbar(page).textContent(), '');
  release();
  await started(page);
  assert.is(requested(page, `${cdn}/marketplace.css`).length, 1);
  assert.is(await main(page).evaluate(element => getComputedStyle(element).outlineColor), 'rgb(1, 2, 3)');
});

test('loads the stylesheet once where the host has linked it', async () => {
  const page = await open();
  await started(page);
  assert.is(requested(page, 'marketplace.css').length, 1);
});

test('shows the screen even where the stylesheet cannot be had', async () => {
  const page = await open({ head: '', fails: name => name.endsWith('.css') });
  page.allow(/marketplace\.css|Failed to load resource/);
  await started(page);
});

test('leaves main as it was served on an address that is none of its screens', async () => {
  const page = await open({ address: '/about-us' });
  await started(page);
  assert.is(await main(page).textContent(), 'Served by the host');
  assert.equal(requested(page, 'search-'), []);
});

test('skips a place that the page does not have', async () => {
  const withoutMain = await open({ body: '<div id="search-navbar"></div>' });
  await started(withoutMain);
  const withoutNavbar = await open({ body: '<main></main>' });
  await withoutNavbar.getByText('screen 1').waitFor();
});

test('loads nothing on a page without any place', async () => {
  const page = await open({ body: '<h1>Terms</h1>' });
  await page.waitForLoadState('networkidle');
  assert.equal(requested(page, 'app-'), []);
});

test('reads the login from the class of the body', async () => {
  const page = await open({ body: `${places}<script>document.body.className = 'logged-in'</script>` });
  await page.getByText('frame for a reviewer').waitFor();
});

test('leads on to the screen that an address stands for', async () => {
  const page = await open({ address: '/search?q=lamp#top' });
  await page.getByText('screen 1 /reviews/search').waitFor();
  assert.is(page.url(), `${shop}/reviews/search?q=lamp#top`);
});

test('leaves it to the host where an address leads to a page that is no screen', async () => {
  const page = await open({ address: '/reviews/acme' });
  await page.waitForURL(`${shop}/reviews/stores/acme`);
  await started(page);
  assert.is(await main(page).textContent(), 'Served by the host');
});

test('asks only once for an answer that the host preloads', async () => {
  const link = '<link rel="preload" as="fetch" href="/reviews/me.json?exchange_rates=true" ';
  for (const crossOrigin of ['crossorigin', '']) {
    const page = await open({ head: `${stylesheet(`${shop}/assets`)}${link}${crossOrigin}>` });
    await page.getByText('in EUR').waitFor();
    await page.waitForLoadState('load');
    assert.is(requested(page, 'me.json').length, 1, `with "${crossOrigin}"`);
  }
});

test('does not ask for an answer that came inside app_meta', async () => {
  const meta = { answers: { '/reviews/me.json?exchange_rates=true': { currency: 'NZD' } } };
  const page = await open({
    body: `${places}<script type="application/json" id="app_meta">${JSON.stringify(meta)}</script>`,
  });
  await page.getByText('in NZD').waitFor();
  assert.equal(requested(page, 'me.json'), []);
});

test('loads the app again when it fails once', async () => {
  const page = await open({ fails: (name, query) => name.startsWith('app-') && query === '' });
  page.allow(/app-|Failed to load resource/);
  await started(page);
  assert.is(requested(page, '?retry=').length, 1);
});

test('tells the failure above what was served when the app fails twice, and a click tries again', async () => {
  let down = true;
  const page = await open({ fails: name => down && name.startsWith('app-') });
  page.allow(/app-|Failed to load resource/);
  await page.getByRole('alert').getByText(bootMessages.notLoaded).waitFor();
  assert.match((await main(page).textContent()) ?? '', 'Served by the host');
  await page.getByRole('button', { name: bootMessages.retry }).click();
  await page.getByRole('alert').getByText(bootMessages.notLoaded).waitFor();
  down = false;
  await page.getByRole('button', { name: bootMessages.retry }).click();
  await page.getByText('screen 1').waitFor();
  assert.is(await page.getByRole('alert').count(), 0);
});

/** The exports of the entry, as a host uses them. */
type Entry = { mount(): void; unmount(): void };
const entryAddress = `${shop}/assets/marketplace.js`;
const call = (page: Page, name: keyof Entry) =>
  page.evaluate(async ([address, method]) => ((await import(address)) as Entry)[method](), [
    entryAddress,
    name,
  ] as const);

test('mounts once, however often it is asked to', async () => {
  const page = await open();
  await started(page);
  await call(page, 'mount');
  await call(page, 'mount');
  await page.waitForLoadState('networkidle');
  assert.is(await navbar(page).textContent(), 'frame for a guest');
});

test('mounts once where the script is on the page twice', async () => {
  const second = '<script type="module" src="/assets/marketplace.js?v=2"></script>';
  const page = await open({ body: `${places}${second}` });
  await started(page);
  await page.waitForLoadState('networkidle');
  assert.is(await navbar(page).textContent(), 'frame for a guest');
});

test('unmounts while the app is still loading', async () => {
  const { opened, open: release } = gate();
  const page = await open({ late: { name: 'app-', until: opened } });
  await page.waitForRequest(/me\.json/);
  await call(page, 'unmount');
  const app = page.waitForResponse(response => /app-\w+\.js/.test(response.url()));
  release();
  await (await app).finished();
  await page.waitForTimeout(100);
  assert.is(await navbar(page).textContent(), '');
  assert.is(await main(page).textContent(), 'Served by the host');
});

test('unmounts and mounts again', async () => {
  const page = await open();
  await started(page);
  await call(page, 'unmount');
  assert.is(await navbar(page).textContent(), '');
  await call(page, 'mount');
  await started(page);
});

test('leaves no listener behind, however often it is mounted and unmounted', async () => {
  const page = await open();
  await started(page);
  const debug = await page.context().newCDPSession(page);
  const listeners = async () => {
    let count = 0;
    for (const expression of ['window', 'document', 'document.body']) {
      const { result } = await debug.send('Runtime.evaluate', { expression });
      const found = await debug.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId as string,
      });
      count += found.listeners.length;
    }
    return count;
  };
  const before = await listeners();
  for (let times = 0; times < 3; times += 1) {
    await call(page, 'unmount');
    await call(page, 'mount');
    await started(page);
  }
  assert.is(await listeners(), before);
});

test('follows a host that swaps the body', async () => {
  const page = await open();
  await started(page);
  await page.evaluate(html => {
    document.dispatchEvent(new Event('turbo:before-render'));
    const body = document.createElement('body');
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    body.append(...parsed.body.childNodes);
    document.body.replaceWith(body);
    document.dispatchEvent(new Event('turbo:load'));
  }, places);
  await started(page);
  assert.is(await navbar(page).textContent(), 'frame for a guest');
});

test('puts nothing on window', async () => {
  const page = await open();
  await started(page);
  const added = await page.evaluate(() => {
    const { namesAtFirst } = window as unknown as { namesAtFirst: string[] };
    return Object.getOwnPropertyNames(window).filter(name => !namesAtFirst.includes(name));
  });
  assert.equal(added, ['namesAtFirst']);
});

test('violates no content security policy as strict as can be', async () => {
  const policy =
    "default-src 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
  let down = true;
  const page = await open({
    head: '',
    headers: { 'content-security-policy': policy },
    fails: name => down && name.startsWith('app-'),
  });
  page.allow(/app-|Failed to load resource/);
  await page.getByRole('alert').waitFor();
  down = false;
  await page.getByRole('button', { name: bootMessages.retry }).click();
  await started(page);
});

test.run();
