/**
 * Somebody's own profile, in a real browser on the fixture host: what they do with a review shows on the page of its
 * product, and a long list keeps its place on Back.
 */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { ownListMessages as texts } from '../../src/messages/profile-lists.ts';
import { reviewListMessages } from '../../src/messages/review-list.ts';
import { reviewMessages } from '../../src/messages/reviews.ts';
import { axe } from '../support/axe.ts';
import type { TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { reviewedProducts } from '../support/cards.ts';
import { ownReviews, ownReviewsThatAre } from '../support/own-reviews.ts';

const { test, newPage, open } = browserSuite();

/** No other test signs in as this person. */
const diligent = 'Mara Lindholm';

const { actions } = texts;
/** Those with a title, by which they are found again. */
const cards = (page: Page) => ownReviews(page).filter({ has: page.getByRole('heading') });
const card = (page: Page, status: keyof typeof texts.statuses) => ownReviewsThatAre(page, status).first();
const press = async (page: TestPage, label: string) => {
  await cards(page).first().getByRole('button', { name: label }).click();
  await page.allAnswered();
};

let page: TestPage;
test.before(async () => {
  page = await newPage({ signedInAs: diligent });
});

test('unpublishes and publishes a review, and the page of its product follows', async () => {
  await page.goto('/profile?sort_by=newest');
  await card(page, 'published').waitFor();
  const own = cards(page).first();
  const product = reviewedProducts(own);
  const href = (await product.getAttribute('href')) ?? '';
  const title = (await own.getByRole('heading').textContent()) ?? '';
  const other = await open(`${href}?sort_by=newest`);
  const isShown = async (expected: boolean) => {
    await other.reload();
    // Without this one the product may have none.
    const part = other.locator('#mp-reviews');
    const none = part.getByRole('heading', { name: reviewListMessages.none.title });
    await part.locator('ul[aria-busy=false]').or(none).first().waitFor();
    const list = part.getByRole('heading', { name: title, exact: true });
    assert.is((await list.count()) > 0, expected);
  };
  await press(page, actions.unpublish);
  await card(page, 'unpublished').waitFor();
  await isShown(false);
  // Their own page of the product follows in the same visit, too.
  await product.click();
  await page.getByRole('heading', { name: reviewMessages.list, exact: true }).waitFor();
  await page.goBack();
  await press(page, actions.publish);
  await isShown(true);
});

test('finds a deleted review again under "Deleted", and restores it', async () => {
  await card(page, 'published').waitFor();
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  const choose = async (type: keyof typeof texts.typeNames) => {
    const types = page.getByRole('group', { name: texts.types });
    await types.getByRole('button', { name: texts.typeNames[type], exact: true }).click();
    await page.waitForURL(type === 'all-reviews' ? /sort_by=newest$/ : new RegExp(`review_type=${type}`));
    await page.allAnswered();
  };
  const titled = page.getByRole('heading', { name: title, exact: true });
  await press(page, actions.delete);
  await card(page, 'deleted').waitFor();
  // It is at another place now: deleted ones come last.
  await page.reload();
  await card(page, 'published').waitFor();
  await titled.waitFor({ state: 'detached' });

  await choose('deleted');
  await titled.waitFor();
  assert.is(await cards(page).count(), await ownReviewsThatAre(page, 'deleted').count());
  assert.equal(await axe(page), []);
  await cards(page).filter({ has: titled }).getByRole('button', { name: actions.restore }).click();
  await page.allAnswered();
  await cards(page).filter({ has: titled }).getByText(texts.statuses.published).waitFor();

  await choose('published');
  await titled.waitFor();
  await choose('deleted');
  await titled.waitFor({ state: 'detached' });
  await choose('all-reviews');
  await cards(page).first().filter({ has: titled }).waitFor();
});

test.run();
