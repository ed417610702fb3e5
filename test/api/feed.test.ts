import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { feed, nextFeed } from '../../src/api/feed.ts';
import { nextPeople, people } from '../../src/api/people.ts';
import { feedFilter, feedQuery } from '../../src/domain/feed.ts';
import { peopleQuery } from '../../src/domain/people.ts';
import { clientOn } from './client-on.ts';

const event = (created_at: string) => ({ event_owner: { encoded_id: 'a', class: 'Reviewer' }, created_at });

test('asks for what came before the oldest event, as long as pages are full', async () => {
  const feed_events = [event('2026-03-02T00:00:00Z'), event('2026-03-01T12:00:00+02:00')];
  const { server, client } = clientOn(() => ({ body: { feed_events: [...feed_events, {}], per_page: 3 } }));
  const request = { query: { ...feedQuery.defaults, store_events: false } };
  const next = nextFeed(request, await feed.load(client, request));
  assert.is(
    server.last().address,
    '/reviews/feed_events.json?user_events=true&store_events=false&product_events=true',
  );
  assert.is(next?.before, '2026-03-01T12:00:00+02:00');
  await feed.load(client, { query: { ...feedQuery.defaults, search_events: false } });
  assert.match(server.last().address, /&product_events=true&search_events=false$/);
  await feed.load(client, next ?? request);
  assert.match(server.last().address, /\?max_created_at=2026-03-01T12%3A00%3A00%2B02%3A00&user_events=true/);
  assert.is(nextFeed(next ?? request, { feed_events, per_page: 2 }), null, 'the same page again is the end');
  assert.is(nextFeed(request, { feed_events, per_page: 3 }), null);
});

test('counts a filter as off for false and "false" alone', () => {
  assert.equal([true, false, 'false', 'true', '', '0', 0, null, undefined].map(feedFilter), [
    true,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  assert.equal(feedQuery.parse('?user_events=false&store_events=0'), {
    ...{ user_events: false, store_events: true, product_events: true, search_events: true },
  });
});

test('passes order and filter of people on, and ends with a page that is not full', async () => {
  const reviewers = [{ encoded_id: 'a' }, { encoded_id: 'b' }];
  const { server, client } = clientOn(() => ({ body: { reviewers, per_page: 2 } }));
  const query = peopleQuery.parse('?sort_by=odd&page=2');
  const answer = await people.load(client, query);
  assert.is(server.last().address, '/reviews/people.json?sort_by=odd&filter_by=all&page=2');
  assert.is(nextPeople(query, answer)?.page, 3);
  assert.is(nextPeople(query, { ...answer, per_page: 3 }), null);
});

test.run();
