import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { storePaging, storeSearches } from '../../src/api/store-search.ts';
import { clientOn } from './client-on.ts';

const shop = { encoded_shop_id: 's1', name: 'Kiln & Cup' };
const answer = { data: { shop_results: [shop], results_total_count: 30, per_page: 24, current_page: 1 } };

test('sends the search parameters, and keeps the stores found until nobody has asked for a minute', async () => {
  const { server, client, clock } = clientOn(() => ({ body: answer }));
  const request = { q: 'tea', page: '1', store_country: 'JP', currency: 'EUR' };
  assert.equal(await storeSearches.load(client, request), answer);
  assert.is(server.last().address, '/reviews/store_search.json?q=tea&page=1&store_country=JP&currency=EUR');
  // Another currency finds the same stores.
  await storeSearches.load(client, { ...request, currency: 'USD' });
  assert.is(server.requests.length, 1);
  clock.time += 59_999;
  assert.ok(storeSearches.cached(client, request));
  clock.time += 60_000;
  assert.is(storeSearches.cached(client, request), undefined);
});

test('reads the paging from within the data or beside it, and a total that comes as text', () => {
  const data = { shop_results: [shop] };
  const paging = { count: 30, isMore: false, perPage: 24 };
  assert.equal(storePaging(answer), paging);
  assert.equal(storePaging({ data, results_total_count: 30, per_page: 24 }), paging);
  assert.equal(storePaging({ data, results_total_count: '1,200+' }), {
    count: 1200,
    isMore: true,
    perPage: 0,
  });
  assert.equal(storePaging({ data }), { count: 1, isMore: false, perPage: 0 });
});

test('leaves out a store that cannot be named, and shows the others', async () => {
  const { client, reported } = clientOn(() => ({
    body: {
      data: { shop_results: [{ encoded_shop_id: 'x' }, { ...shop, average_rating: 9, country: 'JP' }] },
    },
  }));
  const { data } = await storeSearches.load(client, {});
  assert.equal(data.shop_results, [{ ...shop, country: 'JP' }]);
  assert.is(reported.length, 2);
});

test('rejects when the call fails', async () => {
  const { client } = clientOn(() => ({ body: {}, status: 500 }));
  const error = await storeSearches.load(client, {}).catch(reason => reason);
  assert.equal([error.kind, error.status], ['status', 500]);
});

test.run();
