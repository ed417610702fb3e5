/** The search bar in a real browser: by keyboard alone, with a slow, failing and strange host, with an input method. */
import * as assert from 'uvu/assert';
import { suggestionMessages as texts } from '../../src/messages/search-bar.ts';
import { axe } from '../support/axe.ts';
import { layoutShift, still, phoneAndComputer, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import {
  browse,
  field,
  isLocked,
  options,
  results,
  suggested,
  panel as panelOf,
} from '../support/search-bar-page.ts';

const { test, newPage } = browserSuite();
const suggestions = '**/reviews/instant_search*';

/** One page for all tests, which remembers nothing of the one before. */
let shared: TestPage;
test.before(async () => {
  shared = await newPage();
  await shared.goto('/reviews');
});
async function open(
  address: string,
  viewport: { width: number; height: number } = viewports.desktop,
  page = shared,
) {
  await page.unrouteAll();
  if (page === shared) await page.evaluate(() => localStorage.clear());
  await page.setViewportSize(viewport);
  await page.goto(address);
  await field(page).waitFor();
  return page;
}

test('is operated by keyboard alone: suggestions, search, recent searches, removal, category', async () => {
  const page = await open('/reviews/search?q=set');
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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await recent.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  assert.is(await browse(page).count(), 0);
  assert.not(await isLocked(page));

  // The category of the next search.
  await page.keyboard.type('set');
  await suggested(page);
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

test('keeps the option that the arrows lead to in sight, however many there are', async () => {
  const page = await open('/reviews');
  const many = Array.from({ length: 200 }, (_, index) => ({ text: `lamp ${index}` }));
  await page.route(suggestions, route => route.fulfill({ json: { suggestions: many } }));
  await field(page).fill('la');
  await suggested(page);
  await page.keyboard.press('ArrowUp');
  const panel = await panelOf(page).boundingBox();
  const option = await page.locator('[role=option][aria-selected=true]').boundingBox();
  assert.ok(panel && option && option.y >= panel.y && option.y + option.height <= panel.y + panel.height + 1);
  assert.is((await options(page)).length, 201);
});

test('shows texts as they are, whatever they look like', async () => {
  const page = await open('/reviews');
  const strange = [
    '<img src=x onerror=alert(1)>',
    'مصباح مكتبي',
    `${'long '.repeat(60)}lamp`,
    'unbroken'.repeat(60),
  ];
  await page.route(suggestions, route =>
    route.fulfill({ json: { suggestions: strange.map(text => ({ text })) } }),
  );
  await field(page).fill('la');
  await suggested(page);
  assert.equal(await options(page), ['la', ...strange]);
  assert.is(await panelOf(page).locator('img').count(), 0);
  const panel = panelOf(page);
  assert.ok(
    await panel.evaluate(one => one.scrollWidth <= one.clientWidth),
    'nothing is wider than the panel',
  );
  assert.equal(await axe(page), []);
});

test('never shows an answer that comes too late', async () => {
  const page = await open('/reviews');
  let letFirst = () => {};
  const gate = new Promise<void>(resolve => {
    letFirst = resolve;
  });
  await page.route(suggestions, async route => {
    const q = new URL(route.request().url()).searchParams.get('q');
    if (q === 'la') await gate;
    await route.fulfill({ json: { suggestions: [{ text: `${q} of the server` }] } }).catch(() => {});
  });
  await field(page).fill('la');
  await page.waitForRequest(request => request.url().includes('q=la'));
  await field(page).fill('lamp');
  await suggested(page);
  letFirst();
  await page.allAnswered();
  assert.equal(await options(page), ['lamp', 'lamp of the server']);
});

test('offers what is typed and the categories when the host is slow or fails', async () => {
  const page = await open('/reviews', viewports.desktop, await newPage());
  page.allow(/instant_search/);
  let letPass = () => {};
  const gate = new Promise<void>(resolve => {
    letPass = resolve;
  });
  await page.route(suggestions, async route => {
    await gate;
    await route.fulfill({ status: 503, json: {} });
  });
  await field(page).fill('set');
  await page.locator('[role=option]').first().waitFor();
  assert.equal([await options(page), await browse(page).count()], [['set'], 0]);
  letPass();
  await browse(page).waitFor();
  assert.equal(await options(page), ['set']);
  await page.keyboard.press('Enter');
  await results(page, '?q=set&page=1');
});

test('searches when its own code cannot be had', async () => {
  const page = await newPage();
  page.allow(/lazy-frame|Failed to fetch dynamically|ERR_FAILED/);
  await page.route('**/lazy-frame-*', route => route.abort());
  await page.goto('/reviews');
  await field(page).fill('set');
  await page.keyboard.press('Enter');
  await results(page, '?q=set&page=1');
});

test('opens a tab for Ctrl and Enter, and for the middle button', async () => {
  const page = await open('/reviews');
  await field(page).fill('lamp');
  await suggested(page);
  const tabs = page.context();
  const [first] = await Promise.all([tabs.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await first.waitForURL(url => url.search === '?q=lamp&page=1');
  await first.close();
  const [second] = await Promise.all([
    tabs.waitForEvent('page'),
    page.locator('[role=option]').first().click({ button: 'middle' }),
  ]);
  await second.waitForURL(url => url.search === '?q=lamp&page=1');
  await second.close();
  assert.is(new URL(page.url()).pathname, '/reviews');
});

test('waits for a word that is being composed', async () => {
  const page = await newPage();
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

for (const [name, viewport] of Object.entries(phoneAndComputer)) {
  test(`has no accessibility violation while it is open, nor moves the page: ${name}`, async () => {
    const page = await open('/reviews/search?q=set&category_id=1', viewport);
    let letPass = () => {};
    const gate = new Promise<void>(resolve => {
      letPass = resolve;
    });
    await page.route('**/reviews/all_categories*', async route => {
      await gate;
      await route.continue();
    });
    await field(page).click();
    await suggested(page);
    const panelTop = () => panelOf(page).evaluate(panel => panel.getBoundingClientRect().top);
    await still(page);
    const before = await panelTop();
    letPass();
    await page.getByRole('combobox', { name: texts.category }).waitFor();
    assert.is(await panelTop(), before, 'the categories push nothing away');
    assert.equal(await axe(page), []);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.evaluate(() => localStorage.setItem('recent_searches', '["lamp","desk"]'));
    await page.keyboard.press('Escape');
    await field(page).click();
    await page.getByRole('group', { name: texts.recentSearches }).waitFor();
    assert.equal(await axe(page), []);
    assert.ok((await layoutShift(page)) < 0.02);
  });
}

test('gives the focus to the heading when the same search is submitted again', async () => {
  const page = await open('/reviews/search?q=lamp&page=1');
  await results(page, '?q=lamp&page=1');
  await field(page).click();
  await browse(page).or(page.locator('[role=option]').first()).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});

test.run();
