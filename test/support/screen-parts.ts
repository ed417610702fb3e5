/** Parts of every screen that have neither a role nor a name, for tests in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { showPresence } from './browser.ts';

/** The screen is drawn, or what stands in its place. */
export const screenDrawn = (page: Page): Promise<void> => page.locator('main .mp-page').first().waitFor();

/** The content that the running app draws into a part of the host's page, not a frame or its picture. */
export const drawn = (page: Page, place: '#search-navbar' | 'main'): Locator =>
  page.locator(`${place} > .mp-root:not(.mp-frame, [data-mp-address])`);

/** Frames that stand until the app runs. */
export const frames = (page: Page): Locator => page.locator('.mp-frame');

/** Our footer. It stands inside `main`, where a footer has no role. */
export const footer = (page: Page): Locator => page.locator('.mp-footer');

/** Waits for it. On a long page it comes when somebody is there. */
export async function footerDrawn(page: Page): Promise<void> {
  await showPresence(page);
  await footer(page).waitFor();
}

/** Grey shapes in place of what loads. */
export const skeletons = (on: Page): Locator => on.locator('main .mp-skeleton');

/** Waits for the dock at the bottom of the window, the last part that appears by itself. */
export const dockStands = (page: Page): Promise<void> =>
  page.locator('.mp-bottom').waitFor({ state: 'attached' });

/** Names that several buttons, or links to several places, of a part have in common; of those alone that match. */
export async function sharedNames(part: Locator, of = /./): Promise<string[]> {
  const named = await part
    .getByRole('button')
    .or(part.getByRole('link'))
    .evaluateAll(all =>
      all.map(one => [(one.ariaLabel ?? one.textContent ?? '').trim(), one.getAttribute('href') ?? '']),
    );
  const isShared = ([name, href]: string[], index: number) =>
    named.some((other, at) => at < index && other[0] === name && (!href || other[1] !== href));
  return named.filter(isShared).flatMap(([name = '']) => (of.test(name) ? [name] : []));
}
