/** The search bar in a real browser: by keyboard alone, with texts of all kinds, with an input method, and on a phone. */
import * as assert from 'uvu/assert';
import { discoverMessages, suggestionMessages as texts } from '../../src/messages/search-bar.ts';
import { axe } from '../support/axe.ts';
import { gate, layoutShift, still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import {
  browse,
  field,
  fullSearch,
  isLocked,
  options,
  panel as panelOf,
  query,
  results,
  scrolled,
  suggested,
} from '../support/search-bar-page.ts';

const { test, newPage, open } = browserSuite();

test('is operated by keyboard alone: suggestions, search, recent searches, removal, category', async () => {
  const page = await open('/reviews/search?q=set');
  await field(page).waitFor();
  await results(page, '?q=set');
  await field(page).focus();
  await suggested(page);
  assert.ok(await isLocked(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('lamp');
  await page.locator('[role=option]').filter({ hasText: 'lamp' }).nth(1).waitFor();
  assert.is((await options(page))[0], 'lamp');
  await page.keyboard.press('ArrowUp');
  const last = (await options(page)).at(-1);
  assert.is(await page.locator('[role=option][aria-selected=true]').textContent(), last);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await results(page, '?q=lamp&page=1');
  assert.not(await isLocked(page));

  await field(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const recent = page.getByRole('group', { name: texts.recentSearches });
  await recent.waitFor();
  assert.equal(await recent.getByRole('option').allTextContents(), ['lamp']);
  assert.equal(await axe(page), []);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await recent.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  assert.is(await browse(page).count(), 0);
  assert.not(await isLocked(page));

  // The category of the next search.
  await page.keyboard.type('set');
  await suggested(page);
  assert.equal(await axe(page), []);
  const category = page.getByRole('combobox', { name: texts.category });
  for (let tabs = 0; !(await category.evaluate(one => one === document.activeElement)); tabs += 1) {
    assert.ok(tabs < 3, 'Tab does not lead to the categories');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Kitchen');
  while (!(await field(page).evaluate(one => one === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await results(page, '?q=set&page=1&category_id=1');
});

/** One page for tests on the start page. */
let home: TestPage;
test.before(async () => {
  home = await newPage();
});

test('waits for a word that is being composed', async () => {
  const page = home;
  await page.clock.install();
  await page.goto('/reviews');
  await field(page).click();
  await browse(page).waitFor();
  const debug = await page.context().newCDPSession(page);
  const before = page.sent.length;
  const requested = () =>
    page.sent.slice(before).filter(request => request.includes('instant_search')).length;
  for (const text of ['l', 'la', 'lam'])
    await debug.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await page.clock.runFor(300);
  assert.equal([await options(page), requested()], [['lam'], 0]);
  await debug.send('Input.insertText', { text: 'lamp' });
  await suggested(page);
  assert.equal([(await options(page))[0], requested()], ['lamp', 1]);
});

test('shows texts as they are, whatever they look like, and keeps the option that the arrows lead to in sight', async () => {
  const page = home;
  const strange = [
    '<img src=x onerror=alert(1)>',
    'مصباح مكتبي',
    `${'long '.repeat(60)}lamp`,
    'unbroken'.repeat(60),
  ];
  const many = Array.from({ length: 200 }, (_, index) => `lamp ${index}`);
  await page.route('**/reviews/instant_search*', route =>
    route.fulfill({ json: { suggestions: [...strange, ...many].map(text => ({ text })) } }),
  );
  await field(page).fill('zz');
  await suggested(page);
  assert.equal(await options(page), ['zz', ...strange, ...many]);
  const panel = panelOf(page);
  assert.is(await panel.locator('img').count(), 0);
  assert.ok(
    await panel.evaluate(one => one.scrollWidth <= one.clientWidth),
    'nothing is wider than the panel',
  );
  await page.keyboard.press('ArrowUp');
  const box = await panel.boundingBox();
  const option = await page.locator('[role=option][aria-selected=true]').boundingBox();
  assert.ok(box && option && option.y >= box.y && option.y + option.height <= box.y + box.height + 1);
});

/** One page for the way on a phone. */
let phone: TestPage;
test.before(async () => {
  phone = await newPage({ viewport: viewports.mobile });
});

test('phone 1: opens without a barrier, and what comes later pushes nothing away', async () => {
  const [categories, popular] = [gate(), gate()];
  for (const [address, { opened }] of [
    ['**/reviews/all_categories*', categories],
    [/instant_search\?q=$/, popular],
  ] as const)
    await phone.route(address, async route => {
      await opened;
      await route.continue();
    });
  await phone.goto('/reviews/search?q=lamp');
  await results(phone, '?q=lamp');
  await field(phone).click();
  await suggested(phone);
  await still(phone);
  const top = () => panelOf(phone).evaluate(panel => panel.getBoundingClientRect().top);
  const before = await top();
  categories.open();
  await phone.getByRole('combobox', { name: texts.category }).waitFor();
  assert.is(await top(), before);
  assert.equal(await axe(phone), []);

  await field(phone).fill('');
  const way = await browse(phone).boundingBox();
  popular.open();
  await phone.getByRole('group', { name: discoverMessages.popular }).waitFor();
  assert.equal(await browse(phone).boundingBox(), way);
  assert.equal(await axe(phone), []);
  assert.ok((await layoutShift(phone)) < 0.02);
  await phone.goBack();
  await fullSearch(phone).waitFor({ state: 'detached' });
});

test('phone 2: fills the screen, stays without its keyboard, and Back closes it at the same place', async () => {
  const page = phone;
  await page.evaluate(() => window.scrollTo(0, 60));
  await field(page).click();
  await suggested(page);
  const stage = fullSearch(page).locator('> *').first();
  assert.equal(await stage.boundingBox(), { x: 0, y: 0, width: 390, height: 844 });
  assert.ok(await page.locator('main').evaluate(main => main.closest('[aria-hidden=true]') !== null));

  // The largest change when the on-screen keyboard hides.
  await field(page).evaluate(input => input.blur());
  assert.ok((await options(page)).length > 1);
  await page.goBack();
  await page.locator('[role=option]').first().waitFor({ state: 'detached' });
  assert.is(query(page), '?q=lamp');
  assert.not(await page.locator('main').evaluate(main => main.closest('[aria-hidden=true]') !== null));
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

test('phone 3: goes on below the field when the window becomes wider than a phone', async () => {
  const page = phone;
  await field(page).click();
  await field(page).fill('lam');
  await fullSearch(page).waitFor();
  await page.setViewportSize(viewports.desktop);
  await fullSearch(page).waitFor({ state: 'detached' });
  assert.is(await page.getByRole('search').locator('[popover]').count(), 0);
  assert.not(await page.locator('main').evaluate(main => main.closest('[aria-hidden=true]') !== null));
  assert.is(await field(page).inputValue(), 'lam');
  assert.ok(await field(page).evaluate(input => input === document.activeElement));
  await page.keyboard.press('Escape');
  assert.not(await isLocked(page));
});

test('phone 4: gives its place to filters and order on the way down, and takes it back', async () => {
  const page = phone;
  await page.setViewportSize(viewports.mobile);
  await page.goto('/reviews/search?q=&min_rating=3');
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
