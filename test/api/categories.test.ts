import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allCategories } from '../../src/api/categories.ts';
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

test.run();
