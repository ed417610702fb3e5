import type { Browser, BrowserContext, Page } from 'playwright-core';
import { viewports } from '../support/browser.ts';
import { installProbe, slowDown } from './probe.ts';

const card = '.mp-grid .mp-card__link';

/** A page in a profile of its own that measures itself. */
export async function open(
  browser: Browser,
  before?: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: viewports.desktop });
  await before?.(context);
  const page = await context.newPage();
  // The compiler names functions with a helper that pages do not have.
  await page.addInitScript({ content: 'globalThis.__name = value => value;' });
  await page.addInitScript(installProbe);
  return page;
}

/** Opens a page that measures itself. */
export type Opener = (browser: Browser) => Promise<Page>;

export interface Load {
  /** From the navigation until the cards were painted, ms. */
  readonly painted: number;
  /** Blocking time of that load, ms. */
  readonly blocked: number;
}

/**
 * A first visit with an empty cache on a slow processor, until 48 cards are painted.
 * @param network whether the network is slow, too
 */
export async function load(
  browser: Browser,
  url: string,
  network = true,
  opener: Opener = open,
): Promise<Load> {
  const page = await opener(browser);
  try {
    await slowDown(page, { network });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async selector => {
      const painted = await window.probe.painted(selector, 48);
      return { painted, blocked: window.probe.blocked(painted) };
    }, card);
  } finally {
    await page.context().close();
  }
}

/** Orders that put other products first, one after the other. */
const orders = ['price_asc', 'price_desc', 'newest', 'reviews_count', 'best_selling'];

/** The order is changed several times; each figure is ms from the change until all new cards were painted. */
export async function reorder(
  browser: Browser,
  url: string,
  count: number,
  before?: (context: BrowserContext) => Promise<void>,
): Promise<number[]> {
  const page = await open(browser, before);
  try {
    await page.goto(url);
    await page.evaluate(([selector, n]) => window.probe.painted(selector, n), [card, count] as const);
    await slowDown(page, { network: false });
    const times: number[] = [];
    for (const order of orders) {
      await page.evaluate(
        ([selector, n]) => {
          const listed = () =>
            [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(one => one.href);
          const before = listed().join();
          window.probe.arm('change', () => {
            const now = listed();
            return now.length >= n && now.join() !== before;
          });
        },
        [card, count] as const,
      );
      await page.selectOption('select[name=sort_by]', order);
      times.push((await page.evaluate(() => window.probe.measured())).own);
      // The pictures of one order are no business of the next.
      await page.waitForLoadState('networkidle');
    }
    return times;
  } finally {
    await page.context().close();
  }
}

/** A text is typed letter by letter; each figure is ms from a letter until all that is suggested for it was painted. */
export async function type(
  browser: Browser,
  url: string,
  text: string,
  debounce: number,
  opener: Opener = open,
): Promise<number[]> {
  const page = await opener(browser);
  try {
    await page.goto(url);
    await page.evaluate(selector => window.probe.painted(selector, 1), card);
    await slowDown(page, { network: false });
    await page.fill('input[name=q]', '');
    await page.click('input[name=q]');
    const times: number[] = [];
    for (let length = 1; length <= text.length; length += 1) {
      const typed = text.slice(0, length);
      await page.evaluate(
        expected =>
          window.probe.arm('input', () => {
            const answer = window.probe.answerOf(`/instant_search?q=${expected}`);
            const options = [...document.querySelectorAll('[role=option]')].map(option =>
              String(option.textContent).toLowerCase(),
            );
            if (answer === '' || options[0] !== expected) return false;
            const { suggestions, products, stores, categories } = JSON.parse(answer) as Record<
              'suggestions' | 'products' | 'stores' | 'categories',
              Record<'text' | 'title' | 'name', string | undefined>[]
            >;
            // A text that is the name of its category is told by that name.
            return [...suggestions, ...products, ...stores, ...categories].every(({ text, title, name }) =>
              options.some(option => option.includes(String(text ?? title ?? name).toLowerCase())),
            );
          }),
        typed,
      );
      const answered = page.waitForResponse(response => response.url().includes('/instant_search'));
      await page.keyboard.type(text.charAt(length - 1));
      await answered;
      times.push((await page.evaluate(() => window.probe.measured())).own - debounce);
    }
    return times;
  } finally {
    await page.context().close();
  }
}

/** Heap in use after garbage was collected, bytes. */
export async function heap(page: Page): Promise<number> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('HeapProfiler.collectGarbage');
  const { usedSize } = await debug.send('Runtime.getHeapUsage');
  await debug.detach();
  return usedSize;
}

/** Heap after the first ten, and after all of a hundred filter changes and a hundred changes of the screen. */
export async function heapGrowth(
  browser: Browser,
  url: string,
  opener: Opener = open,
): Promise<{ early: number; late: number }> {
  const page = await opener(browser);
  const arrived = () => page.waitForFunction(selector => document.querySelector(selector) !== null, card);
  const steps = async (from: number, to: number) => {
    for (let step = from; step < to; step += 1) {
      const order = orders[step % orders.length] ?? '';
      await page.selectOption('select[name=sort_by]', order);
      await page.waitForURL(address => address.searchParams.get('sort_by') === order);
      await page.locator(`[aria-busy=false] ${card}`).first().waitFor();
      await page
        .locator(card)
        .nth(step % 40)
        .click();
      await page.locator('#mp-reviews').waitFor();
      await page.goBack();
      await arrived();
    }
  };
  try {
    await page.goto(url);
    await arrived();
    await steps(0, 10);
    const early = await heap(page);
    await steps(10, 100);
    return { early, late: await heap(page) };
  } finally {
    await page.context().close();
  }
}
