import type { Browser, Page } from 'playwright-core';
import { productOrders } from '../../src/domain/filter-choices.ts';
import { filterMessages as texts } from '../../src/messages/filters.ts';
import { viewports } from '../support/browser.ts';
import {
  applyButton,
  choose,
  filterButton,
  filterGroup,
  searchResults,
  sidebar,
} from '../support/search-page.ts';
import { openMeasured } from './phone.ts';

/** One filter or order of the search, as a person takes it. */
interface Step {
  readonly name: string;
  /** Its parameter in the address afterwards: `name=value`, or the beginning of that. */
  readonly written: string;
  readonly choose: (page: Page) => Promise<void>;
}

export interface Painted {
  readonly name: string;
  /** From the press on apply, or the choice of the order, until the cards were painted, the answer included; ms. */
  readonly times: number[];
  /** The number of results as the page shows it. */
  readonly count: string;
  /** Why it failed, painted nothing included. */
  readonly problem?: string;
}

const tile = (group: string, name: RegExp) => (page: Page) =>
  filterGroup(page, group).getByRole('radio', { name }).check();
const price = (label: string, amount: string) => (page: Page) =>
  sidebar(page).getByLabel(label, { exact: true }).fill(amount);

/** One of each. */
const filters: readonly Step[] = [
  {
    name: texts.category,
    written: 'category_id=',
    choose: page => filterGroup(page, texts.category).locator('[aria-pressed=false]').first().click(),
  },
  { name: 'Price from', written: 'min_price=20', choose: price(texts.minPrice, '20') },
  { name: 'Price up to', written: 'max_price=40', choose: price(texts.maxPrice, '40') },
  { name: texts.currency, written: 'currency=USD', choose: page => choose(page, texts.currency, 'USD') },
  { name: texts.minimumRating, written: 'min_rating=4', choose: tile(texts.minimumRating, /^4 and up/) },
  { name: texts.reviews, written: 'reviews_count=10', choose: tile(texts.reviews, /^10 and up/) },
  { name: texts.transparency, written: 'min_transparency=95', choose: tile(texts.transparency, /^Gold/) },
  { name: texts.authenticity, written: 'min_authenticity=95', choose: tile(texts.authenticity, /^Gold/) },
  { name: texts.country, written: 'country=DE', choose: page => choose(page, texts.country, 'Germany') },
  {
    name: texts.storeCountry,
    written: 'store_country=DE',
    choose: page => choose(page, texts.storeCountry, 'Germany'),
  },
];

/** Takes every filter and every order by itself, each time on a page that knows no answer yet. */
export async function paintAll(
  browser: Browser,
  origin: string,
  text: string,
  runs: number,
): Promise<Painted[]> {
  const orders = productOrders.flatMap(({ value, label }): Step[] =>
    value === ''
      ? []
      : [
          {
            name: label,
            written: `sort_by=${value}`,
            choose: page =>
              order(page)
                .selectOption(value)
                .then(() => {}),
          },
        ],
  );
  const painted: Painted[] = [];
  for (const step of filters) painted.push(await paint(browser, origin, text, runs, step, 'click'));
  for (const step of orders) painted.push(await paint(browser, origin, text, runs, step, 'change'));
  return painted;
}
const order = (page: Page) => page.locator('.mp-search__bar select[name=sort_by]');

async function paint(
  browser: Browser,
  origin: string,
  text: string,
  runs: number,
  step: Step,
  press: 'click' | 'change',
): Promise<Painted> {
  const times: number[] = [];
  let count = '';
  const page = await openMeasured(await browser.newContext({ viewport: viewports.desktop }), 'ours');
  page.setDefaultTimeout(30_000);
  try {
    for (let run = 0; run < runs; run += 1) {
      await page.goto(`${origin}/reviews/search?q=${text}&currency=EUR`);
      await searchResults(page);
      if (press === 'click') {
        await filterButton(page).click();
        await step.choose(page);
      }
      await page.evaluate(
        ([type, written]) =>
          window.probe.arm(type, () => {
            const list = document.querySelector('.mp-search [aria-busy=false], .mp-empty');
            return (
              location.search.includes(`&${written}`) &&
              list !== null &&
              !document.querySelector('.mp-filters')
            );
          }),
        [press, step.written] as const,
      );
      await (press === 'click' ? applyButton(page).click() : step.choose(page));
      times.push((await page.evaluate(() => window.probe.measured())).whole);
      count = (await page.locator('.mp-search__count').textContent()) ?? '';
      const cards = await page.locator('.mp-search__results .mp-card').count();
      if (cards === 0) throw new Error('no card was painted');
    }
    return { name: step.name, times, count };
  } catch (error) {
    return { name: step.name, times, count, problem: (error as Error).message.split('\n')[0] ?? 'failed' };
  } finally {
    await page.context().close();
  }
}
