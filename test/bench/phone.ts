import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { searchMessages } from '../../src/messages/search.ts';
import { type Answers, makeAnswers, searchKey } from './answers.ts';
import { type Action, answerMs, installProbe, slowDown } from './probe.ts';
import { rasterCookie } from './serve.ts';
import { pages, type Side } from './sides.ts';

export const phone = { width: 412, height: 915 } as const;

/** A page of a phone with small pictures, in a profile of its own that measures itself: a first visit. */
export async function openPhone(browser: Browser, origin: string, side: Side): Promise<Page> {
  const context = await browser.newContext({ viewport: phone });
  await context.addCookies([{ ...rasterCookie, url: origin }]);
  return openMeasured(context, side);
}

/** A page that measures itself. */
export async function openMeasured(context: BrowserContext, side: Side): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // The compiler names functions with a helper that pages do not have.
  await page.addInitScript({ content: 'globalThis.__name = value => value;' });
  await page.addInitScript(installProbe, { link: pages[side].link, answerMs });
  return page;
}

/** Resolves when all pictures are in the cache. Runs in the page. */
export const loadPictures = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(addresses.map(src => Object.assign(new Image(), { src }).decode()));

/** Cookies were accepted on an earlier visit. */
export const acceptCookies = (page: Page, origin: string): Promise<void> =>
  page.context().addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);

/** A finger touches the middle of it, once it was scrolled to. */
export async function tapOn(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not there to be pressed`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

export const ratings = ['4.5', '4', '3'];
export const orders = ['price_asc', 'price_desc', 'newest', 'reviews_count', 'best_selling'];

/** The kinds of an action that are measured. */
export type Kind = 'filter' | 'sort' | 'back';

export interface Step {
  readonly kind: Kind;
  /** The search that it leads to. */
  readonly key: string;
  readonly event: string;
  /** Finds what is to be pressed. What it returns presses it, and lets nothing else run in the page. */
  take(page: Page): Promise<() => Promise<unknown>>;
}

/** The choices of the rating. Those of react-instantsearch are links. */
export const ratingChips = (page: Page): Locator =>
  page.getByRole('group', { name: searchMessages.minimumRating }).locator('button, a');
/** The choice of the order. */
export const sortSelect = 'select[name=sort_by], .ais-SortBy-select';

const filters = ratings.map(
  (rating, index): Step => ({
    kind: 'filter',
    key: searchKey(rating),
    event: 'click',
    take: async page => {
      const chip = ratingChips(page).nth(index);
      await chip.scrollIntoViewIfNeeded();
      const box = await chip.boundingBox();
      if (!box) throw new Error('the chips of the rating are not there');
      return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },
  }),
);
const sorts = orders.map(
  (order): Step => ({
    kind: 'sort',
    key: searchKey(ratings.at(-1), order),
    event: 'change',
    take: async page => {
      const select = await page.$(sortSelect);
      return () =>
        page.evaluate(
          ([select, order]) => {
            if (!(select instanceof HTMLSelectElement))
              throw new Error('the choice of the order is not there');
            select.value = order;
            select.dispatchEvent(new Event('change', { bubbles: true }));
          },
          [select, order] as const,
        );
    },
  }),
);
const start = searchKey();
const forward = [...filters, ...sorts];
const backs = [start, ...forward.slice(0, -1).map(({ key }) => key)].reverse().map(
  (key): Step => ({
    kind: 'back',
    key,
    event: 'popstate',
    take: async page => () => page.evaluate(() => history.back()),
  }),
);

/**
 * Every rating, every order, and Back from each of them, as far as their kind is asked for: each step draws cards of
 * other products, of which none was drawn before, except by Back.
 */
export function stepsOf(kinds: readonly Kind[]): readonly Step[] {
  const isBack = kinds.includes('back');
  const taken = kinds.includes('sort') || isBack ? forward : filters;
  return isBack ? [...taken, ...backs] : taken;
}

/** Answers for the first page and for those searches, with `count` products each. */
export const answersFor = (origin: string, keys: readonly string[], count: number): Promise<Answers> =>
  makeAnswers(origin, [...new Set([start, ...keys])], count);

/** A page with its first cards, on which nothing is left to do: its pictures are cached, its processor is slow. */
export async function openResults(
  browser: Browser,
  origin: string,
  side: Side,
  answers: Answers,
): Promise<Page> {
  const page = await openPhone(browser, origin, side);
  await acceptCookies(page, origin);
  const bodies = JSON.stringify(answers.bodies);
  await page.addInitScript({ content: `window.probe.bodies = ${bodies}` });
  await page.goto(`${origin}${pages[side].path}?q=set`);
  const count = answers.expected[start]?.count ?? 0;
  await page.evaluate(([link, count]) => window.probe.painted(`.${link}`, count), [
    pages[side].link,
    count,
  ] as const);
  await page.evaluate(loadPictures, answers.pictures);
  await untilQuiet(page);
  await slowDown(page, { network: false });
  return page;
}

/** Resolves when a second has brought no request and no button, which come with parts that follow the first paint. */
export async function untilQuiet(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(
      () =>
        `${performance.getEntriesByType('resource').length} ${document.querySelectorAll('button').length}`,
    );
  await page.waitForLoadState('networkidle');
  let before = '';
  for (let now = await state(); now !== before; now = await state()) {
    before = now;
    await page.waitForTimeout(1_000);
    await page.evaluate(() => window.probe.quiet());
  }
}

/** Takes a step on such a page, and throws when it has not drawn the cards whole. */
export async function measureStep(page: Page, step: Step, { expected }: Answers): Promise<Action> {
  const target = expected[step.key];
  if (!target) throw new Error(`no answer for ${step.key}`);
  const { count, first, last } = target;
  // A product without reviews has no scores, and no button for them.
  const buttons = () => page.locator('.mp-grid :is(.mp-heart, .mp-compare)').count();
  const before = await buttons();
  const press = await step.take(page);
  await page.evaluate(() => window.probe.quiet());
  await page.evaluate(([event, count, first, last]) => window.probe.act(event, count, first, last), [
    step.event,
    count,
    first,
    last,
  ] as const);
  await press();
  const measured = await page.evaluate(() => window.probe.acted());
  const after = await buttons();
  if (after !== before) throw new Error(`${step.kind}: ${before} buttons on the cards became ${after}`);
  return measured;
}

/** Takes the steps one after the other. Times by their kind, ms. */
export async function measureActions(
  browser: Browser,
  origin: string,
  side: Side,
  steps: readonly Step[],
  answers: Answers,
): Promise<Map<Kind, Action[]>> {
  const page = await openResults(browser, origin, side, answers);
  const times = new Map<Kind, Action[]>();
  try {
    for (const step of steps) {
      const time = await measureStep(page, step, answers);
      times.set(step.kind, [...(times.get(step.kind) ?? []), time]);
    }
    return times;
  } finally {
    await page.context().close();
  }
}
