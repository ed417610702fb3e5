/** A host that has switched features off: no entry leads to them, nothing asks for them, and their addresses are its own. */
import * as assert from 'uvu/assert';
import { allStarted } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage } = browserSuite();
const without = 'fixture=no-features';
const off =
  /follows|following|feed|people|dispute|arbitrator|saved_searches|\/profile\/(?!reviewers)|tab=favourites/;

test('has neither links nor calls of what is off', async () => {
  const page = await newPage({ signedInAs: 'Emily Carter' });
  for (const path of ['/reviews', '/reviews/search?q=mug&min_rating=1']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}${without}`);
    await page.locator('.mp-card .mp-compare').first().waitFor();
    await allStarted(page);
    await page.allAnswered();
    assert.is(await page.locator('.mp-heart, .mp-footer, .mp-cookies, .mp-search__save').count(), 0, path);
  }
  await page.getByRole('button', { name: 'Main menu' }).click();
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await entries.first().waitFor();
  assert.equal(await entries.allTextContents(), [
    'Home',
    'Product categories',
    'Find stores',
    'How it works',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Emily/ }).click();
  const account = page.getByRole('navigation', { name: 'My Account' }).getByRole('link');
  await account.first().waitFor();
  assert.equal(await account.allTextContents(), ['My Profile', 'Sign out']);
  assert.is(await page.getByRole('link', { name: 'For Businesses' }).count(), 0);

  const product = await page.locator('.mp-card a').first().getAttribute('href');
  await page.goto(`${product}?${without}`);
  await page.locator('.mp-product h1').waitFor();
  await allStarted(page);
  await page.allAnswered();
  const hrefs = await page
    .locator('.mp-root a[href]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  // Those of people are what the host itself gives.
  const ours = hrefs.filter(href => !href.startsWith('/reviews/profile/'));
  assert.equal(
    ours.filter(href => off.test(href)),
    [],
  );
  assert.equal(
    page.sent.filter(request => off.test(request.replace(/[?&](referer|return_to)=[^&]*/, ''))),
    [],
  );
});

test('leaves the addresses of what is off to the host', async () => {
  const page = await newPage({ signedInAs: 'Emily Carter' });
  for (const path of ['/reviews/feed', '/reviews/people', '/reviews/following']) {
    await page.goto(`${path}?${without}`);
    await page.locator('#search-navbar .mp-header').waitFor();
    await allStarted(page);
    await page.allAnswered();
    assert.is(await page.locator('main .mp-root').count(), 0, path);
    assert.ok(await page.locator('main').textContent(), path);
  }
  assert.equal(
    page.sent.filter(request => /feed_events|people\.json|following\.json/.test(request)),
    [],
  );
  // Their neighbours are screens all the same.
  await page.goto(`/reviews/profile/edit?${without}`);
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
});
test.run();
