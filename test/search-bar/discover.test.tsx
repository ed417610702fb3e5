import { act, screen, user, waitFor, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addRecentAtom, recentSearchesAtom } from '../../src/state/search/recent-searches.ts';
import { addViewedAtom, recentlyViewedAtom, type ViewedItem } from '../../src/state/goods/recently-viewed.ts';
import { field, highlighted, href, mount, options, respond, type } from './support.tsx';

const pot: ViewedItem = { kind: 'product', name: 'Iron Pot', path: '/reviews/stores/a/products/pot' };
const shop: ViewedItem = { kind: 'store', name: 'Potter', path: '/reviews/stores/potter' };

async function open(...viewed: ViewedItem[]) {
  const world = await mount(
    {},
    {
      respond: request =>
        request.address.endsWith('?q=')
          ? { body: { suggestions: [], popular_searches: ['teapot', 'red lamp'] } }
          : respond(request),
    },
  );
  act(() => {
    for (const item of viewed) world.store.set(addViewedAtom, item);
  });
  await user.click(field());
  return world;
}
const popular = () => screen.findByRole('group', { name: 'Popular searches' });
const viewed = () => screen.queryByRole('group', { name: 'Recently viewed' });
const namesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map(option => option.textContent);

test('offers popular searches in an empty field, and remembers the one that is chosen', async () => {
  const { store } = await open();
  assert.equal(namesIn(await popular()), ['teapot', 'red lamp']);
  await user.click(screen.getByRole('option', { name: 'red lamp' }));
  assert.is(href(), '/reviews/search?q=red+lamp&page=1');
  assert.equal(store.get(recentSearchesAtom), ['red lamp']);
  await waitFor(() => assert.is(screen.queryByRole('group', { name: 'Popular searches' }), null));
});

test('offers suggestions instead as soon as something is typed', async () => {
  await open(pot);
  await popular();
  await type('cam');
  assert.is(screen.queryByRole('group', { name: 'Popular searches' }), null);
  assert.is(viewed(), null);
});

test('offers what was viewed, without a price that may be outdated', async () => {
  const { server } = await open(pot, shop);
  const region = await screen.findByRole('group', { name: 'Recently viewed' });
  assert.equal(namesIn(region), ['Potter', 'Iron Pot']);
  assert.is(server.requests.filter(({ address }) => address.includes('/products/')).length, 0);
  await user.click(within(region).getByRole('option', { name: 'Potter' }));
  assert.is(href(), shop.path);
});

test('shows what was viewed once it is known what stands above it', async () => {
  const { store } = await mount(
    {},
    { respond: request => (request.address.endsWith('?q=') ? undefined : respond(request)) },
  );
  act(() => store.set(addViewedAtom, pot));
  await user.click(field());
  assert.ok(await screen.findByRole('link', { name: 'Browse by category' }));
  assert.is(viewed(), null);
});

test('is one list for the arrow keys: recent searches, popular ones, then what was viewed', async () => {
  const { store } = await open(pot);
  await popular();
  act(() => store.set(addRecentAtom, 'teapot'));
  assert.equal(options(), ['teapot', 'red lamp', 'Iron Pot']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  assert.is(highlighted(), 'red lamp');
  await user.keyboard('{Delete}');
  assert.equal(store.get(recentSearchesAtom), ['teapot']);
  await user.keyboard('{ArrowDown}{Enter}');
  assert.is(href(), pot.path);
});

test('has no stop for the Tab key among popular searches and what was viewed', async () => {
  await open(pot, shop);
  await popular();
  await user.tab();
  assert.is(document.activeElement, screen.getByRole('button', { name: 'Clear recently viewed' }));
  await user.tab();
  assert.is(document.activeElement, screen.getByRole('link', { name: 'Browse by category' }));
});

test('forgets what was viewed, and leaves the focus in the field', async () => {
  const { store } = await open(pot);
  await user.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
  assert.is(viewed(), null);
  assert.equal(store.get(recentlyViewedAtom), []);
  assert.is(document.activeElement, field());
});

test.run();
