/** What hosts do with the exports of the entry: mount with options, unmount, bundle it; in a real browser. */
import type { ConsoleMessage } from 'playwright-core';
import * as assert from 'uvu/assert';
import {
  bundled,
  main,
  navbar,
  open,
  mountPoints,
  requested,
  shop,
  started,
  test,
} from '../support/boot-page.ts';

const imports = (rest: string) => `import { mount, unmount } from 'review-marketplace';${rest}`;
const entry = `${shop}/assets/marketplace.js`;
const nowhere = '<div id="header"></div><section id="screens"></section>';

/** Opens a page whose own module calls the entry. */
const openWith = (call: string, body = nowhere) =>
  open({
    body,
    script: `<script type="module">import { mount, unmount } from '${entry}'; ${call}</script>`,
  });

test('mounts into the elements that it is given, with the settings that it is given', async () => {
  const page = await openWith(`mount({
    navbar: document.getElementById('header'),
    main: document.getElementById('screens'),
    meta: { locale: 'de' },
  });`);
  await started(page);
  assert.is(await page.locator('#header').textContent(), 'frame for einen Gast');
  await page.locator('#screens').getByText('screen 1').waitFor();
  await page.evaluate(async address => ((await import(address)) as { unmount(): void }).unmount(), entry);
  assert.is(await page.locator('#app_meta').count(), 0, 'the settings are gone, too');
  assert.is(await page.locator('#header').textContent(), '');
});

test('leaves out what is null', async () => {
  const page = await openWith('mount({ navbar: null });', mountPoints);
  await main(page).getByText('screen 1').waitFor();
  assert.is(await navbar(page).textContent(), '');
});

test('says once which mount point the page lacks, and takes it when it comes', async () => {
  const said: string[] = [];
  const note = (message: ConsoleMessage) => message.type() === 'info' && said.push(message.text());
  const page = await open({ body: '<main></main>', script: '' });
  page.on('console', note);
  await page.addScriptTag({ type: 'module', url: entry });
  await main(page).getByText('screen 1').waitFor();
  await page.evaluate(async address => ((await import(address)) as { mount(): void }).mount(), entry);
  assert.equal(said, ['marketplace: the page has no #search-navbar.']);
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<div id="search-navbar"></div>'));
  await started(page);
  page.off('console', note);
});

test('is unmounted through another copy than the one that mounted it', async () => {
  const page = await open();
  await started(page);
  await page.evaluate(
    async address => ((await import(`${address}?v=2`)) as { unmount(): void }).unmount(),
    entry,
  );
  assert.is(await navbar(page).textContent(), '');
  assert.is(await page.locator('.mp-frame, .mp-root, .mp-overlays').count(), 0);
});

test('names version and folder with ?marketplace-debug', async () => {
  const page = await open({ script: '' });
  for (const query of ['', '&marketplace-debug']) {
    await page.goto(`/reviews/search?q=lamp${query}`);
    const said: string[] = [];
    const note = (message: ConsoleMessage) => said.push(message.text());
    page.on('console', note);
    await page.addScriptTag({ type: 'module', url: entry });
    await started(page);
    assert.equal(
      said.map(text => /^marketplace \d+\.\d+\.\d+: (.+)$/.exec(text)?.[1]),
      query ? [`${shop}/assets/`] : [],
    );
    page.off('console', note);
  }
});

for (const format of ['esm', 'iife'] as const)
  test(`works in a bundle of the host (${format}) that says where the files are`, async () => {
    const script = `<script ${format === 'esm' ? 'type="module"' : 'defer'} src="/js/app.js"></script>`;
    const mounting = await bundled(imports(`mount({ base: '/assets/' });`), format);
    const page = await open({ script, scripts: { 'app.js': mounting } });
    await started(page);
    assert.equal(requested(page, '/js/'), ['GET /js/app.js']);

    const said: string[] = [];
    const note = (message: ConsoleMessage) => said.push(message.text());
    page.on('console', note);
    const alone = await bundled(`import 'review-marketplace';`, format);
    await open({ script, scripts: { 'app.js': alone } });
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
    page.allow(/a bundler has moved this script/);
    page.off('console', note);
    assert.is(said.length, 1);
    assert.match(said[0] ?? '', `call mount({ base: '/marketplace/' })`);
    assert.equal(requested(page, '.digested'), []);
  });

test.run();
