import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reviewPages, reviewRequest } from '../../src/api/reviews.ts';
import { reviewQuery } from '../../src/domain/reviews.ts';
import { clientOn } from './client-on.ts';
import { productPage, widget } from './samples.ts';

test('sends every parameter of the review widget from the first call on', async () => {
  const { server, client } = clientOn(() => ({ body: widget }));
  await reviewPages.load(
    client,
    reviewRequest(productPage.product_data, productPage.shop_data, reviewQuery.defaults),
  );
  const { pathname, searchParams } = new URL(server.last().address, 'https://shop.test');
  assert.is(pathname, '/api/v1/widgets/product_review');
  assert.equal(Object.fromEntries(searchParams), {
    platform: 'shopify',
    shop_domain: 'acme.test',
    api_token: 'token-1',
    external_id: '77',
    add_header_counts: 'true',
    page: '1',
    filter_rating: '',
    sort_by: 'pictures_first',
    sort_dir: 'desc',
    product_metrics: 'true',
    json_request: 'true',
    per_page: '10',
    search: '',
    review_type: 'all-reviews',
    review_source: 'all_sources',
    verified_only: 'false',
  });
});

test('sends what the shopper chose', () => {
  const query = { filter_rating: 4, sort_by: 'newest', search: 'so bright', page: 3 } as const;
  const request = reviewRequest(productPage.product_data, productPage.shop_data, query);
  assert.equal(
    [request.filter_rating, request.sort_by, request.search, request.page],
    ['4', 'newest', 'so bright', '3'],
  );
});

test.run();
