/**
 * Hearts, in a real browser on the fixture host: a guest signs in for one, and finds it pressed; hearts are there on the
 * next visit, and outlive a session. Then saved searches, and news of what is followed.
 */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { diligent } from '../../fixtures/world/content/profiles.ts';
import { followMessages as texts } from '../../src/messages/follow.ts';
import { followingMessages } from '../../src/messages/following.ts';
import { reviewListMessages } from '../../src/messages/review-list.ts';
import { followButtonMessages } from '../../src/messages/follow-button.ts';
import { savedSearchMessages as saved } from '../../src/messages/saved-searches.ts';
import { overlayMessages } from '../../src/messages/overlays.ts';
import { uiMessages } from '../../src/messages/ui.ts';
import { axe } from '../support/axe.ts';
import { type TestPage, productDrawn } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { isFocused, message, settled, titleOf } from '../support/cards.ts';

const { test, newPage } = browserSuite();
/** One page for all that concerns hearts, a guest's at first. */
let page: TestPage;

/** No other test signs in as this person. */
const reviewer = 'Beatriz Carvalho';
const search = '/reviews/search?q=racket';

/** The heart on a card, or the button with a text. */
const heart = (page: Page, name: string) =>
  page
    .getByRole('button', { name: followButtonMessages.followOf({ name }), exact: true })
    .or(page.getByRole('button', { name: followButtonMessages.followingOf({ name }), exact: true }));
const isPressed = (name: string, pressed: boolean) =>
  heart(page, name)
    .and(page.locator(`[aria-pressed=${pressed}]`))
    .waitFor();
const answered = () => page.waitForResponse(response => response.url().endsWith('/follows/heart'));

test.before(async () => {
  page = await newPage();
});

test('leads a guest to sign in and back to the same heart, which is pressed then', async () => {
  await page.goto(search);
  await settled(page);
  const name = await titleOf(page, 9);
  await heart(page, name).scrollIntoViewIfNeeded();
  const before = await heart(page, name).boundingBox();
  await heart(page, name).click();
  await page.waitForURL(/\/login\?return_to=/);
  // However late the hearts come: this one has the focus when it is there.
  await page.route('**/product-actions-*.js', async route => {
    await page.getByRole('article').first().waitFor();
    await route.continue();
  });
  const saved = answered();
  await page.getByRole('button', { name: reviewer }).click();
  await page.waitForURL(url => url.pathname + url.search === search);
  await message(page, texts.follows({ name })).waitFor();
  assert.is((await saved).status(), 200);
  await isFocused(page, followButtonMessages.followOf({ name }));
  await isPressed(name, true);
  const after = await heart(page, name).boundingBox();
  assert.is(after?.y, before?.y, 'the page is where it was');
  await page.unroute('**/product-actions-*.js');
});

test('keeps what a reviewer follows, on cards and on the product page, until they no longer do', async () => {
  const name = await titleOf(page, 9);
  await page.reload();
  await isPressed(name, true);
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/products\//);
  await productDrawn(page);
  await isPressed(name, true);
  // By keyboard, as well.
  const undone = answered();
  await heart(page, name).focus();
  await page.keyboard.press('Space');
  await isPressed(name, false);
  assert.is((await undone).status(), 200);
  // Again, and back by the message.
  await heart(page, name).click();
  await message(page, texts.follows({ name })).waitFor();
  const toast = page.getByRole('region', { name: overlayMessages.message });
  await toast.getByRole('link', { name: texts.seeFollowing }).waitFor();
  assert.equal(await axe(page), []);
  const takenBack = answered();
  await toast.getByRole('button', { name: overlayMessages.undo }).click();
  await isPressed(name, false);
  assert.is((await takenBack).status(), 200);
  await page.goBack();
  await isPressed(name, false);
  await page.reload();
  await settled(page);
  await isPressed(name, false);
});

test('offers to sign in again when the session has ended, and follows then', async () => {
  page.allow(/follows\/heart|422/);
  await page.context().clearCookies({ name: /^(?!cookies_accepted)/ });
  const name = await titleOf(page, 0);
  await heart(page, name).click();
  await page
    .getByRole('region', { name: overlayMessages.message })
    .getByRole('link', { name: uiMessages.signIn })
    .click();
  await page.getByRole('button', { name: reviewer }).click();
  await message(page, texts.follows({ name })).waitFor();
  await isPressed(name, true);
  const undone = answered();
  await heart(page, name).click();
  await undone;
});

test('saves a search for a guest who signs in, lists it with the followed, and removes it until undone', async () => {
  const own = await newPage();
  await own.goto('/reviews/search?q=lamp&min_rating=4');
  await own.getByRole('button', { name: saved.save }).click();
  await own.waitForURL(/\/login/);
  await own.getByRole('button', { name: reviewer }).click();
  await message(own, saved.saved).waitFor();
  await own.getByRole('button', { name: saved.isSaved }).waitFor();
  assert.equal(await axe(own), []);
  await own.getByRole('link', { name: saved.seeSaved }).click();
  await own.getByRole('link', { name: 'lamp', exact: true }).waitFor();
  const sent = (isSaved: boolean) =>
    own.waitForResponse(one => one.request().postData()?.includes(`"is_saved":${isSaved}`) ?? false);
  for (const isSaved of [false, true, false]) {
    const done = sent(isSaved);
    const name = (isSaved ? saved.undoOf : saved.removeOf)({ name: 'lamp' });
    await own.getByRole('button', { name }).click();
    assert.is((await done).status(), 200);
  }
  await own.reload();
  await own.getByRole('heading', { name: followingMessages.none.searches }).waitFor();
});

test('shows what is new for a saved search in the feed, and says what is new since the last visit, until it was seen', async () => {
  const own = await newPage({ signedInAs: diligent.name });
  await own.goto('/reviews/feed?user_events=false&store_events=false');
  const event = own.getByRole('article', { name: /^New for your search/ }).first();
  await event.getByRole('heading', { level: 2 }).getByRole('link').click();
  await own.waitForURL(/\/reviews\/search\?q=/);
  await own.getByRole('button', { name: saved.isSaved }).waitFor();

  await own.enter('/reviews/following');
  const news = /new reviews?$/;
  const item = own
    .getByRole('region', { name: followingMessages.names.shops })
    .getByRole('listitem')
    .filter({ hasText: news })
    .first();
  const name = (await item.getByRole('heading').textContent()) ?? '';
  await item.getByRole('link', { name, exact: true }).click();
  await own.getByRole('region', { name: reviewListMessages.list }).waitFor();
  await own.goto('/reviews/following');
  const same = own.getByRole('listitem').filter({ has: own.getByRole('heading', { name, exact: true }) });
  await same.waitFor();
  assert.is(await same.getByText(news).count(), 0);
});

test.run();
