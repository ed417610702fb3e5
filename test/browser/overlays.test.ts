/**
 * Overlays of the page, in a real browser on the fixture host, by keyboard alone: the cookie bar of a first visit, the way
 * back to the top, and the terms of service with the alerts that follow. Then pictures that fail.
 */
import * as assert from 'uvu/assert';
import { reviewListMessages } from '../../src/messages/review-list.ts';
import { footerMessages } from '../../src/messages/footer.ts';
import { overlayMessages as texts } from '../../src/messages/overlays.ts';
import { axe } from '../support/axe.ts';
import { layoutShift, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { titleLinks } from '../support/cards.ts';
import { footerDrawn } from '../support/screen-parts.ts';

const results = '/reviews/search?q=lamp&sort_by=reviews_count';
const { test, newPage, open } = browserSuite();

const cookieBar = (page: TestPage) => page.getByRole('region', { name: texts.cookies.label });
const focused = (page: TestPage) =>
  page.evaluate(() => document.activeElement?.textContent?.slice(0, 80) ?? '');
const bottomOf = async (page: TestPage, selector: string) =>
  page.evaluate(found => document.querySelector(found)?.getBoundingClientRect().bottom ?? 0, selector);
const topOfBar = async (page: TestPage) => (await cookieBar(page).boundingBox())?.y ?? Number.NaN;

test('shows a cookie bar that hides nothing, until it is accepted, for a year; a button leads back to the top', async () => {
  const page = await open(results, { isFirstVisit: true, viewport: viewports.mobile });
  await cookieBar(page).waitFor();
  await footerDrawn(page);
  assert.equal(await axe(page), []);
  assert.ok((await layoutShift(page)) < 0.02);
  for (const viewport of [viewports.mobile, viewports.desktop]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // A card that begins above the bar and ends behind it.
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('article h2 a')];
      const hidden = links.find(link => link.getBoundingClientRect().bottom > innerHeight - 20);
      hidden?.focus();
    });
    assert.ok((await bottomOf(page, ':focus')) <= (await topOfBar(page)));
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    assert.ok((await bottomOf(page, 'main footer')) <= (await topOfBar(page)) + 1);
  }

  const up = page.getByRole('button', { name: footerMessages.backToTop });
  await up.focus();
  await page.keyboard.press('Tab');
  assert.is(await focused(page), texts.cookies.privacy);
  await page.keyboard.press('Tab');
  assert.is(await focused(page), texts.cookies.decline);
  await page.keyboard.press('Tab');
  assert.is(await focused(page), texts.cookies.accept);
  await page.keyboard.press('Enter');
  await cookieBar(page).waitFor({ state: 'detached' });
  assert.match(await focused(page), 'lamp');

  const cookie = (await page.context().cookies()).find(one => one.name === 'cookies_accepted');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  assert.ok(Math.abs(days - 365) < 0.1, `${days} days`);
  assert.equal([cookie?.path, cookie?.sameSite], ['/', 'Lax']);

  await up.focus();
  assert.ok((await page.evaluate(() => scrollY)) > 500);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => scrollY === 0);
  assert.is(await page.evaluate(() => document.activeElement?.tagName), 'H1');
});

test('asks nobody but its own server before cookies are accepted, whatever keys the host gives', async () => {
  const page = await open(`${results}&fixture=all-keys`, { isFirstVisit: true });
  await cookieBar(page).waitFor();
  await page.allAnswered();
  await titleLinks(page).first().click();
  await page.getByRole('region', { name: reviewListMessages.list }).getByRole('article').first().waitFor();
  assert.equal(
    page.sent.filter(request => !/^GET \//.test(request)),
    [],
  );
  assert.ok(page.sent.length > 20);

  // Icons that stand by themselves are teal; in a control they have the colour of its words.
  const first = (selector: string, property: 'color' | 'scale') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  assert.is(await first('.mp-product__shop svg', 'color'), 'rgb(0, 128, 128)');
  assert.is(await first('.mp-button--primary svg', 'color'), 'rgb(255, 255, 255)');
  // Those that point turn where lines run the other way.
  assert.is(await first('.mp-product__back svg', 'scale'), 'none');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  assert.is(await first('.mp-product__back svg', 'scale'), '-1 1');
});

test('asks for the terms by keyboard, keeps the typed name after a failure, and announces it once', async () => {
  const page = await open(results, { signedInAs: 'Ruby Walker' });
  page.allow(/accept_tos|Failed to load resource/);
  const dialog = page.getByRole('dialog', { name: texts.terms.title });
  await dialog.waitFor();
  assert.equal(await axe(page), []);
  const name = page.getByRole('textbox', { name: texts.terms.reviewerName });
  assert.is(await name.inputValue(), 'Ruby Walker');
  // Neither once nor twice.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor();

  await name.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' the Second');
  await page.keyboard.press('Enter');
  assert.ok(await page.getByRole('button', { name: texts.terms.submit }).isDisabled());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.route('**/accept_tos', route => route.fulfill({ status: 503, json: {} }));
  await name.press('Enter');
  const failure = dialog.getByRole('alert');
  await failure.waitFor();
  assert.equal(await axe(page), []);
  assert.is(await name.inputValue(), 'Ruby Walker the Second');

  await page.unroute('**/accept_tos');
  await name.press('Enter');
  await page.getByRole('alertdialog', { name: texts.alertTitles.success }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  assert.is(await dialog.count(), 0);
  assert.is(await page.evaluate(() => document.documentElement.style.overflow), '');
  await page.reload();
  await footerDrawn(page);
  await page.getByRole('button', { name: 'My Account, Ruby Walker the Second' }).waitFor();
  assert.is(await dialog.count(), 0);
});

test('asks for a failing picture exactly once more, without a referrer, then raises the error', async () => {
  const page = await newPage();
  page.allow(/Failed to load resource|ERR_FAILED|Image failed to load/);
  const raised: string[] = [];
  page.on('pageerror', error => raised.push(error.message));
  const requested = new Map<string, (string | undefined)[]>();
  await page.route('**/media/**', async route => {
    const { pathname, search } = new URL(route.request().url());
    const referrers = requested.get(pathname + search) ?? [];
    requested.set(pathname + search, [...referrers, (await route.request().allHeaders()).referer]);
    await route.abort('failed');
  });
  await page.goto(results);
  const card = page.getByRole('article').first();
  await card.waitFor();
  await card.locator('.mp-picture__img').waitFor({ state: 'detached' });
  const [address = '', referrers = []] = [...requested][0] ?? [];
  // React asks anew for a picture that failed before its element was in the page.
  const [first, ...others] = referrers.slice(0, -1);
  assert.match(first ?? 'none', new URL(page.url()).origin);
  assert.ok(others.every(referrer => referrer === first));
  assert.is(referrers.at(-1), undefined);
  assert.ok(raised.includes(`Image failed to load: ${address}`), raised.join('\n'));
});

test.run();
