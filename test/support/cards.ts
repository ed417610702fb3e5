import type { Page } from 'playwright-core';
import { overlayMessages } from '../../src/messages/overlays.ts';
import { searchMessages } from '../../src/messages/search.ts';

/** The product cards of a search whose answer is there. */
export const cards = (page: Page) =>
  page
    .getByRole('region', { name: searchMessages.results })
    .and(page.locator('[aria-busy=false]'))
    .getByRole('article');

/** The links in the titles of cards. */
export const titleLinks = (on: Page) => on.getByRole('article').getByRole('heading').getByRole('link');

/** What one product of the page is called; names that several of them have are left out. */
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
  await cards(page).first().waitFor();
  await page.locator('.mp-bottom').waitFor({ state: 'attached' });
}
