import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadFollowed, sendFollow } from '../../src/api/follow.ts';
import { clientOn } from './client-on.ts';

test('asks for the follows of one class as a list, and reads them as a list', async () => {
  const { server, client } = clientOn(() => ({ body: { existing_followee_ids: ['b', 'elsewhere'] } }));
  assert.equal([...(await loadFollowed(client, 'Product', ['a', 'b']))], ['b']);
  assert.is(decodeURIComponent(server.last().address), '/reviews/profile/follows?Product[]=a&Product[]=b');
});

test('reads follows that come by class', async () => {
  const { client } = clientOn(() => ({ body: { existing_followee_ids: { Shop: [7], Product: ['8'] } } }));
  assert.equal([...(await loadFollowed(client, 'Shop', ['7', '8']))], ['7']);
  assert.equal([...(await loadFollowed(client, 'Reviewer', ['7', '8']))], []);
});

for (const [kind, field] of [
  ['Product', 'product_enc_id'],
  ['Shop', 'shop_enc_id'],
  ['Reviewer', 'reviewer_enc_id'],
] as const)
  test(`sends the heart of a ${kind.toLowerCase()} in a way that outlives the page`, async () => {
    const { server, client } = clientOn(() => ({ body: '' }));
    await sendFollow(client, { kind, id: 'x1' }, false);
    const { method, address, body, keepalive } = server.last();
    assert.equal([method, address, keepalive], ['POST', '/reviews/profile/follows/heart', true]);
    assert.equal(JSON.parse(String(body)), { is_hearting: false, [field]: 'x1' });
  });

test.run();
