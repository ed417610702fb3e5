import { act, screen, user, waitFor, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recentSearchesAtom } from '../../src/state/recent-searches.ts';
import { addViewedAtom, recentlyViewedAtom, type ViewedItem } from '../../src/state/recently-viewed.ts';
import { field, href, mount, respond, type } from './support.tsx';

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
const popular = () => screen.findByRole('list', { name: 'Popular searches' });
const viewed = () => screen.queryByRole('region', { name: 'Recently viewed' });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(link => link.textContent);

test('offers popular searches in an empty field, and remembers the one that is followed', async () => {
  const { store } = await open();
  assert.equal(namesIn(await popular()), ['teapot', 'red lamp']);
  await user.click(screen.getByRole('link', { name: 'red lamp' }));
  assert.is(href(), '/reviews/search?q=red+lamp&page=1');
  assert.equal(store.get(recentSearchesAtom), ['red lamp']);
  await waitFor(() => assert.is(screen.queryByRole('list', { name: 'Popular searches' }), null));
});

test('offers suggestions instead as soon as something is typed', async () => {
  await open(pot);
  await popular();
  await type('cam');
  assert.is(screen.queryByRole('list', { name: 'Popular searches' }), null);
  assert.is(viewed(), null);
});

test('offers what was viewed, without a price that may be outdated', async () => {
  const { server } = await open(pot, shop);
  const region = viewed() as HTMLElement;
  assert.equal(namesIn(region), ['Potter', 'Iron Pot']);
  assert.is(server.requests.filter(({ address }) => address.includes('/products/')).length, 0);
  await user.click(within(region).getByRole('link', { name: 'Potter' }));
  assert.is(href(), shop.path);
});

test('forgets what was viewed, and leaves the focus in the field', async () => {
  const { store } = await open(pot);
  await user.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
  assert.is(viewed(), null);
  assert.equal(store.get(recentlyViewedAtom), []);
  assert.is(document.activeElement, field());
});

test.run();
