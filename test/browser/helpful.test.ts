/** Two people find a review helpful, in a real browser on the fixture host; the one who votes as a guest signs in first. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { shareMessages } from '../../src/messages/share.ts';
import { reviewLinkMessages, reviewListMessages } from '../../src/messages/review-list.ts';
import { reviewTopicMessages as topicTexts } from '../../src/messages/review-topics.ts';
import { axe } from '../support/axe.ts';
import type { TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { findReview } from '../support/find-review.ts';

const { test, newPage } = browserSuite();
/** A product with the ten reviews that it takes to have topics, one of them in another language. None is by those who vote here. */
const { path } = findReview(
  ({ lang }, others) =>
    lang === 'de' &&
    others.length === 9 &&
    others.every(other => other.lang === 'en' && other.reviewer_slug !== 'beatriz-carvalho'),
);

const list = (page: Page) => page.getByRole('region', { name: reviewListMessages.list });
/** The last review of the first page. */
const card = (page: Page) => list(page).getByRole('article').last();
const button = (page: Page) => card(page).getByRole('button', { name: /^Helpful, / });
const isPressed = (page: Page, pressed: boolean) =>
  button(page)
    .and(page.locator(`[aria-pressed=${pressed}]`))
    .waitFor();
const answered = (page: Page) => page.waitForResponse(response => response.url().endsWith('/helpful'));
/** How many people found the review helpful. */
async function countOf(page: Page): Promise<number> {
  const lines = await card(page)
    .getByText(/found this helpful/)
    .allTextContents();
  return Number.parseInt(lines[0] ?? '0', 10);
}
const isCount = (page: Page, count: number) =>
  count === 0
    ? card(page)
        .getByText(/found this helpful/)
        .waitFor({ state: 'detached' })
    : card(page)
        .getByText(new RegExp(`^${count} .*found this helpful$`))
        .waitFor();

/** One page for each of the two. */
let guest: TestPage;
let other: TestPage;
test.before(async () => {
  guest = await newPage();
  other = await newPage({ signedInAs: 'Henrike Solberg' });
});
const newest = `${path}?sort_by=newest`;

test('a guest signs in to vote, the other sees the vote and adds one, and both are taken back', async () => {
  await guest.goto(newest);
  await isPressed(guest, false);
  const before = await countOf(guest);
  await button(guest).click();
  await guest.waitForURL(/\/login\?return_to=/);
  const voted = answered(guest);
  await guest.getByRole('button', { name: 'Beatriz Carvalho' }).click();
  assert.is((await voted).status(), 200);
  await isPressed(guest, true);
  await isCount(guest, before + 1);

  await other.goto(newest);
  await isPressed(other, false);
  await isCount(other, before + 1);
  const second = answered(other);
  await button(other).focus();
  await other.keyboard.press('Space');
  await isPressed(other, true);
  await isCount(other, before + 2);
  await second;
  assert.equal(await axe(other), []);

  await guest.reload();
  for (const page of [guest, other]) {
    await isPressed(page, true);
    await isCount(page, before + 2);
    const undone = answered(page);
    await button(page).click();
    await undone;
    await isPressed(page, false);
  }
  await guest.reload();
  await isPressed(guest, false);
  await isCount(guest, before);
});

/** The place of the review that the address names is in the upper half of the window. */
const isInView = (page: Page) =>
  page.waitForFunction(() => {
    const { top = -1 } =
      document.getElementById(`mp-${location.hash.slice(1)}`)?.getBoundingClientRect() ?? {};
    return scrollY > 0 && top >= 0 && top < innerHeight / 2;
  });

test('one shares a review, the other is led to it', async () => {
  const one = guest;
  await one.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const shared = card(one);
  const name = (await shared.getAttribute('aria-label')) ?? '';
  await shared.getByRole('button', { name: /^Share, / }).click();
  await one.getByText(shareMessages.copied).first().waitFor();
  // Only the page in front may read the clipboard.
  await one.bringToFront();
  const address = await one.evaluate(() => navigator.clipboard.readText());
  assert.match(address, /#review-\w+$/);

  await other.goto(address);
  const linked = other.getByRole('region', { name: reviewLinkMessages.linked });
  await linked.getByRole('article', { name, exact: true }).waitFor();
  await isInView(other);
  assert.equal(await axe(other), []);
});

test('somebody asks what people say about a topic, reads a quoted review, and takes the topic back', async () => {
  // A store has reviews enough for every topic.
  const page = other;
  await page.enter('/reviews/stores/kanso-goods?sort_by=newest');
  const topics = page.getByRole('region', { name: topicTexts.title });
  const topic = topics.getByRole('button').first();
  await topic.scrollIntoViewIfNeeded();
  const name = await topic.getAttribute('aria-label');
  const count = Number(/ (\d+):/.exec(name ?? '')?.[1]);
  const { y: before } = (await topic.boundingBox()) ?? {};
  await topic.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/&topic=\w+$/);
  await list(page)
    .getByText(new RegExp(` of ${count} reviews$`))
    .waitFor();
  assert.is((await topic.boundingBox())?.y, before);
  assert.equal(await axe(page), []);

  const quote = topics.getByRole('figure').first();
  const text = (await quote.getByRole('blockquote').textContent()) ?? '';
  await quote.getByRole('link').click();
  const linked = page.getByRole('region', { name: reviewLinkMessages.linked });
  await linked.getByText(text).waitFor();
  await isInView(page);
  await page.goBack();
  await linked.waitFor({ state: 'detached' });
  await topic.click();
  await page.waitForURL(/sort_by=newest$/);
});

test.run();
