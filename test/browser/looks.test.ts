/** Preferences of a device: a dark page, more contrast, and print. */
import * as assert from 'uvu/assert';
import { axe } from '../support/axe.ts';
import { allStarted, type TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { ownScreens, reviewer, screens } from '../support/screens.ts';

const { test, newPage } = browserSuite();

const product = screens.find(path => /\/products\/[^/]+$/.test(path)) ?? '';
const ground = (page: TestPage) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(255, 255, 255)';

/** One page for all tests, on the product at first. */
let page: TestPage;
/** The address of a dispute. */
let dispute = '';
test.before(async () => {
  page = await newPage({ signedInAs: reviewer });
  dispute = (await ownScreens(page)).find(path => path.includes('/disputes/')) ?? '';
  assert.ok(dispute);
  await page.goto(product);
  await allStarted(page);
  await page.allAnswered();
});

test('soft text is as strong as the other for those who want more contrast', async () => {
  const colours = () =>
    page.evaluate(() =>
      ['.mp-product__shop', '.mp-product h1'].map(
        selector => getComputedStyle(document.querySelector(selector) as Element).color,
      ),
    );
  const [soft, full] = await colours();
  assert.is.not(soft, full);
  await page.emulateMedia({ contrast: 'more' });
  assert.equal(await colours(), [full, full]);
  await page.emulateMedia({ contrast: 'no-preference' });
});

test('a product and a dispute are printed with their pictures and words, and without buttons', async () => {
  for (const path of [product, dispute]) {
    if (path !== product) await page.enter(path);
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .locator('button, .mp-button')
      .evaluateAll(all =>
        all
          .filter(one => one.checkVisibility() && !one.querySelector('img') && one.ariaHasPopup !== 'dialog')
          .map(one => one.outerHTML.slice(0, 120)),
      );
    assert.equal(
      printed.filter(one => !one.includes('mp-histogram__row')),
      [],
      path,
    );
    assert.ok(await page.locator('main h1').isVisible());
    await page.emulateMedia({ media: 'screen' });
    assert.ok((await page.locator('main').getByRole('button').count()) > 0);
  }
});

test('a page is dark on a dark device only where the host says so, with its contrasts', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.is(await ground(page), light);
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'light dark';
  });
  const wrong: Record<string, string[]> = {};
  for (const path of [product, '/reviews', '/reviews/search?q=lamp', '/reviews/feed', dispute]) {
    await page.enter(path);
    assert.is.not(await ground(page), light, path);
    const violations = await axe(page, 'color-contrast');
    if (violations.length > 0) wrong[path] = violations;
  }
  assert.equal(wrong, {});
  await page.emulateMedia({ colorScheme: 'light' });
  assert.not.match(await ground(page), /rgb\(1\d, /);
});

test.run();
