/**
 * Where shopping starts, in a real browser on the fixture host:
 * 1 redirected to the home → 2 a list scrolls by its button → 3 a collection → 4 Back, at once → 5 a category →
 * 6 a featured review's product. Then the states of the screen at three widths.
 */
import * as assert from 'uvu/assert';
import { homeMessages as texts } from '../../src/contract/messages/home.ts';
import { reviewMessages } from '../../src/contract/messages/reviews.ts';
import { searchMessages } from '../../src/contract/messages/search.ts';
import { uiMessages } from '../../src/contract/messages/ui.ts';
import { axe, layoutShift, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage, open } = browserSuite();
/** One page for the whole way. */
let page: TestPage;

test.before(async () => {
  page = await newPage();
});

const title = (on = page) => on.getByRole('heading', { level: 1, name: texts.title });
/** Everything has come. */
async function filled(on = page): Promise<void> {
  await title(on).waitFor();
  await on.locator('.mp-home .mp-review:not([aria-hidden])').first().waitFor();
  await on.locator('.mp-home .mp-skeleton').first().waitFor({ state: 'detached' });
}

test('1 leads from the address of the site to the home, and fills it', async () => {
  await page.goto('/');
  await page.waitForURL('**/reviews');
  await filled();
  for (const name of [texts.transparent.title, texts.collections.title, texts.featured.title])
    assert.ok(await page.getByRole('heading', { level: 2, name }).isVisible());
  const figures = await page.locator('.mp-stat__value').allTextContents();
  assert.is(figures.length, 3);
  for (const figure of figures) assert.match(figure, /^\d[\d,]*$/);
});

test('2 scrolls a list by its button', async () => {
  const list = page.getByRole('group', { name: texts.transparent.title });
  const first = list.getByRole('link').first();
  const before = await first.boundingBox();
  await list.getByRole('button', { name: reviewMessages.next }).click();
  await page.waitForFunction(
    ([element, x]) => (element as HTMLElement).getBoundingClientRect().x < (x as number) - 200,
    [await first.elementHandle(), before?.x],
  );
  await list.getByRole('button', { name: reviewMessages.previous }).waitFor();
});

test('3 opens a collection, which keeps its name over pages, a reload and narrowing, until it is left', async () => {
  const link = page.locator('.mp-collection__link').first();
  const name = (await link.textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 1, name: searchMessages.ofCollection(name) });
  const pill = page.getByRole('listitem').filter({ hasText: name });
  const named = async () => {
    await heading.waitFor();
    await pill.waitFor();
    await page.waitForFunction(title => document.title === title, searchMessages.ofCollection(name));
    await page.locator('.mp-search .mp-card__link').first().waitFor();
  };
  await link.click();
  await page.waitForURL('**/reviews/search?**');
  await named();
  await page.getByRole('link', { name: uiMessages.page('2') }).click();
  await page.waitForURL(/page=2/);
  await named();
  await page.reload();
  await named();
  await page.locator('.mp-search .mp-card__link').first().click();
  await page.waitForURL('**/products/**');
  await page.goBack();
  await named();
  await page.getByRole('button', { name: searchMessages.liftTransparency }).click();
  await page.waitForURL(/min_transparency=0/);
  await named();
  await pill.getByRole('button').click();
  await page.getByRole('heading', { level: 1, name: searchMessages.all }).waitFor();
  await pill.waitFor({ state: 'detached' });
  for (let back = 0; back < 4; back += 1) await page.goBack();
  await title().waitFor();
  await link.click();
  await named();
  await page.getByRole('combobox', { name: searchMessages.sortBy }).first().selectOption('newest');
  await page.getByRole('heading', { level: 1, name: searchMessages.all }).waitFor();
  await page.goBack();
  await named();
});

test('4 is there at once on the way Back', async () => {
  const asked = page.sent.filter(request => /carousels|reviews\.json/.test(request)).length;
  await page.goBack();
  await filled();
  assert.is(page.sent.filter(request => /carousels|reviews\.json/.test(request)).length, asked);
  assert.is(asked % 5, 0);
});

test('5 opens a category', async () => {
  const category = page
    .getByRole('navigation', { name: texts.categories, exact: true })
    .getByRole('link')
    .nth(2);
  const name = await category.textContent();
  await category.click();
  await page.waitForURL('**/reviews/categories/**');
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await page.goBack();
  await filled();
});

test('6 opens the product of a featured review', async () => {
  const link = page.locator('.mp-home .mp-review__product').first();
  const name = await link.textContent();
  await link.click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
});

for (const reducedMotion of [false, true])
  test(`counts the figures up ${reducedMotion ? 'only where motion is welcome' : 'over the final ones'}`, async () => {
    const other = await newPage({ reducedMotion, viewport: viewports.mobile });
    await other.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(changes => {
        for (const { target } of changes) {
          const { counted } = (target as HTMLElement).dataset;
          if (counted !== undefined) seen.add(`${counted} over ${target.textContent}`);
        }
      }).observe(document, { attributeFilter: ['data-counted'], subtree: true });
    });
    await other.goto('/reviews');
    await filled(other);
    await other.waitForFunction(() => document.querySelector('[data-value]:not([data-counted])'));
    const seen = await other.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    if (reducedMotion) assert.equal(seen, []);
    else assert.ok(seen.filter(one => /^\d[\d,]* over \d[\d,]+$/.test(one)).length > 2, seen.join());
    assert.ok((await layoutShift(other)) < 0.005);
  });

for (const [name, viewport] of Object.entries(viewports)) {
  test(`has no accessibility violation, nor moves: ${name}`, async () => {
    const other = await open('/reviews', { viewport });
    await filled(other);
    assert.equal(await axe(other), []);
    assert.ok((await layoutShift(other)) < 0.02);
    assert.ok(
      await other.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ),
    );
  });

  test(`keeps the place of slow answers, and leaves out the lists that fail: ${name}`, async () => {
    const other = await newPage({ viewport });
    let letPass = () => {};
    const gate = new Promise<void>(resolve => {
      letPass = resolve;
    });
    await other.route(/carousels\.json|\/reviews\.json/, async route => {
      await gate;
      await route.continue();
    });
    await other.goto('/reviews', { waitUntil: 'commit' });
    await title(other).waitFor();
    assert.equal(await axe(other), []);
    letPass();
    await filled(other);
    assert.ok((await layoutShift(other)) < 0.02);

    const broken = await newPage({ viewport });
    broken.allow(/carousels\.json|reviews\.json/);
    await broken.route(/carousels\.json|\/reviews\.json/, route => route.fulfill({ status: 503, json: {} }));
    await broken.goto('/reviews');
    await broken.getByText(texts.metrics.failed).waitFor();
    await broken.locator('.mp-home .mp-skeleton').first().waitFor({ state: 'detached' });
    assert.is(await broken.getByRole('heading', { level: 2 }).count(), 0);
    assert.equal(await axe(broken), []);
    await broken.unroute(/carousels\.json|\/reviews\.json/);
    await broken.getByRole('button', { name: uiMessages.retry }).click();
    await broken.locator('.mp-stat__value').first().waitFor();
  });
}

test.run();
