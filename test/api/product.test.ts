import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { productPages } from '../../src/api/product.ts';
import { clientOn } from './client-on.ts';
import { productPage } from './samples.ts';

const place = { shop: 'acme & co', handle: 'lamp/2' };

test('asks for a product at its own path and keeps it', async () => {
  const { server, client } = clientOn(() => ({ body: productPage }));
  assert.equal(await productPages.load(client, place), productPage);
  assert.is(server.last().address, '/reviews/stores/acme%20%26%20co/products/lamp%2F2?format=json');
  assert.equal(productPages.cached(client, place), productPage);
  assert.is(productPages.cached(client, { shop: 'acme', handle: '& co/lamp/2' }), undefined);
});

test('rejects a product that the server refuses', async () => {
  const { client } = clientOn(() => ({ body: {}, status: 404 }));
  assert.is(await productPages.load(client, place).catch((error: { kind: string }) => error.kind), 'status');
});

test.run();
