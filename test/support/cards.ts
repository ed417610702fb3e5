import type { Page } from 'playwright-core';

/** The product cards of a search whose answer is there. */
export const cards = (page: Page) => page.locator('.mp-search__results[aria-busy=false] .mp-card');

/** What the product of a card is called. */
export const titleOf = async (page: Page, index: number) =>
  (await cards(page).nth(index).getByRole('heading').textContent()) ?? '';

/** A message at the bottom of the window. */
export const message = (page: Page, text: string) => page.locator('.mp-message').getByText(text);

/** Waits until what is called so has the focus. */
export const isFocused = (page: Page, label: string) =>
  page.waitForFunction(expected => document.activeElement?.getAttribute('aria-label') === expected, label);

/** Everything that is on its way was answered, and what comes after the first paint is there. */
export async function settled(page: Page): Promise<void> {
  await cards(page).first().waitFor();
  await page.locator('.mp-bottom').waitFor({ state: 'attached' });
}
