/**
 * Host pages with libraries that change what the language brings along: each is loaded first in the head, and somebody
 * goes from the search to a product and its reviews, and back.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as assert from 'uvu/assert';
import { reviewListMessages } from '../../src/messages/review-list.ts';
import { productDrawn, type TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cards, settled } from '../support/cards.ts';
import { replacedNatives } from '../support/replaced-natives.ts';

const { test, newPage } = browserSuite();

const fileOf = (name: string) => readFile(createRequire(import.meta.url).resolve(name), 'utf8');
const jquery = await fileOf('jquery1');
const libraries: Record<string, string> = {
  ...replacedNatives,
  // jQuery replaces nothing, so that one page can have both.
  'jQuery 1.12 with Migrate, and Zone.js': [
    jquery,
    await fileOf('jquery-migrate1/dist/jquery-migrate.js'),
    await fileOf('zone.js'),
  ].join('\n'),
  'all polyfills of core-js': await fileOf('core-js-bundle'),
};
// No npm package has these; Debian has both.
for (const [name, path] of [
  ['Prototype 1.7.3', 'prototype/prototype.js'],
  ['MooTools without the parts for 1.2', 'mootools/mootools-core-nc.js'],
] as const) {
  const file = `${process.env.OLD_LIBRARIES ?? '/usr/share/javascript'}/${path}`;
  // Debian's MooTools has the parts for version 1.2, which break `bind` for every script.
  const compatibility = /\/[/*]<1\.2compat>[\s\S]*?<\/1\.2compat>(\*\/)?/g;
  if (existsSync(file)) libraries[name] = (await readFile(file, 'utf8')).replace(compatibility, '');
}

/** Serves pages whose head begins with the library. Such hosts have no policy that keeps it from its tricks. */
async function loadFirst(page: TestPage, library: string): Promise<void> {
  await page.route('**/first-in-the-head.js', route =>
    route.fulfill({ body: library, contentType: 'text/javascript' }),
  );
  await page.route(
    url => url.pathname.startsWith('/reviews') && !/\.json$/.test(url.pathname),
    async route => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const answer = await route.fetch();
      const { 'content-security-policy': _, ...headers } = answer.headers();
      const body = (await answer.text()).replace(
        '<head>',
        '<head><script src="/first-in-the-head.js"></script>',
      );
      return route.fulfill({ response: answer, headers, body });
    },
  );
}

for (const [name, library] of Object.entries(libraries))
  test(`works beside ${name}`, async () => {
    const page = await newPage();
    // What is left of MooTools names one of the parts that were taken out.
    page.allow(/JQMIGRATE|Hash is not defined/);
    await loadFirst(page, library);
    await page.goto('/reviews/search?q=lamp');
    await settled(page);
    const link = cards(page).first().getByRole('link').first();
    const product = (await link.getAttribute('href')) ?? '';
    await link.click();
    await productDrawn(page);
    assert.ok(page.url().endsWith(product), `${page.url()} for ${product}`);
    await page.getByRole('region', { name: reviewListMessages.list }).getByRole('article').first().waitFor();
    await page.allAnswered();
    await page.goBack();
    await settled(page);
    assert.match(page.url(), /\/reviews\/search\?q=lamp/);
  });

test.run();
