import type { Locator, Page } from 'playwright-core';
import { overlayMessages } from '../../src/messages/overlays.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { dockStands } from './screen-parts.ts';

/** The list of a search, or what stands in its place while it loads; also behind a dialog or menu. */
export const results = (page: Page) =>
  page.getByRole('region', { name: searchMessages.results, exact: true, includeHidden: true });

/** The product cards of a search whose answer is there. */
export const cards = (page: Page) =>
  results(page).and(page.locator('[aria-busy=false]')).getByRole('article', { includeHidden: true });

/** The links in the titles of cards. */
export const titleLinks = (on: Page) => on.getByRole('article').getByRole('heading').getByRole('link');

/** The buttons that explain the scores of cards. */
export const scores = (on: Page) => on.getByRole('button', { name: /^Scores of / });

/** Prices in the currency that is shown. */
export const prices = (on: Page | Locator) => on.locator('.mp-price__amount');

/** The line below a price: the price in the other currency. */
export const otherPrices = (on: Page | Locator) => on.locator('.mp-price__store');

/** The lines of product cards that name the store. */
export const shopLines = (on: Page | Locator) => on.locator('.mp-card__shop');

/** The names of the products that reviews are about. */
export const reviewedProducts = (on: Page | Locator) => on.locator('.mp-review__about a');

/** The name of one product of the page. Names of several products are left out. */
export async function titleOf(page: Page, index: number): Promise<string> {
  const all = await cards(page).getByRole('heading').allTextContents();
  return all.filter(title => all.indexOf(title) === all.lastIndexOf(title))[index] ?? '';
}

/** A message at the bottom of the window. */
export const message = (page: Page, text: string) =>
  page.getByRole('region', { name: overlayMessages.message }).getByText(text);

/** Waits until what is called so has the focus. */
export const isFocused = (page: Page, label: string) =>
  page.waitForFunction(expected => document.activeElement?.getAttribute('aria-label') === expected, label);

/** Everything that is on its way was answered, and what comes after the first paint is there. */
export async function settled(page: Page): Promise<void> {
  await cards(page).first().getByRole('button', { includeHidden: true }).first().waitFor();
  await dockStands(page);
}
