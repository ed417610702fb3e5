import * as assert from 'uvu/assert';
import { mostSaved } from '../../../fixtures/host/data/saved-searches.ts';
import type { Db } from '../../../fixtures/host/db/db.ts';
import { createHost } from '../../../fixtures/host/host.ts';
import type { Browser } from '../browser-session.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('saved searches');
let ada: Browser;

test.before(async () => {
  ada = await host.signedIn();
});
test.before.each(() => host.db.exec('delete from saved_searches; delete from searches'));

async function save(search: string, is_saved = true, browser = ada) {
  const { csrfToken } = await browser.get('/reviews');
  return browser.send('POST', '/reviews/profile/saved_searches', { search, is_saved }, csrfToken);
}
const read = async (path: string, browser = ada) => JSON.parse((await browser.get(path)).body);
const list = async () => (await read('/reviews/following.json')).saved_searches;
const saved = async () => (await list()).map(({ search }: { search: string }) => search);
const isSaved = async (query: string, browser = ada) =>
  (await read(`/reviews/search.json?${query}`, browser)).metrics.is_saved;
const matches = async (browser = ada, query = '') =>
  (await read(`/reviews/feed_events.json${query}`, browser)).feed_events.filter(
    ({ event_type }: { event_type: string }) => event_type === 'search_matched',
  );

test('saves a search once, whatever the order of its parameters, its page and its capital letters', async () => {
  for (const search of [
    'q=Lamp&min_rating=4',
    'min_rating=4&q=lamp&page=2',
    'sort_by=newest&q=lamp&min_rating=4',
  ])
    assert.is((await save(search)).statusCode, 200);
  assert.equal(await saved(), ['q=Lamp&min_rating=4']);
  assert.is(await isSaved('min_rating=4&q=lamp&currency=EUR&sort_by=price_asc'), true);
  assert.is(await isSaved('q=lamp'), false);
  assert.is(await isSaved('q=lamp&min_rating=4', host.guest()), false);
  await save('q=lamp&min_rating=4', false);
  assert.equal(await saved(), []);
});

test('names the category and the store of a search', async () => {
  const [category] = await host.db.query<{ id: number }>(
    "select id from categories where handle = 'lighting'",
  );
  await save(`category_id=${category?.id}&shop_domain=lumen.example&search_in_shop=true&platform=shopify`);
  const [row] = await list();
  assert.equal([row.category_name, row.shop_name], ['Lighting', 'Lumen House']);
});

test('shows new products that match in the feed of their person, and how many there are', async () => {
  await save('q=copper+lamp');
  assert.equal([(await list())[0].new_products_count, await matches()], [0, []]);
  await host.db.exec("update saved_searches set created_at = '2024-04-01T00:00:00Z'");
  const [row] = await list();
  assert.is(row.new_products_count, 1);
  assert.equal(await matches(ada, '?search_events=false'), []);
  assert.is((await matches(ada, '?product_events=false')).length, 1);
  const [event, ...others] = await matches();
  assert.equal(others, []);
  assert.is(event.product.title, 'Copper Floor Lamp');
  assert.is(event.event_owner.class, 'SavedSearch');
  assert.is(event.event_owner.name, '“copper lamp”');
  assert.is(event.event_owner.internal_path, '/reviews/search?q=copper+lamp&page=1');
  assert.is(event.created_at, '2024-05-01');
  assert.equal(await matches(await host.signedIn('juri')), []);
  // Products that have not all words, or are dearer than the words say, are no news.
  for (const search of ['q=copper+brass+zebra', 'q=copper+lamp+under+20+eur']) await save(search);
  await host.db.exec("update saved_searches set created_at = '2024-04-01T00:00:00Z'");
  assert.is((await matches()).length, 1);
});

test('pages through the feed without leaving out a match', async () => {
  await save('q=brass');
  await host.db.exec("update saved_searches set created_at = '2023-01-01T00:00:00Z'");
  const first = await read('/reviews/feed_events.json?user_events=false&store_events=false');
  assert.is(first.feed_events.length, first.per_page);
  const last = first.feed_events.at(-1).created_at;
  const next = await read(
    `/reviews/feed_events.json?user_events=false&store_events=false&max_created_at=${last}`,
  );
  assert.ok(next.feed_events.length > 0);
  assert.ok(next.feed_events.every(({ created_at }: { created_at: string }) => created_at < last));
});

test('keeps the time of a search that is removed and saved again at once', async () => {
  await save('q=lamp');
  await host.db.exec("update saved_searches set created_at = '2024-04-01T00:00:00Z'");
  await save('q=lamp', false);
  await save('q=lamp');
  assert.is((await list())[0].created_at, '2024-04-01T00:00:00.000Z');
  await host.db.exec("update saved_searches set removed_at = now() - interval '1 hour'");
  await save('q=lamp');
  assert.ok((await list())[0].created_at > '2025');
});

test('refuses more searches than a person has room for, and what is none', async () => {
  await host.db.query(
    `insert into saved_searches (reviewer_id, search, key) select id, 'q=' || n, 'q=' || n
    from reviewers cross join generate_series(1, $1::int) as n where slug = 'ada'`,
    [mostSaved],
  );
  const refusal = await save('q=one+more');
  assert.is(refusal.statusCode, 422);
  assert.match(
    refusal.body,
    `You have saved ${mostSaved} searches. Remove one on Following to save another.`,
  );
  assert.is((await save('q=1')).statusCode, 200, 'one that is saved already');
  await save('q=1', false);
  assert.is((await save('q=one+more')).statusCode, 200);
  for (const search of ['', 'page=2', 'q=+']) assert.is((await save(search)).statusCode, 422);
});

test('saves what is readable of a search whose escapes hide more, and removes what was saved before that', async () => {
  for (const search of [
    'q=red%00lamp&shop_domain=%00',
    'q=red%03lamp',
    'q=%ED%A0%80',
    `q=${'x'.repeat(199)}💡`,
  ])
    assert.is((await save(search)).statusCode, 200, search);
  assert.equal((await saved()).toSorted(), ['q=%25ED%25A0%2580', 'q=redlamp', `q=${'x'.repeat(199)}`]);
  assert.is(await isSaved('q=redlamp'), true);
  const stored = ['q=a%00', 'q=b&search_in_shop=true&shop_domain=%00&platform=x%ED%A0%80', 'q=%EF%BF%BE'];
  for (const search of stored)
    await host.db.query(
      `insert into saved_searches (reviewer_id, search, key) select id, $1, lower($1) from reviewers where slug = 'ada'`,
      [search],
    );
  assert.is((await list()).length, 6);
  assert.equal(await matches(), []);
  for (const search of stored) assert.is((await save(search, false)).statusCode, 200);
  assert.is((await list()).length, 3);
});

test('lets guests save nothing', async () => {
  assert.is((await save('q=lamp', true, host.guest())).statusCode, 401);
});

test('offers what several people searched for and found, each counted once', async () => {
  const popular = async () => (await host.json('/reviews/instant_search?q=')).popular_searches;
  // No answer waits until a search is counted.
  const becomes = async (expected: readonly string[]) => {
    for (let tries = 0; tries < 50 && `${await popular()}` !== `${expected}`; tries += 1);
    assert.equal(await popular(), expected);
  };
  const searched = async (q: string, ...ips: string[]) => {
    for (const remoteAddress of ips)
      await host.app.inject({ url: `/reviews/search.json?q=${encodeURIComponent(q)}`, remoteAddress });
  };
  await searched('brass lamp', '10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.1');
  assert.equal(await popular(), [], 'two people are few');
  await searched(' Brass  LAMP', '10.0.0.3');
  // Nothing is found, or not all words are.
  await searched('zzzzqq', '10.0.0.1', '10.0.0.2', '10.0.0.3');
  await searched('brass saucepan', '10.0.0.1', '10.0.0.2', '10.0.0.3');
  await becomes(['brass lamp']);
  await searched('stewpot', '10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4');
  await becomes(['stewpot', 'brass lamp']);
  const stored = await host.db.query<{ person: string }>('select person from searches');
  assert.not(stored.some(({ person }) => person.includes('10.0.0')));
  await host.db.exec("update searches set searched_at = now() - interval '2 years'");
  await searched('brass lamp', '10.0.0.9');
  await becomes([]);
});

test('answers a search from the copy of the database, also where it cannot be counted', async () => {
  const asked: string[] = [];
  const failures: string[] = [];
  const db: Db = {
    ...host.db,
    query: async <T>(sql: string, params: readonly unknown[] = []) => {
      asked.push(sql);
      if (sql.startsWith('insert into searches')) throw new Error('read only');
      return host.db.query<T>(sql, params);
    },
  };
  const app = await createHost({
    ...{ db, copy: host.db, distDir: 'none' },
    log: message => failures.push(message),
  });
  asked.length = 0;
  const { data } = (await app.inject('/reviews/search.json?q=stewpot')).json();
  assert.is(data.search_results.length, 1);
  await app.close();
  assert.equal(failures, ['A search was not counted: read only']);
  assert.not(asked.some(sql => sql.includes('product_search')));
});

test.run();
