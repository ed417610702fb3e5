import { suggestionMessages as texts } from '../../src/messages/search-bar.ts';
import type { TestPage } from './browser.ts';
import { cards } from './cards.ts';

export const field = (page: TestPage) => page.getByRole('combobox', { name: 'Search for product' });
export const options = (page: TestPage) => page.locator('[role=option]').allTextContents();
export const browse = (page: TestPage) => page.getByRole('link', { name: texts.browseByCategory });
export const query = (page: TestPage) => new URL(page.url()).search;
/** Whether the page below cannot be scrolled. */
export const isLocked = (page: TestPage) =>
  page.evaluate(() => document.documentElement.style.overflow === 'hidden');
/** How far the page is scrolled, px. */
export const scrolled = (page: TestPage) => page.evaluate(() => Math.round(window.scrollY));

/** Waits for the server's suggestions. */
export const suggested = (page: TestPage) => page.locator('[role=option]').nth(1).waitFor();
/** Waits for the results of that search. */
export const results = async (page: TestPage, search: string) => {
  await page.waitForURL(url => url.search === search);
  await cards(page).first().waitFor();
};

/** The search while it fills the screen of a phone. */
export const fullSearch = (page: TestPage) => page.locator('.mp-search-bar--full');
/** The panel of the open search. */
export const panel = (page: TestPage) => page.locator('.mp-search-bar__panel');
