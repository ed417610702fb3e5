import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allCategories, categoryLists, categoryPages } from '../../src/api/categories.ts';
import { clientOn } from './client-on.ts';

const list = [{ id: 1, name: 'Home' }];
for (const body of [list, { categories: list }, { product_categories: list }]) {
  test(`reads categories sent as ${JSON.stringify(body)}`, async () => {
    const { server, client, clock } = clientOn(() => ({ body }));
    assert.equal(await allCategories.load(client), list);
    assert.is(server.last().address, '/reviews/all_categories');
    clock.time = 59_999;
    await allCategories.load(client);
    assert.is(server.requests.length, 1);
    clock.time = 60_000;
    await allCategories.load(client);
    assert.is(server.requests.length, 2);
  });
}

test('yields no categories when the call fails', async () => {
  const { client } = clientOn(() => ({ body: {}, status: 500 }));
  assert.equal(await allCategories.load(client), []);
});

test('asks for a level of the categories, and keeps the answer for a minute', async () => {
  const body = { product_categories: [{ id: 1, name: 'Home' }] };
  const { server, client, clock } = clientOn(() => ({ body }));
  assert.equal(await categoryLists.load(client, { level: '1' }), body);
  assert.is(server.last().address, '/reviews/categories.json?level=1');
  clock.time = 59_999;
  await categoryLists.load(client, { level: '1' });
  assert.is(server.requests.length, 1);
  clock.time = 60_000;
  await categoryLists.load(client, { level: '1' });
  assert.is(server.requests.length, 2);
});

test('sends text, shop and category where a search asks', async () => {
  const { server, client } = clientOn(() => ({ body: { product_categories: [] } }));
  const scope = { q: 'tea', shop_domain: 'a.test', search_in_shop: 'true', platform: 'p', category_id: '3' };
  await categoryLists.load(client, scope);
  assert.is(
    server.last().address,
    '/reviews/categories.json?q=tea&shop_domain=a.test&search_in_shop=true&platform=p&category_id=3',
  );
});

test('swallows a failed call: it yields no categories, and is asked again', async () => {
  let status = 500;
  const { server, client } = clientOn(() => ({
    body: { product_categories: [{ id: 1, name: 'A' }] },
    status,
  }));
  assert.equal(await categoryLists.load(client, { level: '1' }), { product_categories: [] });
  status = 200;
  assert.is((await categoryLists.load(client, { level: '1' })).product_categories.length, 1);
  assert.is(server.requests.length, 2);
});

test('reads a category with its children, grandchildren and those above, and keeps it for a minute', async () => {
  const body = {
    category: { id: 2, name: 'Tea', items: [{ encoded_product_id: 'p', title: 'Pot', internal_path: '/p' }] },
    children: [{ id: 3, name: 'Pots' }, 4],
    grand_children: [5],
    upper_level_categories: [{ id: 1, name: 'Kitchen' }],
  };
  const { server, client, clock } = clientOn(() => ({ body }));
  assert.equal(await categoryPages.load(client, 'tea & more'), body);
  assert.is(server.last().address, '/reviews/categories/tea%20%26%20more.json');
  clock.time = 59_999;
  await categoryPages.load(client, 'tea & more');
  assert.is(server.requests.length, 1);
});

test('rejects when a category cannot be had', async () => {
  const { client } = clientOn(() => ({ body: {}, status: 404 }));
  const error = await categoryPages.load(client, 'none').catch(reason => reason);
  assert.equal([error.kind, error.status], ['status', 404]);
});

test.run();
