import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ApiError } from '../../src/api/errors.ts';
import { productSearches, type SearchRequest, keyedSearch } from '../../src/api/search.ts';
import { searchDefaults } from '../../src/contract/search-params.ts';
import { searchRequest } from '../../src/domain/search-address.ts';
import { clientOn } from './client-on.ts';

const answer = {
  data: { current_page: 1, rounded_results_total_count: '1,200+', per_page: 48, search_results: [] },
};

const ask = (change: Partial<SearchRequest> = {}, isCurrencyChosen = false) =>
  keyedSearch({ q: 'lamp', currency: '*', ...change }, isCurrencyChosen);

test('asks search.json with what a request holds, in its order', async () => {
  const { server, client } = clientOn(() => ({ body: answer }));
  const request = searchRequest({ ...searchDefaults, q: 'red lamp', min_price: 5 }, 'EUR');
  await productSearches.load(client, keyedSearch(request, false));
  assert.is(server.last().address, `/reviews/search.json?${new URLSearchParams({ ...request })}`);
  assert.match(server.last().address, /\?q=red\+lamp&page=1&.*&currency=EUR&min_price=5/);
});

test('keeps results by their request and empties them after a minute without use', async () => {
  const { server, client, clock } = clientOn(() => ({ body: answer }));
  await productSearches.load(client, ask());
  await productSearches.load(client, ask({ page: '2' }));
  await productSearches.load(client, ask());
  assert.is(server.requests.length, 2);
  clock.time += 59_999;
  assert.ok(productSearches.cached(client, ask()));
  clock.time += 60_000;
  assert.is(productSearches.cached(client, ask()), undefined);
  await productSearches.load(client, ask());
  assert.is(server.requests.length, 3);
});

test('rejects a failed search and asks again the next time', async () => {
  let status = 500;
  const { server, client } = clientOn(() => ({ body: answer, status }));
  const error = await productSearches.load(client, ask()).catch(reason => reason as ApiError);
  assert.equal([(error as ApiError).kind, (error as ApiError).status], ['status', 500]);
  status = 200;
  await productSearches.load(client, ask());
  assert.is(server.requests.length, 2);
});

test('takes searches that differ in an idle currency for one', () => {
  assert.is(ask({ currency: '*' }).key, ask({ currency: 'EUR' }).key);
  assert.is.not(ask({ currency: '*' }, true).key, ask({ currency: 'EUR' }, true).key);
  for (const limit of [{ min_price: '5' }, { max_price: '5' }]) {
    assert.is.not(ask({ currency: 'USD', ...limit }).key, ask({ currency: 'EUR', ...limit }).key);
  }
});

test.run();
