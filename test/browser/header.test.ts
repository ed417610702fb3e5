/**
 * The header and its menus in a real browser on the fixture host: as a guest and signed in, by keyboard alone, by
 * mouse and by finger, in three viewports, on hosts of all kinds.
 */
import * as assert from 'uvu/assert';
import { headerHeightFromTablet, headerHeightMobile } from '../../src/contract/limits.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { menuMessages as texts, waitingMessages } from '../../src/messages/navigation.ts';
import { axe } from '../support/axe.ts';
import {
  gate,
  fits,
  layoutShift,
  still,
  phoneAndComputer,
  type TestPage,
  viewports,
} from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { avatar, burger, dots, focused, list, sideMenu } from '../support/header-page.ts';
import { cards } from '../support/cards.ts';
import { drawn } from '../support/screen-parts.ts';

const { test, newPage } = browserSuite();

const person = 'Aino Virtanen';
type Viewport = { readonly width: number; readonly height: number };
const search = '/reviews/search?q=lamp';

/** One page each for all tests that leave nothing behind but an address: as a guest, signed in, and by finger. */
let guest: TestPage;
let reviewer: TestPage;
let touched: TestPage;
let touch: Awaited<ReturnType<typeof fingerOn>>;
test.before(async () => {
  [guest, reviewer, touched] = await Promise.all([
    newPage(),
    newPage({ signedInAs: person }),
    newPage({ viewport: viewports.mobile, hasMotion: true }),
  ]);
  touch = await fingerOn(touched);
});

async function open(
  address: string,
  page = guest,
  viewport: Viewport = viewports.desktop,
): Promise<TestPage> {
  await page.setViewportSize(viewport);
  await page.goto(address);
  await drawn(page, '#search-navbar').waitFor();
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

test('has a guest go through the main menu by keyboard alone', async () => {
  const page = await open(search);
  await tabTo(page, texts.mainMenu);
  await page.keyboard.press('Enter');
  await list(page, texts.mainMenu).waitFor();
  assert.is(await focused(page), texts.mainMenu);
  await page.keyboard.press('ArrowDown');
  assert.is(await focused(page), texts.home);
  await page.keyboard.press('End');
  assert.is(await focused(page), texts.howItWorks);

  await page.keyboard.press('Escape');
  await list(page, texts.mainMenu).waitFor({ state: 'detached' });
  assert.is(await focused(page), texts.mainMenu);

  await page.keyboard.press('ArrowDown');
  await list(page, texts.mainMenu).waitFor();
  await page.keyboard.press('ArrowDown');
  assert.is(await focused(page), texts.categories);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reviews/categories?**');
  await list(page, texts.mainMenu).waitFor({ state: 'detached' });
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

test('has a reviewer go through the avatar menu by keyboard alone', async () => {
  const page = await open(search, await newPage({ signedInAs: person }));
  assert.is(await page.getByRole('link', { name: texts.signIn }).count(), 0);
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

for (const signedInAs of [undefined, person]) {
  test(`has a ${signedInAs ? 'reviewer' : 'guest'} go through the side menu by keyboard alone`, async () => {
    const page = await open(`${search}&redesign=1`, signedInAs ? reviewer : guest, viewports.mobile);
    await tabTo(page, texts.menu);
    await page.keyboard.press('Enter');
    await sideMenu(page).waitFor();
    assert.is(await focused(page), signedInAs ? `${texts.account}${person}` : texts.signIn);
    const labels = () => sideMenu(page).getByRole('link').allTextContents();
    const own = signedInAs ? await ofAccount(page) : [];
    if (signedInAs) {
      assert.not((await labels()).includes(texts.myProfile), 'collapsed at first');
      await page.keyboard.press('Enter');
      await list(page, texts.account).waitFor();
    }
    assert.equal(await labels(), [
      ...(signedInAs ? own : [texts.signIn]),
      ...[texts.home, texts.categories, texts.stores, texts.people],
      ...(signedInAs ? [texts.writeReview] : []),
      ...[texts.howItWorks, texts.businesses],
    ]);
    // The currencies come a moment after the menu.
    await sideMenu(page).getByText('Show prices in').waitFor();
    const order = await sideMenu(page).textContent();
    assert.match(order ?? '', /For BusinessesShow prices in/);

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
}

for (const [name, viewport] of Object.entries(phoneAndComputer)) {
  test(`has no accessibility violation with a menu open, nor moves: ${name}`, async () => {
    const page = await open(`${search}&redesign=1`, reviewer, viewport);
    await cards(page).first().waitFor();
    for (const button of [burger(page), dots(page), avatar(page)]) {
      if (!(await button.isVisible())) continue;
      await button.click();
      await page.getByRole('button', { name: 'Show prices in' }).or(list(page, texts.account)).waitFor();
      if (name === 'mobile' && (await sideMenu(page).isVisible()))
        await sideMenu(page).getByRole('button', { name: texts.account }).click();
      await still(page);
      assert.equal(await axe(page), []);
      assert.ok(await fits(page));
      await page.keyboard.press('Escape');
    }
    assert.ok((await layoutShift(page)) < 0.02);
  });
}

test('locks the scroll below an overlay, and a tap beside the side menu closes it and nothing else', async () => {
  const page = await open(search, touched, viewports.mobile);
  await cards(page).first().waitFor();
  await burger(page).click();
  await sideMenu(page).waitFor();
  await still(page);
  const overlay = await sideMenu(page).evaluate(menu => getComputedStyle(menu, '::backdrop').backgroundColor);
  assert.match(overlay, /rgba\(.*0\.[1-9]/);
  assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
  await page.mouse.move(370, 500);
  await page.mouse.wheel(0, 400);
  assert.is(await page.evaluate(() => window.scrollY), 0);
  // A product stands below the finger.
  await touch([370, 460]);
  await sideMenu(page).waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).pathname, '/reviews/search');
  assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'visible');
});

/** Moves a finger from place to place, then lifts it; `held` runs before. */
async function fingerOn(page: TestPage) {
  const debug = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    debug.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await debug.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return async (from: readonly [number, number], to = from, held: () => Promise<void> = async () => {}) => {
    const steps = from === to ? 0 : 8;
    await send('touchStart', [{ x: from[0], y: from[1] }]);
    for (let step = 1; step <= steps; step += 1) {
      const at = (index: 0 | 1) => from[index] + ((to[index] - from[index]) * step) / steps;
      await send('touchMove', [{ x: at(0), y: at(1) }]);
    }
    await held();
    await send('touchEnd', []);
  };
}

for (const [fixture, direction] of [
  ['usual', -1],
  ['right-to-left', 1],
] as const) {
  test(`follows a finger towards its edge and leaves with it: ${fixture}`, async () => {
    const page = await open(`${search}&fixture=${fixture}`, touched, viewports.mobile);
    const x = direction < 0 ? 300 : 90;
    const left = () => sideMenu(page).evaluate(menu => menu.getBoundingClientRect().left);
    await burger(page).click();
    await sideMenu(page).waitFor();
    await still(page);
    const home = await left();
    assert.is(home, direction < 0 ? 0 : 390 - 338);

    const menu = await sideMenu(page).elementHandle();
    const comesTo = async (at: number) => {
      await page.waitForFunction(
        ([moved, goal]) => (moved as Element).getBoundingClientRect().left === goal,
        [menu, at] as const,
      );
    };
    await touch([x, 600], [x + 20 * direction, 602], () => comesTo(home + 20 * direction));
    await comesTo(home);
    await touch([x, 600], [x - 60 * direction, 602]);
    assert.is(await left(), home, 'it does not come away from its edge');

    await touch([x, 600], [x + 200 * direction, 604], () => comesTo(home + 200 * direction));
    await sideMenu(page).waitFor({ state: 'detached' });
    assert.is(await focused(page), texts.menu);
  });
}

test('moves nothing by itself where less motion is asked for', async () => {
  const page = await open(search, touched, viewports.mobile);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await burger(page).click();
  await sideMenu(page).waitFor();
  assert.is(await page.evaluate(() => document.getAnimations().length), 0);
  await touch([300, 600], [80, 600]);
  await sideMenu(page).waitFor({ state: 'detached' });
});

test('opens a menu with a press that came before its code, says when that failed, and asks again', async () => {
  const page = await newPage();
  const { opened, open: letPass } = gate();
  let isDown = true;
  page.allow(/lazy-frame|Failed to load resource|dynamically imported module/);
  await page.route(/lazy-frame-/, async route => {
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
