import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  nextReviewsPage,
  nextTabPage,
  privateOrders,
  privateReviews,
  publicReviews,
} from '../../src/api/profile.ts';
import { privateProfileQuery, publicProfileQuery } from '../../src/domain/profile.ts';
import { clientOn } from './client-on.ts';

const basic_data = { encoded_id: 'ada1', subscribed_rs: null };

test('sends every parameter of the private reviews from the first call on', async () => {
  const { server, client } = clientOn(() => ({ body: { basic_data, reviews: [] } }));
  const answer = await privateReviews.load(client, { slug: 'ada 1', query: privateProfileQuery.defaults });
  assert.is(
    server.last().address,
    '/reviews/users/ada%201.json?tab=reviews&search=&sort_by=pictures_first&page=1&filter_rating=&review_type=all-reviews',
  );
  assert.equal(answer.basic_data, basic_data);
});

test('sends the other tabs their own page, and the public profile no type', async () => {
  const { server, client } = clientOn(() => ({ body: { basic_data } }));
  await privateOrders.load(client, { slug: 'ada1', page: 3 });
  assert.is(server.last().address, '/reviews/users/ada1.json?tab=orders&page=3');
  const query = { ...publicProfileQuery.defaults, filter_rating: 4, page: 2 };
  await publicReviews.load(client, { slug: 'ada', query });
  assert.is(
    server.last().address,
    '/reviews/profile/ada.json?tab=reviews&search=&sort_by=pictures_first&page=2&filter_rating=4',
  );
});

test('keeps the rest of a profile whose person or rows cannot be read', async () => {
  const body = { basic_data: { name: 'Ada' }, reviews: [{ title: 'no id' }, { uuid: 'a' }], total_count: 2 };
  const { client } = clientOn(() => ({ body }));
  const answer = await privateReviews.load(client, { slug: 'ada1', query: privateProfileQuery.defaults });
  assert.is(answer.basic_data, undefined);
  assert.equal(answer.reviews, [{ uuid: 'a' }]);
});

test('ends with the last page', () => {
  const request = { slug: 'ada1', query: publicProfileQuery.defaults };
  assert.is(nextReviewsPage(request, { total_pages: 2 })?.query.page, 2);
  assert.is(nextReviewsPage(request, { total_pages: 1 }), null);
  assert.is(nextTabPage({ slug: 'ada1', page: 1 }, {}), null);
});

test.run();
