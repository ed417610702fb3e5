/** Mounting, unmounting and following a host that swaps pages, in a real browser. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { gate } from '../support/browser.ts';
import { main, navbar, open, mountPoints, requested, shop, started, test } from '../support/boot-page.ts';

/** The exports of the entry, as a host uses them. */
type Entry = { mount(): void; unmount(): void };
const entryAddress = `${shop}/assets/marketplace.js`;
const call = (page: Page, name: keyof Entry) =>
  page.evaluate(async ([address, method]) => ((await import(address)) as Entry)[method](), [
    entryAddress,
    name,
  ] as const);

test('mounts once, however often it is asked to', async () => {
  const page = await open();
  await started(page);
  await call(page, 'mount');
  await call(page, 'mount');
  await page.allAnswered();
  assert.is(await navbar(page).textContent(), 'frame for a guest');
});

test('mounts once where the script is on the page twice', async () => {
  const second = '<script type="module" src="/assets/marketplace.js?v=2"></script>';
  const page = await open({ body: `${mountPoints}${second}` });
  await started(page);
  await page.allAnswered();
  assert.is(await navbar(page).textContent(), 'frame for a guest');
});

test('unmounts while the app is still loading', async () => {
  const { opened, open: release } = gate();
  const page = await open({ late: { name: 'app-', until: opened } });
  await page.waitForRequest(/me\.json/);
  await call(page, 'unmount');
  const app = page.waitForResponse(response => /app-[\w.]+\.js/.test(response.url()));
  release();
  await (await app).finished();
  await page.allAnswered();
  assert.is(await navbar(page).textContent(), '');
  assert.is(await main(page).textContent(), 'Served by the host');
});

test('unmounts and mounts again', async () => {
  const page = await open();
  await started(page);
  await call(page, 'unmount');
  assert.is(await navbar(page).textContent(), '');
  await call(page, 'mount');
  await started(page);
});

test('unmounts and mounts again while the first answers are on their way', async () => {
  const { opened, open: release } = gate();
  const page = await open({ late: { name: 'me.json', until: opened } });
  await started(page);
  await call(page, 'unmount');
  await call(page, 'mount');
  await started(page);
  release();
  await main(page).getByText('in EUR').waitFor();
  assert.is(requested(page, '/me.json').length, 2);
});

test('leaves no listener behind, however often it is mounted and unmounted', async () => {
  const page = await open();
  await started(page);
  const debug = await page.context().newCDPSession(page);
  const listeners = async () => {
    let count = 0;
    for (const expression of ['window', 'document', 'document.body']) {
      const { result } = await debug.send('Runtime.evaluate', { expression });
      const found = await debug.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId as string,
      });
      count += found.listeners.length;
    }
    return count;
  };
  const before = await listeners();
  for (let times = 0; times < 3; times += 1) {
    await call(page, 'unmount');
    await call(page, 'mount');
    await started(page);
  }
  assert.is(await listeners(), before);
});

for (const host of ['turbo', 'turbolinks', 'marketplace'])
  test(`follows a host that swaps the body and dispatches ${host}:before-render and ${host}:load`, async () => {
    const page = await open();
    await started(page);
    await page.evaluate(
      ([html, name]) => {
        document.dispatchEvent(new Event(`${name}:before-render`));
        const body = document.createElement('body');
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        body.append(...parsed.body.childNodes);
        document.body.replaceWith(body);
        document.dispatchEvent(new Event(`${name}:load`));
      },
      [mountPoints, host] as const,
    );
    await started(page);
    assert.is(await navbar(page).textContent(), 'frame for a guest');
  });

test('stays away from a page whose elements hide the document from it, and says why', async () => {
  for (const name of ['querySelector', 'createElement', 'addEventListener', 'body']) {
    const said = (page: Page) => page.waitForEvent('pageerror', error => error.message.includes(name));
    const page = await open({ body: '' });
    const [error] = await Promise.all([
      said(page),
      open({ body: `${mountPoints}<form name="${name}"><input name="children"></form>` }),
    ]);
    assert.match(error.message, `marketplace: an element named "${name}"`);
    assert.match((await main(page).textContent()) ?? '', /^(?!Served).+Served by the host$/);
    page.allow(/marketplace: an element named/);
    page.expectQuiet();
  }
});

test('works beside forms with names that hide nothing', async () => {
  const page = await open({
    body: `${mountPoints}<form id="children" name="search"><input name="querySelector"></form>`,
  });
  await started(page);
});

test('puts nothing on window', async () => {
  const page = await open();
  await started(page);
  const added = await page.evaluate(() => {
    const { namesAtFirst } = window as unknown as { namesAtFirst: string[] };
    return Object.getOwnPropertyNames(window).filter(name => !namesAtFirst.includes(name));
  });
  assert.equal(added, ['namesAtFirst']);
});

test.run();
