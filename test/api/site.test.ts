import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { homeCarousels, homeMetrics } from '../../src/api/site.ts';
import { clientOn } from './client-on.ts';

const place = { country: 'DE', redesign: null };

test('asks for each carousel with country, and with the redesign flag where there is one', async () => {
  const { server, client } = clientOn(() => ({ body: [] }));
  for (const kind of ['product', 'category', 'collection', 'featured_review'] as const) {
    await homeCarousels[kind].load(client, place);
  }
  await homeCarousels.product.load(client, { ...place, redesign: '1' });
  assert.equal(
    server.requests.map(({ address }) => address),
    [
      '/reviews/carousels.json?q=product&country=DE',
      '/reviews/carousels.json?q=category&country=DE',
      '/reviews/carousels.json?q=collection&country=DE',
      '/reviews/carousels.json?q=featured_review&country=DE',
      '/reviews/carousels.json?q=product&country=DE&redesign=1',
    ],
  );
});

test('keeps a carousel for two minutes, and null as an answer, too', async () => {
  const { server, client, clock } = clientOn(() => ({ body: null }));
  assert.is(await homeCarousels.product.load(client, place), null);
  clock.time = 119_999;
  assert.is(homeCarousels.product.cached(client, place), null);
  await homeCarousels.product.load(client, place);
  assert.is(server.requests.length, 1);
  clock.time = 120_000;
  await homeCarousels.product.load(client, place);
  assert.is(server.requests.length, 2);
});

test('yields null for a failed carousel, and asks again the next time', async () => {
  const { server, client } = clientOn(() => ({ body: 'Oops', status: 503 }));
  assert.is(await homeCarousels.collection.load(client, place), null);
  assert.is(await homeCarousels.collection.load(client, place), null);
  assert.is(server.requests.length, 2);
});

test('reads the home figures and keeps them for two minutes', async () => {
  const { server, client, clock } = clientOn(() => ({ body: { total_verified_reviews: '20000' } }));
  assert.equal(await homeMetrics.load(client), { total_verified_reviews: 20000 });
  assert.is(server.last().address, '/reviews.json');
  clock.time = 119_999;
  assert.equal(homeMetrics.cached(client), { total_verified_reviews: 20000 });
  clock.time = 120_000;
  assert.is(homeMetrics.cached(client), undefined);
});

test('rejects failed home figures', async () => {
  const { client } = clientOn(() => ({ body: {}, status: 500 }));
  assert.is(await homeMetrics.load(client).catch((error: { kind: string }) => error.kind), 'status');
});

test.run();
