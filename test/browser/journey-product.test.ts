/**
 * A shopper reads about a product, in a real browser on the fixture host:
 * 1 from the results to the product → 2 stars by a bar → 3 a page on → 4 order → 5 words → 6 the way back to the
 * results, and forward again → 7 each step taken back by Back, and kept by a reload → 8 to the store,
 * with the click recorded. Then the parameters of an address, and the answers of a host.
 */
import { paginationMessages } from '../../src/messages/forms.ts';
import * as assert from 'uvu/assert';
import { productMessages as texts } from '../../src/messages/product.ts';
import { productPartMessages } from '../../src/messages/product-parts.ts';
import { reviewListMessages as listTexts } from '../../src/messages/review-list.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { axe } from '../support/axe.ts';
import { type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, titleLinks } from '../support/cards.ts';

const results = '/reviews/search?q=lamp&page=1&sort_by=reviews_count';
const widget = '/api/v1/widgets/product_review';
const { test, newPage, open } = browserSuite();
/** One page for the whole way. */
let page: TestPage;
/** Path of a product with many reviews. */
let path = '';

test.before(async () => {
  page = await newPage({ hasMotion: true });
});

const list = (on = page) => on.getByRole('region', { name: listTexts.list });
const part = () => list().getByRole('status');
const titles = () => list().getByRole('article').allTextContents();
const bar = (stars: number) => page.getByRole('button', { name: new RegExp(`^${stars} star`) });
/** The reviews that were asked for are there. */
const reviews = (on = page) => list(on).locator('ul[aria-busy=false]').getByRole('article').first().waitFor();
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('1 opens a product from the results', async () => {
  await page.goto(results);
  const link = titleLinks(page).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await reviews();
  path = new URL(page.url()).pathname;
  assert.match(await page.title(), name);
  assert.is(
    await page.getByRole('region', { name: productPartMessages.scores }).locator('.mp-seal').count(),
    2,
  );
  // A top review stands above the list only, even if it is one of the ten most helpful.
  assert.ok([8, 9, 10].includes((await titles()).length));
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  assert.is(JSON.parse(data ?? '').name, name);
  assert.is(await page.locator('meta[name=robots]').count(), 0);
});

test('2 shows the reviews of the stars whose bar is clicked, and all again', async () => {
  const all = await part().textContent();
  await bar(5).click();
  await page.waitForURL(/filter_rating=5/);
  await reviews();
  assert.not.equal(await part().textContent(), all);
  assert.is(await bar(5).getAttribute('aria-pressed'), 'true');
  const stars = await list()
    .getByRole('img', { name: /out of 5/ })
    .evaluateAll(found => found.map(one => one.getAttribute('aria-label')));
  assert.equal([...new Set(stars)], [uiMessages.outOfFive({ rating: '5.0' })]);

  await bar(5).click();
  await part()
    .and(page.getByText(all ?? '', { exact: true }))
    .waitFor();
});

test('3 turns to the next page, at the beginning of the list', async () => {
  const before = await titles();
  await page.getByRole('link', { name: paginationMessages.next }).click();
  await part()
    .getByText(/^11–20 of/)
    .waitFor();
  await reviews();
  assert.is((await titles()).filter(title => before.includes(title)).length, 0);
  assert.is(await focused(), listTexts.list);
  await page.waitForFunction(name => {
    const top = document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect().top ?? 0;
    return top >= 90 && top < 300;
  }, listTexts.list);
  assert.is(new URL(page.url()).pathname, path);
});

test('4 sorts, from the first page on', async () => {
  await page.getByLabel(listTexts.sort).selectOption('lowest_rating');
  await part()
    .getByText(/^1–10 of/)
    .waitFor();
  await reviews();
  assert.match(page.sent.filter(request => request.includes(widget)).at(-1) ?? '', 'sort_by=lowest_rating');
});

test('5 looks for words, and takes them back', async () => {
  const field = page.getByRole('textbox', { name: listTexts.search });
  await field.fill('qqzzxxyy');
  await field.press('Enter');
  await page.getByText(listTexts.noMatch.title).waitFor();
  assert.is(await part().textContent(), '0 reviews');
  await list().getByRole('button', { name: uiMessages.clear, exact: true }).click();
  await reviews();
  assert.is(await field.inputValue(), '');
});

test('6 goes back to the very results, and forward to the product as it was opened', async () => {
  const requests = () => page.sent.filter(request => /\.json|format=json|widgets/.test(request)).length;
  const count = requests();
  await page.getByRole('link', { name: texts.backToResults }).click();
  await cards(page).first().waitFor();
  assert.is(new URL(page.url()).pathname + new URL(page.url()).search, results);
  await page.goForward();
  await reviews();
  assert.is(await page.getByLabel(listTexts.sort).inputValue(), 'most_helpful');
  assert.is(requests(), count);
});

test('7 has every step in the address: Back takes it back, a reload keeps it', async () => {
  const sort = page.getByLabel(listTexts.sort);
  await sort.selectOption('lowest_rating');
  await reviews();
  await bar(5).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await bar(5).click();
  await reviews();
  const query = () => new URL(page.url()).search;
  assert.is(query(), '?sort_by=lowest_rating&filter_rating=5');
  assert.is(await page.evaluate(() => scrollY), before, 'the page stays where it is scrolled to');
  assert.ok(await bar(5).evaluate(one => one === document.activeElement));

  await page.goBack();
  await part()
    .getByText(/^1–10 of/)
    .waitFor();
  assert.is(await bar(5).getAttribute('aria-pressed'), 'false');
  assert.is(query(), '?sort_by=lowest_rating');
  await page.goForward();
  assert.is(await bar(5).getAttribute('aria-pressed'), 'true');
  await page.reload();
  await reviews();
  assert.is(await bar(5).getAttribute('aria-pressed'), 'true');
  assert.is(await sort.inputValue(), 'lowest_rating');
  await page.goBack();
  await reviews();
  assert.equal(
    [await bar(5).getAttribute('aria-pressed'), await sort.inputValue()],
    ['false', 'lowest_rating'],
  );
});

test('8 opens the store in a tab of its own, and records the click', async () => {
  await page.context().route(/^(?!http:\/\/localhost)/, route => route.fulfill({ body: 'The store' }));
  const [store, click] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForRequest('**/reviews/click'),
    page.getByRole('link', { name: new RegExp(`^${texts.visitStore}`) }).click(),
  ]);
  assert.is((await click.response())?.status(), 200);
  const { referral_page, tracking_data } = click.postDataJSON();
  assert.is(referral_page, `${path}?sort_by=lowest_rating`);
  assert.equal(tracking_data.journey.slice(0, 2), ['/reviews/search', path]);
  await store.close();
});

test('begins at the reviews where the address says so, with the way to the store in reach on phones, once, and beside the product on computers', async () => {
  const other = await open(`${path}#reviews`, { viewport: viewports.mobile });
  await reviews(other);
  await other.waitForFunction(() => {
    const top = document.querySelector('#mp-reviews')?.getBoundingClientRect().top ?? 0;
    return Math.abs(top - 120) < 3;
  });

  await other.waitForFunction(name => {
    const links = [...document.querySelectorAll('main a')].filter(one => one.textContent?.includes(name));
    const bottom = links.at(-1)?.getBoundingClientRect().bottom ?? 0;
    return links.length === 2 && bottom > innerHeight - 30 && bottom <= innerHeight;
  }, texts.visitStore);
  await other
    .getByRole('link', { name: new RegExp(`^${texts.visitStore}`) })
    .first()
    .scrollIntoViewIfNeeded();
  await other.waitForFunction(
    name =>
      [...document.querySelectorAll('main a')].filter(one => one.textContent?.includes(name)).length === 1,
    texts.visitStore,
  );

  await other.setViewportSize({ width: 360, height: 640 });
  assert.equal(
    await other.locator('.mp-score-full__head').evaluateAll(heads =>
      heads.map(({ firstChild }) => {
        const range = document.createRange();
        if (firstChild) range.selectNodeContents(firstChild);
        return range.getClientRects().length;
      }),
    ),
    [1, 1],
    'the name of a score is on one line',
  );
  await other.setViewportSize(viewports.desktop);
  const box = (name: string) => other.getByRole('heading', { name, exact: true }).boundingBox();
  const [about, store] = await Promise.all([box(texts.about), box(productPartMessages.store)]);
  assert.ok(about && store && store.x > about.x + 400 && store.y < about.y);
});

test('runs nothing and stands with whatever a host may send, from markup to reviews without any field', async () => {
  const other = await newPage({ viewport: viewports.mobile });
  // A row without an id is left out and reported to the host.
  other.allow(/no-such-picture|left out/);
  await other.goto(`${path}?fixture=odd-product`);
  await reviews(other);
  const title = (await other.locator('h1').textContent()) ?? '';
  await other.getByRole('heading', { name: 'Details' }).waitFor();
  assert.match(await other.title(), title);
  // The long texts are cut, a review shows eight of 200 pictures, and what is withheld is nowhere.
  assert.ok(await other.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
  assert.is(await list(other).locator('article:has(li)').first().locator('li').count(), 8);
  assert.is(await other.getByText(/Withheld|Deleted: never/).count(), 0);
  const arabic = list(other)
    .getByRole('article')
    .filter({ has: other.locator('[lang=ar]') });
  assert.is(
    await arabic
      .locator('[lang=ar]')
      .first()
      .evaluate(one => getComputedStyle(one).direction),
    'rtl',
  );
  assert.is(
    await other.locator('a[href^="javascript"], main script, main iframe, [onclick], [style*=fixed]').count(),
    0,
  );
  assert.equal(await axe(other), []);
});

test.run();
