/** The DOM events that the product dispatches to its host page, from real components on the fixture host. */
import * as assert from 'uvu/assert';
import type { HostEvents } from '../../src/host/events.ts';
import { breakDown } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, settled } from '../support/cards.ts';

const { test, newPage } = browserSuite();
type HostEvent = readonly [name: string, detail: Record<string, unknown>];

test('dispatches screens, searches, filters, follows, the comparison and errors, without names of people', async () => {
  const page = await newPage({ signedInAs: 'Emily Carter' });
  const names: readonly (keyof HostEvents)[] = ['navigate', 'search', 'filter', 'follow', 'compare', 'error'];
  await page.addInitScript(all => {
    const events: HostEvent[] = [];
    Object.assign(window, { events });
    for (const name of all)
      document.addEventListener(`marketplace:${name}`, event => {
        const isFromRoot = event.target instanceof Element && event.target.matches('.mp-root');
        const { version, ...detail } = (event as CustomEvent).detail;
        // Of every event: a page may have several copies.
        if (isFromRoot && /^\d+\.\d+\.\d+$/.test(version)) events.push([name, detail]);
      });
  }, names);
  /** The events since the last time, once there are as many. */
  async function next(count: number): Promise<HostEvent[]> {
    await page.waitForFunction(
      least => (window as unknown as { events: HostEvent[] }).events.length >= least,
      count,
    );
    return page.evaluate(() => (window as unknown as { events: HostEvent[] }).events.splice(0));
  }

  await page.goto('/reviews/search?q=bamboo+toothbrush');
  await settled(page);
  const [visit, search] = await next(2);
  assert.equal(visit, ['navigate', { screen: 'PageSearch', visit: 'first' }]);
  assert.is(search?.[0], 'search');
  assert.ok(Number(search?.[1].results) > 0);
  assert.equal({ ...search?.[1], results: 0 }, { results: 0, page: 1, filters: [] });

  await page.goto('/reviews/search?q=bamboo+toothbrush&min_rating=1');
  await settled(page);
  await next(2);
  await page.getByRole('link', { name: 'Clear' }).click();
  await page.waitForURL(url => !url.searchParams.has('min_rating'));
  const cleared = await next(3);
  assert.equal(
    cleared.map(([name]) => name),
    ['navigate', 'filter', 'search'],
  );
  assert.equal(cleared[1]?.[1], { changed: ['min_rating'] });

  const card = cards(page).first();
  await card.getByRole('button', { name: /^Follow/ }).click();
  assert.equal(await next(1), [['follow', { kind: 'Product', isFollowed: true }]]);
  await card.getByRole('button', { name: /^Compare/ }).click();
  assert.equal(await next(1), [['compare', { products: 1 }]]);

  page.allow(/503/);
  const mend = await breakDown(page, /reviews_with_media|\/api\/v1\/widgets|format=json/, {
    status: 503,
    body: 'down',
  });
  await card.getByRole('link').first().click();
  await page.waitForURL(/\/products\//);
  const [left, failed] = await next(2);
  assert.equal(left, ['navigate', { screen: 'product', visit: 'new' }]);
  const call = 'GET /reviews/stores/{shop_slug}/products/{product_handle}';
  assert.equal(failed, ['error', { name: 'ApiError', kind: 'status', status: 503, call }]);
  mend();
});

test.run();
