import type { TestPage } from '../support/browser.ts';

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

/** Goes through 300 pages by links and Back, and counts what stays: memory, listeners, elements. */
export async function tryNavigations({ page, errors }: Opened, count = 300): Promise<boolean> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable');
  const measure = async () => {
    await debug.send('HeapProfiler.collectGarbage');
    await debug.send('HeapProfiler.collectGarbage');
    const { metrics } = await debug.send('Performance.getMetrics');
    const of = (name: string) => metrics.find(one => one.name === name)?.value ?? 0;
    return { heap: of('JSHeapUsedSize') / 1e6, listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  await page.goto('/reviews/search?q=lamp');
  const figures: Awaited<ReturnType<typeof measure>>[] = [];
  for (let done = 0; done < count; done += 2) {
    const cards = page.locator('main article').getByRole('link');
    await cards.first().waitFor();
    await cards.nth((done * 3) % Math.max(1, await cards.count())).click();
    await page.waitForURL(url => url.pathname !== '/reviews/search');
    await page.locator('main h1').waitFor();
    await page.goBack();
    await page.waitForURL(url => url.pathname === '/reviews/search');
    if (done % 50 === 0) figures.push(await measure());
  }
  figures.push(await measure());
  for (const [at, { heap, listeners, nodes }] of figures.entries())
    console.log(
      `after ${Math.min(at * 50, count)}: ${heap.toFixed(1)} MB, ${listeners} listeners, ${nodes} nodes`,
    );
  const [, second] = figures;
  const last = figures.at(-1);
  for (const error of errors) console.log(`- ${error}`);
  // The caches fill at first. After that, nothing may keep growing with each page.
  return (
    errors.length === 0 &&
    !!second &&
    !!last &&
    last.heap < second.heap * 1.5 + 5 &&
    last.listeners < second.listeners * 1.2 + 50 &&
    last.nodes < second.nodes * 1.2 + 500
  );
}
