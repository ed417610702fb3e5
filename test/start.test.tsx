import { act, screen, setAddress, waitFor, within } from './support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EarlyAnswerList } from '../src/api/early.ts';
import { readHostPage } from '../src/host/host-page.ts';
import { start } from '../src/start.tsx';
import { fakeFetch } from './api/fake-fetch.ts';

const server = fakeFetch();
globalThis.fetch = server.fetch;
let stop = () => {};
test.after.each(() => act(() => stop()));

/** Starts the app on a page whose server has rendered something, as the boot does. */
async function startAt(address: string, body = '<div id="search-navbar"></div><main><p>served</p></main>') {
  setAddress(address);
  history.replaceState(null, '');
  document.body.innerHTML = body;
  const navbar = document.getElementById('search-navbar');
  const main = document.querySelector('main');
  const served = main?.textContent;
  await act(async () => {
    stop = start({
      hostPage: readHostPage(document),
      early: new EarlyAnswerList(),
      ...{ navbar, main, chunks: { prepare: [], app: [], screens: {} }, base: 'https://shop.test/dist/' },
    });
    assert.is(main?.textContent, served);
  });
  return { navbar, main };
}

test('mounts the header and the page, on one store', async () => {
  const { navbar, main } = await startAt('/reviews/search?q=lamp');
  assert.ok(within(navbar as HTMLElement).getByRole('search'));
  await waitFor(() => assert.ok(within(main as HTMLElement).getByRole('contentinfo')));
  const field = within(navbar as HTMLElement).getByRole('combobox') as HTMLInputElement;
  assert.is(field.value, 'lamp');
});

test('leaves what the server rendered until there is something to put in its place', async () => {
  const { main } = await startAt('/reviews/stores');
  await waitFor(() => assert.ok(screen.getByRole('heading', { name: 'There is nothing here' })));
  assert.is(screen.queryByText('served'), null);
  assert.not(main?.hasAttribute('aria-busy'));
});

test('leaves the page of a host as it is, and mounts the header there', async () => {
  const { navbar, main } = await startAt('/login');
  assert.is(main?.textContent, 'served');
  assert.ok(within(navbar as HTMLElement).getByRole('banner'));
});

test('passes over a place that is missing', async () => {
  await startAt('/reviews/stores', '<main></main>');
  await waitFor(() => assert.ok(screen.getByRole('heading', { name: 'There is nothing here' })));
  act(() => stop());
  await startAt('/reviews/stores', '<div id="search-navbar"></div>');
  assert.ok(screen.getByRole('banner'));
});

test('draws no footer on a page that has one', async () => {
  const { main } = await startAt('/reviews/stores', '<main></main><footer>of the host</footer>');
  await waitFor(() => assert.ok(main?.querySelector('h1')));
  assert.is(main?.querySelector('footer'), null);
});

test('asks once who is there', async () => {
  server.requests.length = 0;
  await startAt('/reviews/stores');
  assert.equal(
    server.requests.map(({ address }) => address),
    ['/reviews/me.json?exchange_rates=true'],
  );
});

test('releases everything when it is stopped', async () => {
  const { navbar, main } = await startAt('/reviews/stores');
  await waitFor(() => assert.ok(main?.querySelector('h1')));
  act(() => stop());
  assert.is(navbar?.outerHTML, '<div id="search-navbar" class=""></div>');
  assert.is(main?.outerHTML, '<main class=""></main>');
  assert.is(document.body.className, '');
  assert.is(history.scrollRestoration, 'auto');
  history.pushState(null, '', '/reviews');
  assert.is(main?.innerHTML, '');
});

test.run();
