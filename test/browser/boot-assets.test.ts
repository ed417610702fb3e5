/** Hosts whose pipelines rename files, whose layouts have classic script tags, nonces, a base address, a late `main`. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { bootMessages } from '../../src/messages/boot.ts';
import {
  cdn,
  importMap,
  main,
  navbar,
  open,
  mountPoints,
  requested,
  shop,
  started,
  test,
} from '../support/boot-page.ts';

const isStyled = (page: Page) =>
  page.waitForFunction(
    () => getComputedStyle(document.querySelector('main') as Element).outlineColor === 'rgb(1, 2, 3)',
  );
const assets = `${shop}/assets`;
const classic = (attributes = '') =>
  `<script src="${assets}/marketplace.classic.js" defer ${attributes}></script>`;

test('finds its files where a pipeline renamed the entry and the stylesheet', async () => {
  const renamed = {
    'marketplace.js': 'marketplace-0123abcd.js',
    'marketplace.css': 'marketplace-4567cdef.css',
    'marketplace.classic.js': 'marketplace.classic-89abcdef.js',
  };
  for (const script of [
    `<script type="module" src="${assets}/${renamed['marketplace.js']}"></script>`,
    `<script src="${assets}/${renamed['marketplace.classic.js']}" defer></script>`,
  ])
    for (const head of ['', `<link rel="stylesheet" href="${assets}/${renamed['marketplace.css']}">`]) {
      const page = await open({ renamed, script, head });
      await started(page);
      await isStyled(page);
      assert.is(requested(page, '.css').length, 1);
    }
});

test('takes its files from the folder that the script tag names', async () => {
  for (const [tag, base] of [
    [`<script type="module" src="${assets}/marketplace.js" data-base="/public/market">`, `/public/market/`],
    [`<script type="module" src="${assets}/marketplace.js" data-base="${cdn}/">`, `${cdn}/`],
    [`<script defer src="${assets}/marketplace.classic.js" data-base="/public/market">`, `/public/market/`],
  ] as const) {
    const page = await open({ head: '', script: `${tag}</script>` });
    await started(page);
    await isStyled(page);
    const elsewhere = page.sent.filter(sent => /digested/.test(sent) && !sent.startsWith(`GET ${base}`));
    assert.equal(elsewhere, [], tag);
  }
});

test('is brought by a classic script tag, once', async () => {
  const page = await open({ script: classic() + classic() });
  await page.getByText('screen 1').waitFor();
  assert.is(await navbar(page).textContent(), 'frame for a guest');
});

test('says once that the browser knows no modules, and leaves the page alone', async () => {
  const logged: string[] = [];
  const page = await open({
    script: `<script>delete HTMLScriptElement.prototype.noModule</script>${classic()}`,
    body: `${mountPoints}<script>addEventListener('load', () => document.body.append('loaded'))</script>`,
  });
  page.allow(/needs a browser with JavaScript modules/);
  page.on('console', message => logged.push(message.text()));
  await page.reload();
  await page.getByText('loaded').waitFor();
  assert.is(logged.length, 1);
  assert.is(await main(page).textContent(), 'Served by the host');
  assert.equal(requested(page, '.digested'), []);
});

test('violates no policy of nonces alone', async () => {
  const policy = "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; connect-src 'self'";
  const trustedTypes = "; require-trusted-types-for 'script'; trusted-types marketplace-classic";
  for (const [script, headers] of [
    [`<script type="module" nonce="abc" src="${assets}/marketplace.js"></script>`, policy],
    [classic('nonce="abc"'), policy + trustedTypes],
  ] as const) {
    const page = await open({ head: '', script, headers: { 'content-security-policy': headers } });
    await page.getByText('screen 1').waitFor();
    await isStyled(page);
  }
});

test('runs no file that is not what the import map of the page says', async () => {
  const sound = await open({ head: importMap() });
  await started(sound);
  await isStyled(sound);

  for (const name of ['prepare-', 'app-']) {
    const page = await open({ head: importMap(), tampered: file => file.startsWith(name) });
    page.allow(/integrity|could not be loaded/);
    await page.getByText(bootMessages.notLoaded).waitFor();
    assert.is(await page.evaluate(() => 'isTampered' in window), false);
  }

  const page = await open({ head: importMap(), tampered: file => file.endsWith('.css') });
  page.allow(/integrity/);
  await page.getByText('screen 1').waitFor();
  assert.not.equal(await main(page).evaluate(one => getComputedStyle(one).color), 'rgb(255, 0, 0)');
});

test('loads the page again for a file that the network lost', async () => {
  let isLost = true;
  const page = await open({ head: importMap(), fails: name => isLost && name.startsWith('app-') });
  page.allow(/ERR_CONNECTION_FAILED|could not be loaded|integrity/);
  const retry = page.getByRole('button', { name: bootMessages.retry });
  await retry.waitFor();
  isLost = false;
  await retry.click();
  await page.getByText('screen 1').waitFor();
});

test('asks the host of the page, whatever its base address is', async () => {
  const page = await open({ head: `<base href="${cdn}/elsewhere/">`, address: '/search?q=lamp' });
  await page.getByText('in EUR').waitFor();
  assert.is(page.url(), `${shop}/reviews/search?q=lamp`);
  assert.equal(requested(page, 'me.json'), ['GET /reviews/me.json?exchange_rates=true']);
});

test('takes a mount point that comes late', async () => {
  for (const [first, later] of [
    ['<div id="search-navbar"></div>', '<main></main>'],
    ['<main></main>', '<div id="search-navbar"></div>'],
    ['', mountPoints],
  ] as const) {
    const page = await open({ body: `<h1>Shop</h1>${first}` });
    if (first) await page.getByText(/frame for|screen 1/).waitFor();
    await page.evaluate(html => document.body.insertAdjacentHTML('beforeend', html), later);
    await page.getByText('screen 1').waitFor();
    await started(page);
  }
});

test.run();
