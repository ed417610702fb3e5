import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { updateProfile } from '../../src/api/edit-profile.ts';
import { sendReviewAction } from '../../src/api/review-actions.ts';
import {
  lineItemsOf,
  nextOrders,
  reviewForms,
  reviewOrders,
  submitReview,
} from '../../src/api/write-review.ts';
import { reviewActions } from '../../src/contract/review-actions.ts';
import { splitOrders } from '../../src/domain/orders.ts';
import { clientOn } from './client-on.ts';

test('asks for orders and for the form of one of them', async () => {
  const orders = [{ public_id: 'a', review_public_id: 'r' }, { public_id: 'b' }, { product_title: 'no id' }];
  const { server, client } = clientOn(() => ({ body: { orders, total_pages: 2 } }));
  const answer = await reviewOrders.load(client, { page: 1 });
  assert.is(server.last().address, '/reviews/write-review.json?resource=orders');
  assert.equal(splitOrders(lineItemsOf(answer)), {
    ...{
      reviewed: [{ public_id: 'a', review_public_id: 'r' }],
      unreviewed: [{ public_id: 'b' }],
      others: [],
    },
  });
  await reviewOrders.load(client, nextOrders({ page: 1 }, answer) ?? { page: 0 });
  assert.is(server.last().address, '/reviews/write-review.json?resource=orders&page=2');
  await reviewForms.load(client, 'b');
  assert.is(server.last().address, '/reviews/write-review/new.json?line_item_public_id=b');
});

test('writes to the paths of the host', async () => {
  const { server, client } = clientOn(() => ({ body: {} }));
  const review = { line_item_public_id: 'b', rating: 4, title: '', body: 'Fine', uploads: ['u1'] };
  await submitReview(client, '/elsewhere', review);
  assert.is(server.last().address, '/elsewhere');
  assert.equal(JSON.parse(String(server.last().body)), review);
  await updateProfile(client, '/me', { subscribed_rs: true });
  assert.equal([server.last().method, server.last().body], ['PUT', '{"reviewer":{"subscribed_rs":true}}']);
  const sent: string[] = [];
  for (const action of reviewActions) {
    await sendReviewAction(client, '/own/{public_id}', 'a/b', action);
    sent.push(`${server.last().method} ${server.last().address}`);
  }
  assert.equal(sent, [
    'DELETE /own/a%2Fb',
    'PUT /own/a%2Fb/restore',
    'PUT /own/a%2Fb/publish',
    'PUT /own/a%2Fb/unpublish',
  ]);
});

test.run();
