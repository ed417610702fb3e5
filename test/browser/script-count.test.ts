/** How many scripts each screen asks for in a real browser: for its first paint, and more when there is time. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { build } from '../../build.mjs';
import { routes, type RouteName } from '../../src/routes.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage } = browserSuite();

/** Has orders, reviews and disputes. */
const reviewer = 'Mara Lindholm';
const arbitrator = 'Henrike Solberg';
const shop = '/reviews/stores/alpenblick-sport';

/** Where the screens are seen, beside those whose path needs nothing. */
const addresses: Partial<Record<RouteName, string>> = {
  PageSearch: '/reviews/search?q=set',
  categoryShow: '/reviews/categories/strings',
  shop,
  newShopDispute: `${shop}/disputes/new`,
  product: `${shop}/products/aluminium-tennis-racket-set-with-comfort-grip-270-g`,
  newProductDispute: `${shop}/products/aluminium-tennis-racket-set-with-comfort-grip-270-g/disputes/new`,
  publicProfile: '/reviews/profile/annelie-botha',
  privateProfile: '/profile?tab=reviews',
};
/** Those that a link on another screen leads to. */
const links: Partial<Record<RouteName, string>> = {
  newReview: '/reviews/write-review',
  reviewerDispute: '/profile?tab=disputes',
  arbitratorDispute: '/reviews/arbitrator',
};

/** The address of a screen; those with parameters lead to one of the same path. */
async function addressOf(page: Page, name: RouteName): Promise<string> {
  const from = links[name];
  const { path } = routes[name];
  if (!from) return addresses[name] ?? path;
  await page.goto(from);
  const link = page.locator(`main a[href^="${path.replace(/{.*/, '')}"]`).first();
  return (await link.getAttribute('href')) ?? '';
}

/** The scripts that a page has asked for, without their folder. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /[^/]+\.js$/.exec(new URL(name).pathname)?.[0] ?? []),
    ),
  ]);

test('every screen asks for at most 9 scripts for its first paint, and for 6 more when there is time', async () => {
  const manifest: Awaited<ReturnType<typeof build>> = JSON.parse(
    await readFile(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
  );
  const counts: Record<string, [first: number, more: number]> = {};
  for (const signedInAs of [reviewer, arbitrator]) {
    const page = await newPage({ signedInAs });
    for (const name of Object.keys(manifest.routes) as RouteName[]) {
      if (name.startsWith('arbitrator') !== (signedInAs === arbitrator)) continue;
      await page.goto(await addressOf(page, name));
      // It comes with what is asked for when there is time; all of that is asked for at once.
      await page.locator('.mp-overlays').waitFor({ state: 'attached' });
      await page.allAnswered();
      const first = [manifest.entry, ...(manifest.routes[name]?.scripts ?? [])];
      const scripts = await scriptsOf(page);
      assert.equal(
        first.filter(script => !scripts.includes(script)),
        [],
        name,
      );
      counts[name] = [first.length, scripts.length - first.length];
    }
  }
  assert.equal(
    Object.entries(counts).filter(([, [first, more]]) => first > 9 || more < 1 || more > 6),
    [],
  );
});

test.run();
