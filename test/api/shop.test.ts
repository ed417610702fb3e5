import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shopPages } from '../../src/api/shop.ts';
import { clientOn } from './client-on.ts';
import { productPage } from './samples.ts';

test('asks for a store at its own path and keeps it', async () => {
  const body = { shop_data: productPage.shop_data, featured_cards: [{ title: 'A card without a review' }] };
  const { server, client } = clientOn(() => ({ body }));
  assert.equal(await shopPages.load(client, 'acme & co'), body);
  assert.is(server.last().address, '/reviews/stores/acme%20%26%20co?format=json');
  assert.equal(shopPages.cached(client, 'acme & co'), body);
});

test.run();
