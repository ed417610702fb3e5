/** The search screen as a person sees it in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { dropdownMessages } from '../../src/messages/forms.ts';
import { filterMessages } from '../../src/messages/filters.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { cards } from './cards.ts';

/** "Filter by", with or without a number. */
export const filterButton = (on: Page): Locator =>
  on.getByRole('main').getByRole('button', { name: searchMessages.filterBy });
/** The filters beside the list. */
export const sidebar = (on: Page): Locator => on.getByRole('complementary', { name: filterMessages.title });
/** A filter with several buttons, by its title. */
export const filterGroup = (on: Page, name: string): Locator =>
  sidebar(on).getByRole('group', { name, exact: true });
export const applyButton = (on: Page): Locator => on.getByRole('button', { name: /^Show .*results?$/ });

/** Waits until the results of the address are there. */
export const searchResults = (on: Page): Promise<void> => cards(on).first().waitFor();

/** Chooses from one of the searchable lists of the sidebar. */
export async function choose(on: Page, list: string, option: string): Promise<void> {
  await sidebar(on)
    .getByRole('button', { name: new RegExp(`^${list}`) })
    .click();
  await on.getByPlaceholder(dropdownMessages.filter).fill(option);
  await on.getByRole('option', { name: new RegExp(`^${option}`) }).click();
}
