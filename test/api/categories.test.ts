import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCategories } from '../../src/api/categories.ts';
import { clientOn } from './client-on.ts';

const list = [{ id: 1, name: 'Home' }];
for (const body of [list, { categories: list }, { product_categories: list }]) {
  test(`reads categories sent as ${JSON.stringify(body)}`, async () => {
    const { server, client, clock } = clientOn(() => ({ body }));
    assert.equal(await loadCategories(client), list);
    assert.is(server.last().address, '/reviews/all_categories');
    clock.time = 59_999;
    await loadCategories(client);
    assert.is(server.requests.length, 1);
    clock.time = 60_000;
    await loadCategories(client);
    assert.is(server.requests.length, 2);
  });
}

test('yields no categories when the call fails', async () => {
  const { client } = clientOn(() => ({ body: {}, status: 500 }));
  assert.equal(await loadCategories(client), []);
});

test.run();
