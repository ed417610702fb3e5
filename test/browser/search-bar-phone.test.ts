/** The search bar on a phone, in a real browser: filling the screen, and giving its place to filters and order. */
import * as assert from 'uvu/assert';
import { discoverMessages } from '../../src/messages/discover.ts';
import { suggestionMessages as texts } from '../../src/messages/search-bar.ts';
import { axe } from '../support/axe.ts';
import { layoutShift, still, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import {
  browse,
  field,
  isLocked,
  options,
  query,
  results,
  scrolled,
  suggested,
  fullSearch,
} from '../support/search-bar-page.ts';

const { test, open: openPage } = browserSuite();

async function open(address: string) {
  const page = await openPage(address, { viewport: viewports.mobile });
  await field(page).waitFor();
  return page;
}

test('fills the screen of a phone, stays without its keyboard, and Back closes it at the same place', async () => {
  const page = await open('/reviews/search?q=lamp');
  await results(page, '?q=lamp');
  await page.evaluate(() => window.scrollTo(0, 60));
  await field(page).click();
  await suggested(page);
  const stage = fullSearch(page).locator('> *').first();
  assert.equal(await stage.boundingBox(), { x: 0, y: 0, width: 390, height: 844 });
  assert.ok(await page.locator('main').evaluate(main => main.closest('[inert]') !== null));

  // The largest change when the on-screen keyboard hides.
  await field(page).evaluate(input => input.blur());
  assert.ok((await options(page)).length > 1);
  await page.goBack();
  await page.locator('[role=option]').first().waitFor({ state: 'detached' });
  assert.is(query(page), '?q=lamp');
  assert.not(await page.locator('main').evaluate(main => main.closest('[inert]') !== null));
  assert.is(await scrolled(page), 60);
  assert.not(await isLocked(page));

  // By its arrow, which keeps what is typed.
  await field(page).click();
  await field(page).fill('lam');
  await page.getByRole('button', { name: texts.closeSearch }).click();
  await page.locator('[role=option]').first().waitFor({ state: 'detached' });
  assert.is(await field(page).inputValue(), 'lam');

  // A choice goes on from where one was, with no step back in between.
  await field(page).click();
  await field(page).fill('lamp');
  await page.locator('[role=option]').first().click();
  await results(page, '?q=lamp&page=1');
  await page.goBack();
  await results(page, '?q=lamp');
});

test('keeps the way to the categories in its place when popular searches come', async () => {
  const page = await open('/reviews/search?q=lamp');
  await results(page, '?q=lamp');
  let answer = () => {};
  const held = new Promise<void>(resolve => (answer = resolve));
  await page.route(/instant_search\?q=$/, async route => {
    await held;
    await route.continue();
  });
  await field(page).click();
  await field(page).fill('');
  const before = await browse(page).boundingBox();
  answer();
  await page.getByRole('group', { name: discoverMessages.popular }).waitFor();
  assert.equal(await browse(page).boundingBox(), before);
});

test('goes on below the field when the window becomes wider than a phone', async () => {
  const page = await open('/reviews/search?q=lamp');
  await results(page, '?q=lamp');
  await field(page).click();
  await field(page).fill('lam');
  await fullSearch(page).waitFor();
  await page.setViewportSize(viewports.desktop);
  await fullSearch(page).waitFor({ state: 'detached' });
  assert.is(await page.getByRole('search').locator('[popover]').count(), 0);
  assert.not(await page.locator('main').evaluate(main => main.closest('[inert]') !== null));
  assert.is(await field(page).inputValue(), 'lam');
  assert.ok(await field(page).evaluate(input => input === document.activeElement));
  await page.keyboard.press('Escape');
  assert.not(await isLocked(page));
});

test('gives its place on a phone to filters and order on the way down, and takes it back', async () => {
  const page = await open('/reviews/search?q=&min_rating=3');
  await results(page, '?q=&min_rating=3');
  const strip = page.getByRole('group', { name: texts.filterAndSort });
  const to = (y: number) => page.evaluate(place => window.scrollTo({ top: place, behavior: 'instant' }), y);
  await to(900);
  // Its code comes when there is time: whoever scrolls on sees it then.
  const goOn = () => {
    window.scrollBy({ top: 10, behavior: 'instant' });
    return document.querySelector('#search-navbar [role=group] select') !== null;
  };
  await page.waitForFunction(goOn, undefined, { polling: 200 });
  await strip.waitFor();
  assert.equal(await axe(page), []);
  await to(700);
  await strip.waitFor({ state: 'detached' });
  await to(1500);
  await strip.waitFor();
  await to(0);
  await strip.waitFor({ state: 'detached' });
  assert.ok((await layoutShift(page)) < 0.02);

  // A click that has to be tried again scrolls the page meanwhile, which is what turns the view.
  const showStrip = async () => {
    await to(900);
    await strip.waitFor();
    await still(page);
  };
  await showStrip();
  const filters = strip.getByRole('button', { name: texts.filterBy });
  await filters.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.ok(await filters.evaluate(button => button === document.activeElement));
  await strip.getByLabel(texts.sortBy).selectOption('newest');
  await results(page, '?q=&page=1&sort_by=newest&min_rating=3');
  await page.waitForFunction(() => window.scrollY === 0);
  await strip.waitFor({ state: 'detached' });
  await showStrip();
  await strip.getByRole('button', { name: texts.backToSearch }).click();
  await browse(page).waitFor();
});

test.run();
