/**
 * What hosts, devices and browsers do to a page, in a real browser on the fixture host: an element of the host scrolls
 * instead of the window, keys lead up the page behind what sticks, fingers open fields, the browser prepares a page or
 * keeps it.
 */
import * as assert from 'uvu/assert';
import { layoutShift, signIn, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, titleLinks } from '../support/cards.ts';

const { test, newPage, open } = browserSuite();
const results = '/reviews/search?q=lamp';

/** How far the body is scrolled, px. The window does not scroll. */
const bodyTop = (page: TestPage) => page.evaluate(() => document.body.scrollTop + window.scrollY * 1e6);

test('scrolls the element that the host scrolls: to the top, back to where one was, to an anchor', async () => {
  const page = await open(`${results}&fixture=inner-scroll`, { viewport: viewports.mobile });
  await cards(page).first().waitFor();
  await page.waitForFunction(() => document.body.style.scrollPaddingTop !== '');
  // On the way down the header shows filters and order in the place of the field.
  await page.waitForFunction(() => {
    document.body.scrollBy(0, 10);
    return document.body.scrollTop > 800 && document.body.classList.contains('mp-has-strip');
  });
  const left = await bodyTop(page);
  const link = titleLinks(page).nth(9);
  await link.evaluate((element: HTMLElement) => element.click());
  await page
    .getByRole('link', { name: /review/ })
    .first()
    .waitFor();
  assert.is(await bodyTop(page), 0);
  await page.goBack();
  await cards(page).first().waitFor();
  await page.waitForFunction(top => Math.abs(document.body.scrollTop - top) <= 2, left);
  await page.goForward();
  await page.locator('main a[href="#reviews"]').first().click();
  await page.waitForFunction(() => {
    const { top } = document.querySelector('#mp-reviews')?.getBoundingClientRect() ?? { top: 0 };
    return document.body.scrollTop > 0 && top > 60 && top < 200;
  });
});

/** What has the focus, if something else lies over all of it; `header` in the header, where the way ends. */
const findCovered = (page: TestPage) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.closest('#search-navbar')) return 'header';
    if (!focused || focused === document.body || focused.closest('.mp-bottom')) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = parts.some(x =>
      parts.some(y => {
        const there = document.elementFromPoint(left + width * x, top + height * y);
        return there && (focused.contains(there) || there.contains(focused) || there.closest('label'));
      }),
    );
    return isSeen
      ? null
      : `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)} at ${Math.round(top)}`;
  });

test('leads keys up the page without hiding the focus behind what sticks, on a phone and on a computer', async () => {
  const page = await open(results, { viewport: { width: 390, height: 600 } });
  await cards(page).first().waitFor();
  await page.locator('.mp-footer a').last().waitFor();
  await page.waitForFunction(() => document.documentElement.style.scrollPaddingTop !== '');
  const product = (await titleLinks(page).first().getAttribute('href')) ?? '';
  for (const address of [results, product]) {
    if (address !== results) await page.enter(address);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      await page.allAnswered();
      await page.locator('.mp-footer a').first().focus();
      const covered: string[] = [];
      for (let press = 0; press < 50; press += 1) {
        await page.keyboard.press('Shift+Tab');
        const found = await findCovered(page);
        if (found === 'header') break;
        if (found) covered.push(found);
      }
      assert.equal(covered, [], `${address} at ${width} px`);
    }
  }
});

test('keeps room for the scores of the example on a phone, which come later than its title', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  await page.goto('/reviews/how-it-works');
  await page.locator('.mp-example .mp-score-full').nth(1).waitFor();
  await page.allAnswered();
  assert.ok((await layoutShift(page)) < 0.02);
});

test('has letters in fields that no phone zooms in on', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  for (const address of [results, '/reviews/stores?q=a', '/reviews/medals']) {
    await page.enter(address);
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('input, select, textarea')].map(
        field => `${field.className} ${Number.parseFloat(getComputedStyle(field).fontSize) >= 16}`,
      ),
    );
    assert.ok(await page.evaluate(() => matchMedia('(pointer: coarse)').matches));
    assert.ok(sizes.length > 0);
    assert.equal(
      sizes.filter(one => one.endsWith('false')),
      [],
      address,
    );
  }
});

test('gets what follows the first screen also where the host keeps the page busy all the time', async () => {
  const page = await newPage();
  // Such a page is never idle: it calls back when the longest wait is over, a hundredth of it here, or never.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? window.setTimeout(run, timeout / 100) : 0;
  });
  await page.goto(results);
  await page.locator('.mp-overlays').waitFor({ state: 'attached' });
  await page.locator('.mp-heart').first().waitFor();
});

test('stores and tells nothing while the browser only prepares the page', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    Object.assign(globalThis, { told: [] });
    document.addEventListener('marketplace:navigate', ({ type }) =>
      (globalThis as unknown as { told: string[] }).told.push(type),
    );
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const read = () =>
    page.evaluate(() => [
      ...Object.keys(localStorage).filter(key => key !== 'cookies_accepted'),
      ...Object.keys(sessionStorage),
      ...(globalThis as unknown as { told: string[] }).told,
    ]);
  await page.goto(results);
  const path = await titleLinks(page).first().getAttribute('href');
  await page.goto(path ?? '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.mp-footer a').first().waitFor();
  await page.allAnswered();
  assert.equal(await read(), []);
  assert.equal(
    page.sent.filter(one => !one.startsWith('GET')),
    [],
  );
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.waitForFunction(
    () => localStorage.getItem('recently_viewed') && localStorage.getItem('reviewer_journey'),
  );
  assert.ok((await read()).includes('marketplace:navigate'));
});

test('shows on a page from the cache of the browser who is signed in now', async () => {
  const page = await open(results);
  await page.locator('#search-navbar').getByText('Sign In').first().waitFor();
  await page.waitForFunction(() => document.documentElement.style.scrollPaddingTop !== '');
  await signIn(page.context(), 'Mara Lindholm');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  await page.locator('#search-navbar .mp-menu__avatar').first().waitFor();
});

test('leaves no attribute on the page that it is taken off', async () => {
  const page = await open(results);
  await page.waitForFunction(() => document.documentElement.style.scrollPaddingTop !== '');
  await page.evaluate(async () => {
    const { src = '' } = document.querySelector<HTMLScriptElement>('script[src*="marketplace"]') ?? {};
    ((await import(src)) as { unmount(): void }).unmount();
  });
  await page.waitForFunction(() => !document.documentElement.hasAttribute('style'));
});

test('leaves half of a low window to the page, and folds nothing on paper', async () => {
  const page = await open(results, { viewport: { width: 320, height: 256 }, isFirstVisit: true });
  await cards(page).first().waitFor();
  await page.locator('.mp-cookies').waitFor();
  for (const at of [0, 1])
    await cards(page)
      .nth(at)
      .getByRole('button', { name: /^Compare/ })
      .click();
  await page.locator('.mp-tray').waitFor();
  for (const height of [256, 480]) {
    await page.setViewportSize({ width: 320, height });
    await page.waitForFunction(() => {
      window.scrollBy(0, 50);
      const heights = [...document.querySelectorAll('#search-navbar, .mp-bottom')].map(bar => {
        const { top, bottom } = bar.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      });
      return scrollY > 300 && heights.reduce((sum, one) => sum + one, 0) <= innerHeight / 2;
    });
  }
  await page.emulateMedia({ media: 'print' });
  const folded = await page.evaluate(() =>
    [...document.querySelectorAll('main .mp-card__link')].filter(
      one => getComputedStyle(one).webkitLineClamp !== 'none',
    ),
  );
  assert.is(folded.length, 0);
  // What is hidden is said with a button to show it.
  const note = page.locator('.mp-search__note');
  assert.is(await note.evaluate(one => getComputedStyle(one).display), 'none');
});

test.run();
