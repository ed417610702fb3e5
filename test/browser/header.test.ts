/**
 * The header and its menus in a real browser on the fixture host: as a guest and signed in, by keyboard alone and by
 * mouse, in three viewports and the smallest of windows, on hosts of another kind, with text of twice the size and a long
 * name. side-menu-touch.test.ts has the side menu by finger.
 */
import * as assert from 'uvu/assert';
import { headerHeightFromTablet, headerHeightMobile } from '../../src/contract/limits.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { menuMessages as texts, waitingMessages } from '../../src/messages/navigation.ts';
import { axe } from '../support/axe.ts';
import { enlargeText, gate, fits, layoutShift, still, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { avatar, burger, dots, focused, header, list, menuPanel, sideMenu } from '../support/header-page.ts';
import { cards } from '../support/cards.ts';
import { footer, footerDrawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();

const person = 'Aino Virtanen';
type Viewport = { readonly width: number; readonly height: number };
const search = '/reviews/search?q=lamp';

/** One page each: as a guest, and signed in. Tests go on where the one before ended, unless they open an address. */
let guest: TestPage;
let reviewer: TestPage;
test.before(async () => {
  [guest, reviewer] = await Promise.all([newPage(), newPage({ signedInAs: person })]);
});

async function open(
  address: string,
  page = guest,
  viewport: Viewport = viewports.desktop,
): Promise<TestPage> {
  await page.setViewportSize(viewport);
  await page.goto(address);
  await header(page).waitFor();
  return page;
}
/** Goes on with the tab key until a control has the focus. */
async function tabTo(page: TestPage, name: string): Promise<void> {
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${name}`);
}

test('is 70 px high up to 767 px with a side menu, and 90 px high from there with nine dots', async () => {
  const page = await open(search);
  for (const width of [320, 767, 768, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const isMobile = width <= 767;
    const box = await page.getByRole('banner').boundingBox();
    assert.is(box?.height, isMobile ? headerHeightMobile : headerHeightFromTablet, `at ${width} px`);
    assert.is(await burger(page).isVisible(), isMobile);
    assert.is(await dots(page).isVisible(), !isMobile);
    assert.is(await page.getByRole('link', { name: texts.businesses }).isVisible(), !isMobile);
    assert.ok(await page.getByRole('link', { name: texts.signIn }).isVisible());
    assert.ok(await page.getByRole('search').isVisible());
    assert.ok(await fits(page), `too wide at ${width} px`);
  }
});

test('lets everything in a menu be reached in the smallest of windows', async () => {
  const currency = guest.getByRole('button', { name: 'Show prices in' });
  for (const [width, button] of [
    [320, burger],
    [800, dots],
  ] as const) {
    await guest.setViewportSize({ width, height: 256 });
    await button(guest).click();
    await currency.scrollIntoViewIfNeeded();
    await currency.click({ trial: true });
    assert.ok(await fits(guest));
    await guest.keyboard.press('Escape');
  }
});

/** The entries of a person's account menu: disputes come first if any wait for an answer. */
async function ofAccount(page: TestPage): Promise<string[]> {
  const answer = await page.request.get('/reviews/me.json');
  const { waiting_disputes_count: count } = (await answer.json()) as { waiting_disputes_count: number };
  return [
    ...(count > 0 ? [texts.disputes + waitingMessages.count({ count })] : []),
    ...[texts.myProfile, texts.following, texts.feed, texts.signOut],
  ];
}

test('has no accessibility violation with a menu open, nor moves, on phones and computers', async () => {
  const page = await open(`${search}&redesign=1`, reviewer, viewports.mobile);
  await cards(page).first().waitFor();
  for (const button of [burger(page), dots(page), avatar(page)]) {
    if (!(await button.isVisible())) await page.setViewportSize(viewports.desktop);
    await button.click();
    await page.getByRole('button', { name: 'Show prices in' }).or(list(page, texts.account)).waitFor();
    if (await sideMenu(page).isVisible()) {
      await page.mouse.move(370, 500);
      await page.mouse.wheel(0, 400);
      await sideMenu(page).getByRole('button', { name: texts.account }).click();
    }
    await still(page);
    assert.equal(await axe(page), []);
    assert.ok(await fits(page));
    // The wheel was turned over the side menu's backdrop, long before.
    assert.is(await page.evaluate(() => window.scrollY), 0, 'the page below does not scroll');
    await page.keyboard.press('Escape');
  }
  assert.ok((await layoutShift(page)) < 0.02);
});

test('has a reviewer go through the side menu by keyboard alone', async () => {
  const page = reviewer;
  await page.setViewportSize(viewports.mobile);
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await sideMenu(page).waitFor();
  assert.is(await focused(page), `${texts.account}${person}`);
  const labels = () => sideMenu(page).getByRole('link').allTextContents();
  assert.not((await labels()).includes(texts.myProfile), 'collapsed at first');
  await page.keyboard.press('Enter');
  await list(page, texts.account).waitFor();
  assert.equal(await labels(), [
    ...(await ofAccount(page)),
    ...[texts.home, texts.categories, texts.stores, texts.people, texts.writeReview],
    ...[texts.howItWorks, texts.businesses],
  ]);
  await sideMenu(page).getByText('Show prices in').waitFor();
  assert.match((await sideMenu(page).textContent()) ?? '', /For BusinessesShow prices in/);

  await page.keyboard.press('Escape');
  await sideMenu(page).waitFor({ state: 'detached' });
  assert.is(await focused(page), texts.menu);
  await page.keyboard.press('Enter');
  await tabTo(page, texts.howItWorks);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reviews/how-it-works?redesign=1');
  await sideMenu(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});

test('has a reviewer go through the avatar menu by keyboard alone', async () => {
  const page = reviewer;
  await page.setViewportSize(viewports.desktop);
  assert.is(await page.getByRole('link', { name: texts.signIn }).count(), 0);
  await dots(page).focus();
  await tabTo(page, `${texts.account}, ${person}`);
  await page.keyboard.press('Enter');
  await list(page, texts.account).waitFor();
  const own = await ofAccount(page);
  const passed: unknown[] = [];
  for (let tabs = 0; tabs < own.length; tabs += 1) {
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
  }
  assert.equal(passed, own);
  await page.keyboard.press('Tab');
  await list(page, texts.account).waitFor({ state: 'detached' });

  await avatar(page).focus();
  // From the last one to the first, and on where a dispute waits.
  await page.keyboard.press('ArrowDown');
  if (own[0] !== texts.myProfile) await page.keyboard.press('ArrowDown');
  assert.is(await focused(page), texts.myProfile);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reviews/users/*');
  await avatar(page).click();
  assert.is(await page.locator('[aria-current="page"]').textContent(), texts.myProfile);
  await list(page, texts.account).getByRole('link', { name: texts.signOut }).click();
  await page.getByRole('link', { name: texts.signIn }).first().waitFor();
});

test('keeps its look and its menus on a host with other styles, in both directions', async () => {
  const page = await open('/reviews?fixture=hostile-css', guest, viewports.tablet);
  await footerDrawn(page);
  const item = footer(page).getByRole('listitem').first();
  assert.is(await item.evaluate(element => getComputedStyle(element, '::before').content), 'none');
  for (const direction of ['ltr', 'rtl']) {
    await page.setViewportSize(viewports.tablet);
    await page.evaluate(dir => Object.assign(document.documentElement, { dir }), direction);
    assert.is((await header(page).boundingBox())?.height, headerHeightFromTablet);
    await dots(page).click();
    const panel = menuPanel(page);
    await panel.waitFor();
    await still(page);
    const item = list(page, texts.mainMenu).getByRole('link').last();
    await item.hover();
    await item.focus();
    assert.equal(
      await item.evaluate(link => {
        const { fontStyle, textTransform, boxShadow } = getComputedStyle(link);
        return [fontStyle, textTransform, boxShadow];
      }),
      ['normal', 'none', 'none'],
    );
    const strokes = await item.locator('path').evaluateAll(all => all.map(one => getComputedStyle(one).fill));
    assert.ok(strokes.every(fill => fill === 'none'));
    const [box, links] = await Promise.all([panel.boundingBox(), list(page, texts.mainMenu).boundingBox()]);
    assert.ok(box && box.x >= 0 && box.x + box.width <= 820);
    assert.ok(links && links.height >= 5 * 44, 'as high as its links');
    await page.keyboard.press('Escape');
    await page.setViewportSize(viewports.mobile);
    await burger(page).click();
    await sideMenu(page).waitFor();
    assert.is((await page.locator('.mp-side-menu__head').boundingBox())?.height, 70);
    await page.keyboard.press('Escape');
    await sideMenu(page).waitFor({ state: 'detached' });
  }
});

test('has room for text of twice the size, and for a long name', async () => {
  const page = await newPage({ signedInAs: person });
  await page.route('**/reviews/me.json*', async route => {
    const response = await route.fetch();
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    await route.fulfill({ response, json: { ...(await response.json()), name, reviewer: { name } } });
  });
  await open('/reviews/trust', page);
  await footerDrawn(page);
  await enlargeText(page);
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    const menu =
      viewport === viewports.mobile
        ? burger(page)
        : header(page).getByRole('button', { expanded: false }).last();
    await menu.click();
    const opened = sideMenu(page).locator('> *').or(menuPanel(page));
    await opened.getByText(/^Donau/).waitFor();
    assert.ok(await opened.evaluate(one => one.scrollWidth <= one.clientWidth), 'the menu');
    assert.ok(await fits(page), `the page at ${viewport.width} px`);
    await page.keyboard.press('Escape');
    await opened.first().waitFor({ state: 'detached' });
  }
});

test('opens a menu with a press that came before its code, says when that failed, and asks again', async () => {
  const page = await newPage();
  const { opened, open: letPass } = gate();
  let isDown = true;
  page.allow(/shell-menus|Failed to load resource|dynamically imported module/);
  await page.route(/shell-menus-/, async route => {
    if (isDown) return route.abort();
    await opened;
    return route.continue();
  });
  await page.goto(search);
  const notice = page.getByRole('banner').getByRole('alert');
  await page.setViewportSize(viewports.mobile);
  await burger(page).click();
  await notice.waitFor();
  await still(page);
  assert.ok(((await notice.boundingBox())?.x ?? -1) >= 0, 'the notice is beside the window');
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'detached' });
  await page.setViewportSize(viewports.desktop);
  await dots(page).click();
  await notice.waitFor();
  isDown = false;
  await notice.getByRole('button', { name: uiMessages.retry }).click();
  await notice.waitFor({ state: 'detached' });
  assert.is(await dots(page).getAttribute('aria-expanded'), 'true');
  assert.is(await list(page, texts.mainMenu).count(), 0);
  letPass();
  await list(page, texts.mainMenu).waitFor();
  assert.is(await focused(page), texts.mainMenu);
});

test.run();
