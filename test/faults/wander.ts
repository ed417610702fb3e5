import type { Locator } from 'playwright-core';
import { allStarted, type TestPage } from '../support/browser.ts';
import { screenDrawn } from '../support/screen-parts.ts';
import { filterButton, sidebar } from '../support/search-page.ts';
import { product } from './call.ts';

interface Opened {
  readonly page: TestPage;
  readonly errors: string[];
}

const parts = [
  ...['reviews', 'search', 'store_search', 'stores', 'products', 'profile', 'users', 'categories', 'feed'],
  ...['people', 'arbitrator', 'disputes', 'new', 'edit', 'write-review', 'following', 'strings', 'me'],
  ...['alpenblick-sport', 'annelie-botha', 'medals', 'trust', 'how-it-works', '__proto__', 'constructor'],
  ...[
    '%E0%A4%A',
    '%00',
    '%2F',
    '..',
    '.',
    '',
    'ünï',
    '😀',
    '%F0%9F%98%80',
    'x'.repeat(2_000),
    '<b>',
    '"',
    "'",
    '\\',
  ],
];
const names = [
  ...['q', 'page', 'sort_by', 'filter_rating', 'country', 'currency', 'min_rating', 'min_price', 'max_price'],
  ...[
    'tab',
    'search',
    'category',
    'collection',
    'review_type',
    'status',
    '__proto__',
    'toString',
    'q[]',
    'ü',
  ],
];
const values = [
  ...[
    '',
    '0',
    '1',
    '-1',
    '2',
    '1e309',
    'NaN',
    '99999999999999999999',
    'lamp',
    'null',
    'true',
    '%',
    '%zz',
    '%00',
  ],
  ...[
    '😀',
    '<script>',
    '__proto__',
    'constructor',
    'newest',
    'EUR',
    'DE',
    '*',
    'a'.repeat(3_000),
    '[]',
    '{}',
    '\u202e',
  ],
];

/** The same numbers on every run. */
function numbers(): (below: number) => number {
  let state = 42;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Opens 20,000 random addresses one after the other in one page, as links do. None may throw or leave it blank. */
export async function tryAddresses({ page, errors }: Opened, count = 20_000): Promise<boolean> {
  const below = numbers();
  const any = (list: readonly string[]) => list[below(list.length)] ?? '';
  const address = () => {
    const path = Array.from({ length: below(6) }, () => any(parts)).join('/');
    const query = Array.from({ length: below(5) }, () => `${any(names)}=${any(values)}`).join('&');
    return `/reviews/${path}${query && `?${query}`}${below(10) === 0 ? `#${any(values)}` : ''}`;
  };
  // The answers do not matter here, and the host is spared.
  let calls = 0;
  await page.goto('/reviews/medals');
  await page.route('**/*', route => {
    const kind = route.request().resourceType();
    // A link to the sign-in would leave the page. A browser stays if the answer has no content.
    if (kind === 'document') return route.fulfill({ status: 204 });
    if (kind !== 'fetch') return route.fallback();
    calls += 1;
    return route.fulfill({ status: calls % 2 ? 404 : 200, json: {} });
  });
  await page.locator('main h1').waitFor();
  // The browser itself would open an address without a screen.
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()));
  const wrong: string[] = [];
  const since = performance.now();
  for (let done = 0; done < count; done += 50) {
    const batch = Array.from({ length: 50 }, address);
    const blank = await page.evaluate(async list => {
      const found: string[] = [];
      for (const one of list) {
        const link = Object.assign(document.createElement('a'), { href: one });
        document.querySelector('main .mp-page')?.append(link);
        link.click();
        link.remove();
        await new Promise(resolve => setTimeout(resolve));
      }
      await new Promise(resolve => setTimeout(resolve, 50));
      const text = document.querySelector('main')?.textContent ?? '';
      if (text.trim() === '' && !document.querySelector('main .mp-skeleton')) found.push(list.at(-1) ?? '');
      return found;
    }, batch);
    if ((done + 50) % 1_000 === 0)
      console.error(`${done + 50} after ${Math.round((performance.now() - since) / 1000)} s`);
    wrong.push(...blank.map(one => `blank: ${one.slice(0, 200)}`));
    wrong.push(
      ...errors
        .splice(0)
        .map(error => `${error.slice(0, 200)} (one of ${batch.slice(0, 3).join(' ').slice(0, 200)} …)`),
    );
  }
  const seconds = Math.round((performance.now() - since) / 1000);
  console.log(`${count} addresses in ${seconds} s, ${calls} calls, ${wrong.length} wrong.`);
  for (const one of [...new Set(wrong)].slice(0, 20)) console.log(`- ${one}`);
  return wrong.length === 0;
}

/** What the page holds, after its garbage is collected. */
interface Held {
  /** MB. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** Does a step that often, and measures every so often. Returns whether nothing keeps growing. */
async function watchMemory(
  { page, errors }: Opened,
  { count, every, step }: { count: number; every: number; step(done: number): Promise<void> },
): Promise<boolean> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable');
  const measure = async (): Promise<Held> => {
    await debug.send('HeapProfiler.collectGarbage');
    await debug.send('HeapProfiler.collectGarbage');
    const { metrics } = await debug.send('Performance.getMetrics');
    const of = (name: string) => metrics.find(one => one.name === name)?.value ?? 0;
    return { heap: of('JSHeapUsedSize') / 1e6, listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  const figures: Held[] = [];
  for (let done = 1; done <= count; done += 1) {
    await step(done);
    if (done !== 1 && done % every !== 0) continue;
    const held = await measure();
    figures.push(held);
    console.log(
      `after ${done}: ${held.heap.toFixed(1)} MB, ${held.listeners} listeners, ${held.nodes} nodes`,
    );
  }
  const [, second] = figures;
  const last = figures.at(-1);
  for (const error of errors) console.log(`- ${error}`);
  // The caches fill at first. After that, nothing may keep growing with each step.
  return (
    errors.length === 0 &&
    !!second &&
    !!last &&
    last.heap < second.heap * 1.5 + 5 &&
    last.listeners < second.listeners * 1.2 + 50 &&
    last.nodes < second.nodes * 1.2 + 500
  );
}

/** Goes through 300 pages by links and Back, and counts what stays: memory, listeners, elements. */
export async function tryNavigations(opened: Opened, count = 300): Promise<boolean> {
  const { page } = opened;
  await page.goto('/reviews/search?q=lamp');
  return watchMemory(opened, {
    count: count / 2,
    every: 25,
    async step(done) {
      const cards = page.locator('main article').getByRole('link');
      await cards.first().waitFor();
      await cards.nth((done * 6) % Math.max(1, await cards.count())).click();
      await page.waitForURL(url => url.pathname !== '/reviews/search');
      await page.locator('main h1').waitFor();
      await page.goBack();
      await page.waitForURL(url => url.pathname === '/reviews/search');
    },
  });
}

/** Opens and closes 100 times each: the gallery of a product, its menu, and the filters of a search. */
export async function tryOpenings(opened: Opened, count = 100): Promise<boolean> {
  const { page } = opened;
  const menu = page.getByRole('button', { name: 'Main menu', exact: true });
  const picture = page.locator('main').getByRole('button', { name: 'Open customer picture 1' }).first();
  const toggle = async (button: Locator, shown: Locator) => {
    await button.click();
    await shown.waitFor();
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
  };
  const parts: readonly (readonly [name: string, address: string, open: () => Promise<void>])[] = [
    ['gallery', product, () => toggle(picture, page.getByRole('dialog'))],
    ['menu', product, () => toggle(menu, page.getByRole('button', { name: /^Show prices in/ }))],
    ['filters', '/reviews/search?q=lamp', () => toggle(filterButton(page), sidebar(page))],
  ];
  let isFine = true;
  for (const [name, address, open] of parts) {
    console.log(`${name}:`);
    await page.goto(address);
    await screenDrawn(page);
    await allStarted(page);
    isFine = (await watchMemory(opened, { count, every: 25, step: open })) && isFine;
  }
  return isFine;
}
