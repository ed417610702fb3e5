import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  disputeHref,
  mayReview,
  newReviewHref,
  newReviewQuery,
  orderReviewHref,
  splitOrders,
} from '../../src/domain/orders.ts';

test('parts ordered products by whether they were or can be reviewed, each in their order', () => {
  const [first, open, disputed, noId, last] = [
    { review_public_id: 'r1' },
    {},
    { dispute_path: '/d' },
    { review_public_id: null },
    { review_public_id: 'r2', dispute_path: '/d' },
  ];
  assert.equal(splitOrders([first, open, disputed, noId, last]), {
    ...{ unreviewed: [open, noId], reviewed: [first, last], others: [disputed] },
  });
});

test('names the ordered product in the address of the form, whatever its id', () => {
  const href = newReviewHref('a&b/ü');
  assert.is(href, '/reviews/write-review/new?line_item_public_id=a%26b%2F%C3%BC');
  assert.is(newReviewQuery.parse(href.slice(href.indexOf('?'))).line_item_public_id, 'a&b/ü');
  assert.is(newReviewQuery.parse('?line_item_public_id=').line_item_public_id, null);
});

test('leads to the review itself, on the page of the product, else on that of the store', () => {
  const item = { product_internal_path: '/acme/lamp', shop_internal_path: '/acme', review_public_id: 'r1' };
  assert.is(orderReviewHref(item), '/acme/lamp#review-r1');
  assert.is(orderReviewHref({ ...item, product_in_store: false }), '/acme#review-r1');
  assert.is(orderReviewHref({ ...item, review_public_id: null }), null);
  assert.is(orderReviewHref({ ...item, review_public_id: null }, 'r2'), '/acme/lamp#review-r2');
  assert.is(orderReviewHref({ review_public_id: 'r1' }), null);
});

test('asks for a review of what has none, takes one, and is in no dispute', () => {
  assert.ok(mayReview({}));
  for (const item of [{ review_public_id: 'r' }, { dispute_path: '/d' }, { product_reviewable: false }])
    assert.not(mayReview(item));
});

test('opens a dispute on the page of the product, else on that of the store', () => {
  const item = { product_internal_path: '/acme/lamp', shop_internal_path: '/acme' };
  assert.is(disputeHref(item), '/acme/lamp/disputes/new');
  assert.is(disputeHref({ ...item, product_in_store: false }), '/acme/disputes/new');
  assert.is(disputeHref({}), null);
});

test.run();
