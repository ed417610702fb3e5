import { menuMessages as texts } from '../../src/messages/navigation.ts';
import type { TestPage } from './browser.ts';
import { drawn } from './screen-parts.ts';

/** The header of the app, not the sketch that is drawn before it. */
export const header = (page: TestPage) => drawn(page, '#search-navbar').getByRole('banner');

/** The button of the side menu. */
export const burger = (page: TestPage) => header(page).getByRole('button', { name: texts.menu, exact: true });

/** The menu below the nine dots or the avatar. */
export const menuPanel = (page: TestPage) => page.locator('.mp-menu__panel');

/** The button of the main menu. */
export const dots = (page: TestPage) => page.getByRole('button', { name: texts.mainMenu, exact: true });

/** The button of the account menu of a signed-in reviewer. */
export const avatar = (page: TestPage) =>
  page.getByRole('button', { name: new RegExp(`^${texts.account}, `) });

/** The drawer of phones. */
export const sideMenu = (page: TestPage) => page.getByRole('dialog', { name: texts.menu });

/** The links of a menu. */
export const list = (page: TestPage, name: string) => page.getByRole('navigation', { name, exact: true });

/** The focused element, by its name or its text. */
export const focused = (page: TestPage) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
