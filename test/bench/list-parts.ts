import type { Locator, Page } from 'playwright-core';
import type { Category } from '../../src/contract/categories.ts';
import { filterMessages } from '../../src/messages/filters.ts';
import { menuMessages, currencyMessages } from '../../src/messages/navigation.ts';
import { allCategoriesCall } from '../../src/contract/category-pages.ts';
import { filterButton } from '../support/search-page.ts';
import { acceptCookies, openPhone } from './phone.ts';
import { slowDown } from './probe.ts';
import type { Row } from './report.ts';
import { pages } from './sides.ts';
import type { Bench, Round } from './bench.ts';

/** Everything here opens or grows within this time on the slow phone page, ms. */
const limit = 100;
const row = (title: string): Row => ({ title, limit, isAbsolute: true });

/** A page of the product with all that follows its first paint, its processor slow. */
async function openOurs({ browser, host }: Bench, path: string): Promise<Page> {
  const page = await openPhone(browser, host.origin, 'ours');
  await acceptCookies(page, host.origin);
  await page.goto(host.origin + path);
  await page.waitForLoadState('networkidle');
  await slowDown(page, { network: false });
  return page;
}

/**
 * From an event until so many elements are there, and painted; what an answer took is left out.
 * @param least and @param most how many elements match in the end
 */
async function measure(
  page: Page,
  event: string,
  selector: string,
  [least, most]: readonly [number, number],
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(() => window.probe.quiet());
  await page.evaluate(
    ([event, selector, least, most]) =>
      window.probe.arm(event, () => {
        const count = document.querySelectorAll(selector).length;
        return count >= least && count <= most;
      }),
    [event, selector, least, most] as const,
  );
  await act();
  return (await page.evaluate(() => window.probe.measured())).own;
}
const any = Number.MAX_SAFE_INTEGER;

/** A press that lets nothing else run in the page. */
async function presser(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not there');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const countryRows = {
  filters: row('filters opened'),
  list: row('list of all 250 countries opened'),
  letter: row('… a letter typed in it'),
  menu: row('side menu opened'),
  currencies: row('… list of currencies in it opened'),
};
/** Lists in the filters and in the side menu. */
export const countryLists: Round = async bench => {
  const { report } = bench;
  const page = await openOurs(bench, `${pages.ours.path}?q=set`);
  try {
    const option = '[role=option]';
    const filters = await presser(page, filterButton(page));
    const form = '.mp-filters__form';
    report.add(countryRows.filters, 'ours', await measure(page, 'click', form, [1, 1], filters));
    await page.waitForLoadState('networkidle');
    const list = await presser(
      page,
      page.locator(form).getByRole('button', { name: filterMessages.country }).first(),
    );
    report.add(countryRows.list, 'ours', await measure(page, 'click', option, [240, any], list));
    const letter = () => page.keyboard.type('B');
    report.add(countryRows.letter, 'ours', await measure(page, 'input', option, [1, 239], letter));
    await page.goto(`${bench.host.origin}${pages.ours.path}?q=set`);
    await page.waitForLoadState('networkidle');
    const menu = await presser(page, page.getByRole('button', { name: menuMessages.menu, exact: true }));
    const box = '.mp-side-menu__body';
    report.add(countryRows.menu, 'ours', await measure(page, 'click', box, [1, 1], menu));
    const currency = page.locator(box).getByRole('button', { name: currencyMessages.label });
    const currencies = await presser(page, currency.first());
    report.add(countryRows.currencies, 'ours', await measure(page, 'click', option, [30, any], currencies));
  } finally {
    await page.context().close();
  }
};

const menuRows = {
  nested: row('mega-menu with 24 × 24 categories opened (820 px)'),
  second: row('… another of the 24 shown'),
  flat: row('mega-menu with 600 categories side by side opened (820 px)'),
};
const named = (id: number, level: number, name: string, children: readonly Category[] = []): Category => ({
  id,
  level,
  name,
  handle: `category-${id}`,
  path: `category-${id}`,
  children: [...children],
});
const many = (count: number, make: (index: number) => Category) =>
  Array.from({ length: count }, (_, index) => make(index));
const categories = [
  named(
    1,
    1,
    'Nested',
    many(24, outer =>
      named(
        100 + outer,
        2,
        `Group ${outer}`,
        many(24, inner => named(1_000 + outer * 24 + inner, 3, `Category ${outer} ${inner}`)),
      ),
    ),
  ),
  {
    ...named(
      2,
      1,
      'Flat',
      many(600, index => named(10_000 + index, 2, `Category ${index}`)),
    ),
    bar_flat_view: true,
  },
];

/** A phone has no bar of categories, nor has the search: the width is that of a tablet. The focus opens without a delay. */
export const megaMenu: Round = async bench => {
  const { report } = bench;
  const page = await openOurs(bench, '/reviews/how-it-works');
  try {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.route(`**${allCategoriesCall.path}*`, route => route.fulfill({ json: categories }));
    await page.goto(`${bench.host.origin}/reviews/how-it-works`);
    await page.waitForLoadState('networkidle');
    const open = async (row: Row, name: string, selector: string, count: number) => {
      const link = await page.getByRole('link', { name, exact: true }).first().elementHandle();
      const act = () => page.evaluate(link => link instanceof HTMLElement && link.focus(), link);
      report.add(row, 'ours', await measure(page, 'focusin', selector, [count, any], act));
    };
    await open(menuRows.nested, 'Nested', '.mp-mega__second', 24);
    await open(menuRows.second, 'Group 5', '.mp-mega__link[href*="/category-1120"]', 1);
    await open(menuRows.flat, 'Flat', '.mp-mega__link', 600);
  } finally {
    await page.context().close();
  }
};
