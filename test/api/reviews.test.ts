import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reviewPages, reviewRequest, shopReviewPages, shopReviewRequest } from '../../src/api/reviews.ts';
import { type ReviewQuery, reviewQuery } from '../../src/domain/reviews.ts';
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

test('asks for the reviews of a shop with the same parameters, but for no product', async () => {
  const { server, client } = clientOn(() => ({ body: widget }));
  const { product_data, shop_data } = productPage;
  await shopReviewPages.load(client, shopReviewRequest(shop_data, reviewQuery.defaults));
  const { pathname, searchParams } = new URL(server.last().address, 'https://shop.test');
  assert.is(pathname, '/api/v1/widgets/all_reviews_page');
  const { external_id: _, ...others } = reviewRequest(product_data, shop_data, reviewQuery.defaults);
  assert.equal(Object.fromEntries(searchParams), others);
});

test('sends what the shopper chose', () => {
  const query: ReviewQuery = {
    ...{ filter_rating: 4, sort_by: 'newest', search: 'so bright', page: 3 },
    ...{ verified_only: true, with_pictures: true },
    ...{ review_source: 'invite', review_type: 'shop-reviews' },
    ...{ topic: 'lid', review_language: 'de', review_country: 'AT', used_for: 'over_1_year' },
  };
  const { product_data, shop_data } = productPage;
  const sent = {
    ...{ filter_rating: '4', sort_by: 'newest', sort_chosen: 'true', search: 'so bright', page: '3' },
    ...{ verified_only: 'true', with_pictures: 'true' },
    ...{ review_source: 'invite', review_type: 'shop-reviews' },
    ...{ topic: 'lid', review_language: 'de', review_country: 'AT', used_for: 'over_1_year' },
  };
  assert.equal(shopReviewRequest(shop_data, query), {
    ...shopReviewRequest(shop_data, reviewQuery.defaults),
    ...sent,
  });
  assert.is(reviewRequest(product_data, shop_data, query).review_type, 'all-reviews');
});

test('leaves out translations that cannot be read, and keeps their review', async () => {
  const good = { lang: 'en', title: null, body: 'Good' };
  const reviews = [[good, { body: 'in no language' }], 'good', [{ body: 'in no language' }], undefined].map(
    (translations, index) => ({ uuid: String(index), body: 'Gut', lang: 'de', translations }),
  );
  const { client } = clientOn(() => ({ body: { ...widget, reviews } }));
  const { product_data, shop_data } = productPage;
  const page = await reviewPages.load(client, reviewRequest(product_data, shop_data, reviewQuery.defaults));
  assert.equal(
    page.reviews.map(({ translations }) => translations),
    [[good], undefined, undefined, undefined],
  );
});

test.run();
