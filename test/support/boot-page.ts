/**
 * Host pages of all kinds that load the bundle. The app behind the boot is a stand-in that writes what it was handed
 * into its mount points, so that only the boot is judged. Nothing leaves the browser: every address is answered here.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import type { Page, Route } from 'playwright-core';
import { build } from '../../build.mjs';
import type { TestPage } from './browser.ts';
import { browserSuite } from './browser-suite.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), `../../.tmp/boot-test-${process.pid}`);
export const shop = 'https://shop.test';
export const cdn = 'https://cdn.test/some/folder';
const searchPath = '/reviews/search?q=lamp';

const standIn = {
  'main.ts': `export * from '../../../src/main.ts';`,
  'entry/prepare.ts': `export * from '../../../../src/entry/prepare.ts';`,
  'routes.ts': `export const routes = { PageSearch: { path: '/reviews/search', screen: 'search' } };`,
  'pages/search/index.tsx': `export default 'search';`,
  'messages/all.ts': `export const allMessages = { standIn: { guest: 'a guest' } };`,
  'messages/translate.ts': `export * from '../../../../src/messages/translate.ts';`,
  'messages/languages/de.ts': `export const de = { standIn: { guest: 'einen Gast' } };`,
  'entry/marketplace.css': 'main { outline: 3px solid rgb(1, 2, 3) }',
  'frames/room.css': 'main { min-block-size: 100vh }',
  'entry/start.tsx': `import { isRecord } from '../../../../src/host/json.ts';
    import { definedTexts, defineMessages } from '../../../../src/messages/define.ts';
    import { message } from '../../../../src/messages/message.ts';
    const texts = defineMessages('standIn', { guest: 'a guest' });
    export const start = ({ navbar, main, hostPage, early, language }) => {
      const takeTextsAway = language?.translate({ defined: definedTexts, message });
      const answer = early.take('/reviews/me.json?exchange_rates=true');
      const text = document.createTextNode('frame for ' + (hostPage.loggedIn ? 'a reviewer' : texts.guest));
      navbar?.append(text);
      main?.replaceChildren('screen 1 ' + location.pathname);
      answer?.then(got => isRecord(got?.data) && main?.append(' in ' + got.data.currency));
      return () => { takeTextsAway?.(); text.remove(); main?.replaceChildren(); };
    };`,
};

const { test, newPage } = browserSuite(shop);
export { test };
const files = new Map<string, Buffer>();
/** The integrity values of the built files, for import maps. */
let integrity: Readonly<Record<string, string>> = {};

/** One page for all tests of a file, which knows nothing of the visit before. */
let page: TestPage;
/** Answers all that the page asks for. */
let answer: (route: Route) => Promise<void>;

test.before(async () => {
  page = await newPage();
  await page.addInitScript(() => Object.assign(window, { namesAtFirst: Object.getOwnPropertyNames(window) }));
  await page.route('**/*', route => answer(route));
  for (const [name, content] of Object.entries(standIn)) {
    await mkdir(dirname(join(root, 'src', name)), { recursive: true });
    await writeFile(join(root, 'src', name), content);
  }
  await copyFile(join(root, '../../src/entry/classic.ts'), join(root, 'src/entry/classic.ts'));
  const manifest = await build({ root });
  for (const name of Object.keys(manifest.files)) files.set(name, await readFile(join(root, 'dist', name)));
  const entries = Object.entries(manifest.files).map(([name, file]) => [`/assets/${name}`, file.integrity]);
  integrity = Object.fromEntries(entries);
  await rm(root, { recursive: true });
});

interface HostPage {
  /** The language of the document. */
  readonly lang?: string;
  readonly address?: string;
  readonly head?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The folder of the bundle. */
  readonly assets?: string;
  /** The tag that loads it. */
  readonly script?: string;
  /** Scripts of the host, by name. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Names under which the host serves built files instead of their own, as an asset pipeline does. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Says of each request for a built file whether it fails. */
  readonly fails?: (name: string, query: string) => boolean;
  /** Says of each request for a built file whether it comes without its content. */
  readonly empty?: (name: string, query: string) => boolean;
  /** Says of each built file whether somebody has changed it on its way. */
  readonly tampered?: (name: string) => boolean;
  /** Built files and answers whose name begins like this arrive only after `until`. */
  readonly late?: { readonly name: string; readonly until: Promise<void> };
}

/** Tells browsers the integrity of every built file. */
export const importMap = () => `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
export const stylesheet = (assets: string) => `<link rel="stylesheet" href="${assets}/marketplace.css">`;
export const mountPoints = '<div id="search-navbar"></div><main><p>Served by the host</p></main>';

/** Opens a host page that loads the bundle, and answers everything it asks for. */
export async function open({
  address = searchPath,
  lang = 'en',
  assets = `${shop}/assets`,
  head = stylesheet(assets),
  script = `<script type="module" src="${assets}/marketplace.js"></script>`,
  renamed = {},
  scripts = {},
  body = mountPoints,
  headers = {},
  fails = () => false,
  empty = () => false,
  tampered = () => false,
  late,
}: HostPage = {}): Promise<TestPage> {
  if (page.url() !== 'about:blank')
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  // What the document before has asked for is known then.
  await page.goto('about:blank');
  page.expectQuiet();
  page.forget();
  const html = `<!doctype html><html lang="${lang}"><head><title>Shop</title>${head}
    ${script}</head><body>${body}</body></html>`;
  answer = async route => {
    const { pathname, search } = new URL(route.request().url());
    const asked = pathname.split('/').at(-1) ?? '';
    const [name = asked] = Object.keys(renamed).filter(one => renamed[one] === asked);
    if (late && name.startsWith(late.name)) await late.until;
    const content = name in renamed && name === asked ? undefined : files.get(name);
    if (content) {
      if (fails(name, search)) return route.abort('connectionfailed');
      const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      const change = name.endsWith('.css') ? '* { color: red }' : ';window.isTampered = true;';
      const body = empty(name, search) ? '' : tampered(name) ? content + change : content;
      return route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } });
    }
    if (scripts[asked]) return route.fulfill({ body: scripts[asked], contentType: 'text/javascript' });
    if (pathname.endsWith('.json')) return route.fulfill({ json: { currency: 'EUR' } });
    if (route.request().isNavigationRequest())
      return route.fulfill({ body: html, contentType: 'text/html', headers });
    return route.fulfill({ status: 204 });
  };
  await page.goto(address, { waitUntil: late ? 'commit' : 'load' });
  return page;
}

/** What esbuild makes of a script of the host that imports the product by its name. */
export async function bundled(source: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: source },
    ...{ bundle: true, format, write: false, logLevel: 'silent' },
    plugins: [
      {
        name: 'package',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^review-marketplace$/ }, ({ path }) => ({ path, namespace: 'package' }));
          onLoad({ filter: /./, namespace: 'package' }, () => ({
            contents: `${files.get('marketplace.js')}`,
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

export const navbar = (page: Page) => page.locator('#search-navbar');
export const main = (page: Page) => page.locator('main');
export const started = (page: Page) => page.getByText('frame for').waitFor({ state: 'attached' });
export const requested = (page: TestPage, part: string) =>
  page.sent.filter(request => request.includes(part));
