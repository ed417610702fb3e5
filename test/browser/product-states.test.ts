/** The states of a product on a phone: slow, failed, without reviews, with very long texts. */
import * as assert from 'uvu/assert';
import { paginationMessages } from '../../src/messages/forms.ts';
import { reviewListMessages as listTexts } from '../../src/messages/review-list.ts';
import { reviewMessages } from '../../src/messages/reviews.ts';
import { scoreFullMessages } from '../../src/messages/scores.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { axe } from '../support/axe.ts';
import { productDrawn, fits, gate, layoutShift, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const widget = '/api/v1/widgets/product_review';
/** A product with many reviews. */
const path = '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g';
const { test, newPage } = browserSuite();

/** Long texts, as a host may send them. */
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);
const long = 'Stoneware breakfast bowl with ash glaze and a very long name '.repeat(5) + longWord;

test('is accessible, keeps its places and stands in whatever state', async () => {
  const page = await newPage({ viewport: viewports.mobile });
  const list = page.getByRole('region', { name: listTexts.list });
  /** The reviews that were asked for are there. */
  const reviews = () => list.locator('ul[aria-busy=false]').getByRole('article').first().waitFor();
  page.allow(/product_review/);
  const stays = async () => assert.ok((await layoutShift(page)) < 0.02, `${await layoutShift(page)}`);
  const reload = async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.reload();
  };

  // A slow product: the shape of the page, no wider than the window.
  const product = gate();
  await page.route(`**${path}?format=json*`, async route => {
    await product.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const [facts, reviewSkeleton] = ['.mp-product__wait .mp-product__facts', '.mp-reviews'];
  await page.locator(facts).waitFor();
  assert.ok(await fits(page));
  const ends = await page.locator(facts).evaluate(one => one.getBoundingClientRect().bottom);
  const begins = await page.locator(reviewSkeleton).evaluate(one => one.getBoundingClientRect().top);
  assert.ok(begins >= ends, `the reviews begin at ${begins}, the facts end at ${ends}`);
  product.open();
  await productDrawn(page);

  // Slow reviews.
  const { opened, open: letPass } = gate();
  await page.route(`**${widget}*`, async route => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await productDrawn(page);
  assert.equal(await axe(page), []);
  letPass();
  await reviews();
  await stays();

  // Reloaded in the middle of the reviews.
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.reload();
  await reviews();
  await page.waitForFunction(() => scrollY === 1500);
  await stays();

  // Narrowed down to some stars, with a tip open.
  await page.unroute(`**${widget}*`);
  await page.getByRole('button', { name: /^5 star/ }).click();
  await page.getByRole('button', { name: /^5 star/, pressed: true }).waitFor();
  await reviews();
  for (const label of Object.values(uiMessages.scores)) {
    const button = page.getByRole('button', { name: scoreFullMessages.explain({ what: label }) });
    const tip = page.getByRole('tooltip');
    // It is out of sight, above the list.
    await button.focus();
    await tip.waitFor();
    assert.ok(await button.evaluate(one => one === document.activeElement));
  }
  assert.equal(await axe(page), []);
  assert.ok(await fits(page));

  // A page of reviews that fails, then all of them.
  await page.route(`**${widget}*`, route => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('link', { name: paginationMessages.next }).click();
  await page.getByText(reviewMessages.listFailed).waitFor();
  await reload();
  await page.getByText(reviewMessages.listFailed).waitFor();
  assert.equal(await axe(page), []);
  await stays();
  await page.unroute(`**${widget}*`);
  await page.getByRole('button', { name: uiMessages.retry }).click();
  await reviews();

  // Nobody has written about it, and nobody has cut its texts.
  const none = {
    ...{ number_of_reviews: 0, reviews: [], total_count: 0, total_pages: 0, current_page: 1 },
    // A tier with a long name beside one with a short name.
    product_metrics: { transparency_score: 0.99, authenticity_score: 0.82 },
  };
  await page.route(`**${widget}*`, route => route.fulfill({ json: none }));
  await reload();
  await page.getByText(listTexts.none.product).waitFor();
  await stays();
  const places = await page.locator('.mp-score-full').evaluateAll(scores =>
    scores.map(score =>
      ['.mp-score-full__head', '.mp-seal'].flatMap(part => {
        const { top, height } = score.querySelector(part)?.getBoundingClientRect() ?? {};
        return [top, height];
      }),
    ),
  );
  assert.is(places.length, 2);
  assert.equal(places[0], places[1], 'the scores do not stand in line');
  await page.route(/format=json/, async route => {
    const json = await (await route.fetch()).json();
    json.product_data.title = long;
    json.product_data.description = `<p>${long}</p><p>${long}</p>`;
    json.shop_data.name = longWord;
    for (const category of json.categories_data) category.name = longWord;
    await route.fulfill({ json });
  });
  await reload();
  await page.getByText(listTexts.none.product).waitFor();
  assert.ok(await fits(page));
});

test.run();
