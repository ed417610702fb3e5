/** The boot on host pages of all kinds, in a real browser. */
import * as assert from 'uvu/assert';
import { gate, painted } from '../support/browser.ts';
import { bootMessages } from '../../src/messages/boot.ts';
import {
  cdn,
  main,
  navbar,
  open,
  mountPoints,
  requested,
  shop,
  started,
  stylesheet,
  test,
} from '../support/boot-page.ts';

test('mounts both, with the first answers and the host page read', async () => {
  const page = await open({ body: mountPoints });
  await page.getByText('screen 1 /reviews/search in EUR').waitFor();
  assert.is(await navbar(page).textContent(), 'frame for a guest');
  assert.is(requested(page, 'me.json').length, 1);
  assert.is(requested(page, 'search.json').length, 1);
});

test('asks for everything the screen needs before the app has arrived', async () => {
  const page = await open();
  await started(page);
  const position = (part: string) => page.sent.findIndex(request => request.includes(part));
  const app = page.sent.findIndex(request => /app-[\w.]+\.js/.test(request));
  for (const part of ['search-', 'search.json', 'me.json'])
    assert.ok(
      position(part) > 0 && position(part) - app < 5,
      `${part} comes too late: ${page.sent.join('\n')}`,
    );
});

test('works from another origin and any folder', async () => {
  const page = await open({ assets: cdn });
  await started(page);
  assert.ok(requested(page, `${cdn}/app-`).length > 0);
  assert.equal(requested(page, `${shop}/assets`), []);
});

test('links the stylesheet where the host forgot it, and shows nothing before it is there', async () => {
  const { opened, open: release } = gate();
  const page = await open({ head: '', assets: cdn, late: { name: 'marketplace-', until: opened } });
  const app = await page.waitForResponse(response => /app-[\w.]+\.js/.test(response.url()));
  await app.finished();
  await painted(page);
  assert.is(await navbar(page).textContent(), '');
  release();
  await started(page);
  assert.is(requested(page, `${cdn}/marketplace-`).length, 1);
  assert.is(await main(page).evaluate(element => getComputedStyle(element).outlineColor), 'rgb(1, 2, 3)');
});

test('loads the stylesheet once where the host has linked it', async () => {
  const page = await open();
  await started(page);
  assert.is(requested(page, '.css').length, 1);
});

test('shows the screen even where the stylesheet cannot be had', async () => {
  const page = await open({ head: '', fails: name => name.endsWith('.css') });
  page.allow(/marketplace[-.]|Failed to load resource/);
  await started(page);
});

test('leaves main as it was served on an address that is none of its screens', async () => {
  const page = await open({ address: '/about-us' });
  await started(page);
  assert.is(await main(page).textContent(), 'Served by the host');
  assert.equal(requested(page, 'search-'), []);
});

test('skips a mount point that the page does not have', async () => {
  const withoutMain = await open({ body: '<div id="search-navbar"></div>' });
  await started(withoutMain);
  const withoutNavbar = await open({ body: '<main></main>' });
  await withoutNavbar.getByText('screen 1').waitFor();
});

test('loads nothing on a page without any mount point', async () => {
  const page = await open({ body: '<h1>Terms</h1>' });
  await page.allAnswered();
  assert.equal(requested(page, 'app-'), []);
});

test('reads the login from the class of the body', async () => {
  const page = await open({ body: `${mountPoints}<script>document.body.className = 'logged-in'</script>` });
  await page.getByText('frame for a reviewer').waitFor();
});

test('leads on to the screen that an address stands for', async () => {
  const page = await open({ address: '/search?q=lamp#top' });
  await page.getByText('screen 1 /reviews/search').waitFor();
  assert.is(page.url(), `${shop}/reviews/search?q=lamp#top`);
});

test('leaves it to the host where an address leads to a page that is no screen', async () => {
  const page = await open({ address: '/reviews/acme' });
  await page.waitForURL(`${shop}/reviews/stores/acme`);
  await started(page);
  assert.is(await main(page).textContent(), 'Served by the host');
});

test('asks only once for an answer that the host preloads', async () => {
  const link = '<link rel="preload" as="fetch" href="/reviews/me.json?exchange_rates=true" ';
  for (const crossOrigin of ['crossorigin', '']) {
    const page = await open({ head: `${stylesheet(`${shop}/assets`)}${link}${crossOrigin}>` });
    await page.getByText('in EUR').waitFor();
    await page.waitForLoadState('load');
    assert.is(requested(page, 'me.json').length, 1, `with "${crossOrigin}"`);
  }
});

test('does not ask for an answer that came inside app_meta', async () => {
  const meta = { answers: { '/reviews/me.json?exchange_rates=true': { currency: 'NZD' } } };
  const page = await open({
    body: `${mountPoints}<script type="application/json" id="app_meta">${JSON.stringify(meta)}</script>`,
  });
  await page.getByText('in NZD').waitFor();
  assert.equal(requested(page, 'me.json'), []);
});

test('shows the failure above the server’s content when the app fails, and a click loads the page again', async () => {
  let down = true;
  const page = await open({ fails: name => down && name.startsWith('app-') });
  page.allow(/app-|Failed to load resource/);
  await page.getByRole('alert').getByText(bootMessages.notLoaded).waitFor();
  assert.match((await main(page).textContent()) ?? '', 'Served by the host');
  await page.getByRole('button', { name: bootMessages.retry }).click();
  await page.getByRole('alert').getByText(bootMessages.notLoaded).waitFor();
  down = false;
  await page.getByRole('button', { name: bootMessages.retry }).click();
  await page.getByText('screen 1').waitFor();
  assert.is(await page.getByRole('alert').count(), 0);
});

for (const file of ['app', 'prepare'])
  test(`takes ${file} without content for a file that failed`, async () => {
    let isBroken = true;
    const page = await open({ empty: name => isBroken && name.startsWith(`${file}-`) });
    page.allow(/could not be loaded|does not provide an export/);
    await page.getByRole('alert').getByText(bootMessages.notLoaded).waitFor();
    isBroken = false;
    await page.getByRole('button', { name: bootMessages.retry }).click();
    await page.getByText('screen 1').waitFor();
    assert.is(await page.getByRole('alert').count(), 0);
  });

test('asks once more for a stylesheet that failed, the host’s link included', async () => {
  for (const head of ['', stylesheet(`${shop}/assets`)]) {
    const page = await open({ head, fails: (name, query) => name.endsWith('.css') && query === '' });
    page.allow(/marketplace[-.]|Failed to load resource/);
    await started(page);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('main') as Element).outlineColor === 'rgb(1, 2, 3)',
    );
  }
});

test('violates no content security policy as strict as can be', async () => {
  const policy =
    "default-src 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
  let down = true;
  const page = await open({
    head: '',
    headers: { 'content-security-policy': policy },
    fails: name => down && name.startsWith('app-'),
  });
  page.allow(/app-|Failed to load resource/);
  await page.getByRole('alert').waitFor();
  down = false;
  await page.getByRole('button', { name: bootMessages.retry }).click();
  await started(page);
});

test.run();
