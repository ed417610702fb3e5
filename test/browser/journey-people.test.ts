/**
 * Somebody follows people, in a real browser on the fixture host, with two tabs side by side:
 * 1 follows from the list of people, and the other tab shows it → 2 reads the profile, where the followers are counted →
 * 3 from a review on a product page to its writer, without another page load → 4 unfollows in the list of what they
 * follow: both tabs agree, and the next visit lists nobody.
 */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { followButtonMessages } from '../../src/messages/follow-button.ts';
import { followingMessages } from '../../src/messages/following.ts';
import { peopleMessages } from '../../src/messages/people.ts';
import { allStarted, type TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { reviewedProducts } from '../support/cards.ts';
import { reviewListMessages } from '../../src/messages/review-list.ts';

const { test, newPage } = browserSuite();
/** Two tabs of somebody whom no other test signs in, and who follows nobody. */
let page: TestPage;
let otherTab: Page;
/** Whom they follow. */
let name = '';

test.before(async () => {
  page = await newPage({ signedInAs: 'Noor Haddad' });
  otherTab = await page.context().newPage();
});

const follow = (pressed: boolean, on: Page = page) =>
  on.getByRole('button', {
    name: followButtonMessages[pressed ? 'followingOf' : 'followOf']({ name }),
    exact: true,
    pressed,
  });
const saved = () => page.waitForResponse(response => response.url().endsWith('/follows/heart'));
const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

test('1 follows somebody from the list of people, and the other tab shows it', async () => {
  await page.goto('/reviews/people?sort_by=name');
  const card = page.getByRole('article').first();
  name = (await card.getByRole('heading').textContent()) ?? '';
  await otherTab.goto('/reviews/people?sort_by=name');
  await follow(false, otherTab).waitFor();
  await allStarted(otherTab);
  const answer = saved();
  await follow(false).click();
  await follow(true).waitFor();
  assert.is((await answer).status(), 200);
  await follow(true, otherTab).waitFor();
});

test('2 reads the profile of that person, where the follow counts', async () => {
  await page.getByRole('link', { name, exact: true }).click();
  await heading(name).waitFor();
  await follow(true).waitFor();
  const followers = page.locator('main dl > div', { hasText: /follower/ }).locator('dd');
  const before = Number(await followers.textContent());
  await follow(true).click();
  await followers.getByText(`${before - 1}`, { exact: true }).waitFor();
  await follow(false).click();
  await followers.getByText(`${before}`, { exact: true }).waitFor();
  await page.goBack();
  await heading(peopleMessages.title).waitFor();
  await follow(true).waitFor();
});

test('3 goes from a review to its writer in the page', async () => {
  await page.enter('/reviews/profile/mara-lindholm');
  await reviewedProducts(page).first().click();
  await page.waitForURL(/\/products\//);
  const writer = page
    .getByRole('region', { name: reviewListMessages.list })
    .locator('article header a')
    .first();
  const writerName = (await writer.textContent()) ?? '';
  await page.evaluate(() => {
    document.body.dataset.isSame = 'yes';
  });
  await writer.click();
  await heading(writerName).waitFor();
  assert.match(new URL(page.url()).pathname, /^\/reviews\/profile\//);
  assert.is(await page.evaluate(() => document.body.dataset.isSame), 'yes');
});

test('4 unfollows in what they follow, and both tabs agree', async () => {
  await page.enter('/reviews/following');
  await follow(true).waitFor();
  const answer = saved();
  await follow(true).click();
  await follow(false).waitFor();
  assert.is((await answer).status(), 200);
  await follow(false, otherTab).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: followingMessages.none.all }).waitFor();
});

test('breaks no usual name, nor a word of a longer one', async () => {
  await page.route('**/people.json*', async route => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.reviewers[0].name = 'Priya Raghunathan';
    answer.reviewers[1].name = 'Małgorzata Wiśniewski';
    await route.fulfill({ response, json: answer });
  });
  for (const width of [360, 390, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await page.enter(`/reviews/people?page=1&width=${width}`);
    const link = page.getByRole('link', { name: 'Priya Raghunathan', exact: true });
    await link.waitFor();
    const broken = await page.locator('article h2').evaluateAll(headings =>
      headings.slice(0, 2).flatMap(({ firstElementChild }) => {
        const text = firstElementChild?.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? word : [];
        });
      }),
    );
    assert.equal(broken, [], `at ${width}`);
    const lines = await link.evaluate(element => element.getClientRects().length);
    assert.is(lines, 1, `the name stands in one line at ${width}`);
  }
});

test.run();
