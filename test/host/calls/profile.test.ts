/** Profiles, people, following, and the feed. */
import * as assert from 'uvu/assert';
import type { Browser } from '../browser-session.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('profiles');

const json = async (browser: Browser, url: string) => (await browser.get(url)).response.json();
async function write(browser: Browser, method: 'POST' | 'PUT', url: string, body: unknown) {
  const { csrfToken } = await browser.get('/terms');
  return browser.send(method, url, body, csrfToken);
}
const save = (browser: Browser, reviewer: unknown) =>
  write(browser, 'PUT', '/reviews/profile/reviewers/0', { reviewer });
const heart = (browser: Browser, body: Record<string, unknown>) =>
  write(browser, 'POST', '/reviews/profile/follows/heart', { is_hearting: true, ...body });
const bodies = (answer: { reviews: { body: string }[] }) => answer.reviews.map(({ body }) => body);

test('sends to others nothing that a reviewer keeps private', async () => {
  await host.db.query(`update reviews set published = false where body = 'Arrived with a dent.'`);
  await host.db.query(
    `insert into rewards (reviewer_id, shop_id, title, code, created_at) select w.id, s.id, 'Voucher', 'SECRET', now()
    from reviewers w, shops s where w.slug = 'juri' and s.slug = 'lumen'`,
  );
  const juri = await host.signedIn('juri');
  const own = await json(juri, '/reviews/users/whoever.json?tab=reviews');
  assert.equal(bodies(own), ['Arrived with a dent.']);
  assert.equal(own.extra_data.reviews_data, {
    ...{ total_reviews_count: 1, published_count: 0, unpublished_count: 1 },
  });
  assert.is((await json(juri, '/reviews/users/x.json?tab=rewards')).items[0].code, 'SECRET');
  for (const browser of [host.guest(), await host.signedIn('ada')]) {
    const { body } = await browser.get('/reviews/profile/juri.json?tab=rewards&review_type=all-reviews');
    assert.not.match(body, /SECRET|dent|subscribed|orders_data|unpublished_count/);
    const own = await browser.get('/reviews/users/juri.json?tab=rewards');
    assert.not.match(own.body, /SECRET|Juri/);
  }
  for (const path of ['users/juri.json', 'following.json', 'write-review.json', 'profile/edit.json'])
    assert.is((await host.guest().get(`/reviews/${path}`)).response.statusCode, 401, path);
  assert.is((await host.guest().get('/reviews/profile/nobody.json')).response.statusCode, 404);
});

test('lists rewards that can be used first, each kind with the latest first', async () => {
  await host.db.query(
    `insert into rewards (reviewer_id, shop_id, title, code, created_at, used_at, expires_at)
    select w.id, s.id, 'Voucher', code, now() - age * interval '1 day', used, expires
    from reviewers w, shops s, (values
      ('USED', 1, now(), null), ('EXPIRED', 2, null, now() - interval '1 hour'),
      ('LATER', 3, null, now() + interval '1 day'), ('EVER', 4, null, null)
    ) as made(code, age, used, expires) where w.slug = 'ada' and s.slug = 'lumen'`,
  );
  const { items } = await json(await host.signedIn('ada'), '/reviews/users/x.json?tab=rewards');
  assert.equal(
    items.map(({ code, status }: Record<string, string>) => `${code} ${status}`),
    ['LATER open', 'EVER open', 'USED used', 'EXPIRED expired'],
  );
});

test('filters, sorts and pages what somebody wrote', async () => {
  const list = (query: string) => host.json(`/reviews/profile/ada.json?tab=reviews&${query}`);
  const first = await list('page=1');
  assert.equal([first.reviews.length, first.total_count, first.total_pages], [10, 14, 2]);
  assert.is(first.reviews[0].pictures_urls.length, 1);
  const second = await list('page=2');
  assert.is(new Set([...first.reviews, ...second.reviews].map(({ uuid }) => uuid)).size, 14);
  assert.is((await list('filter_rating=3')).total_count, 4);
  assert.equal(bodies(await list('search=copper_look')), ['Fine 100% copper_look, nothing more.']);
  assert.match((await list('sort_by=newest')).reviews[0].body, /copper_look/);
  const { recommendations_data } = first.extra_data;
  assert.equal([recommendations_data.items.length, recommendations_data.total], [5, 10]);
  const more = await host.json('/reviews/profile/ada.json?tab=recommendations&page=2');
  assert.equal([more.items.length, more.total_pages], [5, 2]);
  const { encoded_id } = first.basic_data;
  assert.is((await host.json(`/reviews/profile/${encoded_id}.json`)).basic_data.name, 'Ada Berg');
});

test('says that the profile made for it fails, to everybody', async () => {
  await host.db.query(`update reviewers set profile_fails = true where slug = 'juri'`);
  const juri = await host.signedIn('juri');
  assert.is((await juri.get('/reviews/users/x.json')).response.statusCode, 503);
  assert.is((await host.guest().get('/reviews/profile/juri.json')).response.statusCode, 503);
  assert.is(host.failures.splice(0).length, 2);
  await host.db.query('update reviewers set profile_fails = false');
});

test('lists people by name as a reader expects, whatever their letters', async () => {
  const names = ['adam', 'Bob', 'Émile', 'emil', 'Łukasz', 'Lucas', 'Maria', 'ßen', 'Sam', 'Ståle', 'Zoe'];
  await host.db.query(
    `insert into reviewers (slug, name, country) select 'order-' || n, name, 'DE' from unnest($1::text[]) with ordinality as p(name, n)`,
    [names],
  );
  const { reviewers } = await host.json('/reviews/people.json?filter_by=all&sort_by=name&page=1');
  assert.equal(
    reviewers.map((one: { name: string }) => one.name).filter((name: string) => names.includes(name)),
    ['adam', 'Bob', 'emil', 'Émile', 'Lucas', 'Łukasz', 'Maria', 'Sam', 'ßen', 'Ståle', 'Zoe'],
  );
  await host.db.exec("delete from reviewers where slug like 'order-%'");
});

test('lists a person’s followees to that person only', async () => {
  const ada = await host.signedIn('ada');
  const [juri] = (await host.json('/reviews/people.json?filter_by=all&sort_by=name&page=1')).reviewers.slice(
    1,
  );
  const lamp = (await host.json('/reviews/stores/lumen/products/brass-lamp-2?format=json')).product_data;
  const shop = (await host.json('/reviews/stores/lumen?format=json')).shop_data;
  await heart(ada, { reviewer_enc_id: juri.encoded_id });
  await heart(ada, { shop_enc_id: shop.encoded_id });
  await heart(ada, { product_enc_id: lamp.encoded_id });
  const all = await json(ada, '/reviews/following.json');
  assert.equal(
    [all.products[0].title, all.shops[0].name, all.reviewers[0].name],
    ['Brass Table Lamp No. 2', 'Lumen House', 'Juri Klee'],
  );
  const profile = await host.json('/reviews/profile/ada.json');
  assert.equal(profile.extra_data.followings_data, {
    ...{ shops_count: 1, products_count: 1, reviewers_count: 1, followers_count: 0 },
  });
  assert.is(profile.extra_data.favourites_data.items[0].title, 'Brass Table Lamp No. 2');
  const followed = await json(ada, '/reviews/people.json?filter_by=followed&sort_by=name&page=1');
  assert.equal(
    followed.reviewers.map((one: { name: string; followers_count: number }) => [
      one.name,
      one.followers_count,
    ]),
    [['Juri Klee', 1]],
  );
});

test('pages the feed by time without leaving out or repeating, and follows its filters', async () => {
  const all = new Map<string, string>();
  let pages = 0;
  let before = '';
  for (let isLast = false; !isLast; pages += 1) {
    const { feed_events, per_page } = await host.json(`/reviews/feed_events.json?max_created_at=${before}`);
    for (const { id, created_at } of feed_events) {
      assert.not(all.has(id), id);
      assert.ok(before === '' || created_at < before);
      all.set(id, created_at);
    }
    isLast = feed_events.length < per_page;
    before = feed_events.at(-1)?.created_at ?? before;
  }
  // Every product, and every shown review of somebody with a profile.
  const [expected] = await host.db.query<{ count: number }>(
    'select ((select count(*) from products) + (select count(*) from reviews where published and not deleted))::int as count',
  );
  assert.is(all.size, expected?.count);
  assert.ok(pages > 3);
  const types = async (query: string) => [
    ...new Set(
      (await host.json(`/reviews/feed_events.json?${query}`)).feed_events.map(
        (one: { event_type: string }) => one.event_type,
      ),
    ),
  ];
  assert.equal(await types('store_events=false&product_events=false'), ['review_written']);
  assert.equal(await types('user_events=false&store_events=0'), ['product_added']);
  assert.equal(await types('user_events=false&store_events=false&product_events=false'), []);
});

test('saves the parts of a profile that were sent, and names those that are wrong', async () => {
  const ada = await host.signedIn('ada');
  assert.is((await json(ada, '/reviews/users/x.json')).basic_data.subscribed_rs, null);
  const change = { name: ' Ada B. ', subscribed_rs: false, notifications: { new_followers: false } };
  assert.is((await save(ada, change)).statusCode, 200);
  const { reviewer } = await json(ada, '/reviews/profile/edit.json');
  assert.equal([reviewer.name, reviewer.subscribed_rs, reviewer.rs_country], ['Ada B.', false, 'SE']);
  assert.equal([reviewer.notifications.new_followers, reviewer.notifications.rewards], [false, true]);
  const wrong = { name: '', rs_country: 'XX', notifications: { spam: true }, avatar_upload_id: 'none' };
  assert.equal(Object.keys((await save(ada, wrong)).json().errors).sort(), [
    'name',
    'notifications',
    'rs_country',
  ]);
  assert.equal(Object.keys((await save(ada, { avatar_upload_id: 'none' })).json().errors), [
    'avatar_upload_id',
  ]);
  assert.is((await save(ada, { avatar_upload_id: null })).statusCode, 200);
  assert.is((await json(ada, '/reviews/me.json')).avatar_image_url, null);
  assert.is((await save(host.guest(), { name: 'Nobody' })).statusCode, 401);
});

test('finds people by what they wrote about a topic, most helpful first, with what they reviewed last', async () => {
  await host.db.exec(`insert into reviewers (slug, name, country) values ('topic-a', 'Topic A', 'DE'), ('topic-b', 'Topic B', 'DE');
    insert into reviews (uuid, shop_id, product_id, reviewer_id, rating, body, created_at, source, pictures, helpful_count)
    select gen_random_uuid(), p.shop_id, p.id, w.id, 4, 'Gives a warm and even light in the whole room, every evening.',
      '2026-01-02', 'web', case when w.slug = 'topic-b' then '{/own.jpg}'::text[] else '{}' end, case when w.slug = 'topic-b' then 2 else 1 end
    from (select p.id, p.shop_id from products p join categories c on c.id = p.category_id where c.handle = 'table-lamps' order by p.id limit 3) p
    cross join reviewers w where w.slug like 'topic-%'`);
  const ask = (topic: string) =>
    host.json(`/reviews/people.json?sort_by=helpful_count&filter_by=all&topic=${topic}&page=1`);
  const { reviewers, topics, total_count } = await ask('lighting');
  assert.ok(topics.some((one: { topic: string }) => one.topic === 'lighting'));
  const [first, second] = reviewers;
  assert.is(total_count, reviewers.length);
  assert.equal([first.slug, second.slug], ['topic-b', 'topic-a']);
  assert.equal(first.in_topic, { reviews_count: 3, helpful_count: 6 });
  assert.is(first.quote.rating, 4);
  const pictures = (one: { reviewed_products: { image_url: string }[] }) =>
    one.reviewed_products.map(({ image_url }) => image_url === '/own.jpg');
  assert.equal(pictures(first), [true, true, true]);
  assert.equal(pictures(second), [false, false, false]);
  assert.equal((await ask('unheard-of')).reviewers, []);

  const [{ parent_id } = { parent_id: null }] = await host.db.query<{ parent_id: number | null }>(
    "select parent_id from categories where handle = 'table-lamps'",
  );
  await host.db.exec("update categories set parent_id = null where handle = 'table-lamps'");
  const [atTop] = (await ask('table-lamps')).reviewers;
  assert.is(atTop.quote.rating, 4, 'a category without one above it');
  assert.equal(pictures(atTop), [true, true, true]);
  await host.db.query("update categories set parent_id = $1 where handle = 'table-lamps'", [parent_id]);
  await host.db.exec(`delete from reviews where reviewer_id in (select id from reviewers where slug like 'topic-%');
    delete from reviewers where slug like 'topic-%'`);
});

test('quotes and pictures what somebody mostly writes about before what is newer', async () => {
  await host.db.exec(`insert into reviewers (slug, name, country) values ('lamp-lover', 'Lamp Lover', 'DE');
    insert into reviews (uuid, shop_id, product_id, reviewer_id, rating, body, created_at, source, pictures)
    select gen_random_uuid(), p.shop_id, p.id, w.id, 4, 'Gives a warm and even light in the whole room, every evening.',
      case when p.is_lamp then '2026-01-02' else '2026-02-03' end::timestamptz, 'web',
      case when p.is_lamp then '{}' else '{/newer.jpg}'::text[] end
    from (
      (select p.*, true as is_lamp from products p join categories c on c.id = p.category_id where c.handle = 'table-lamps' order by p.id limit 2)
      union all
      (select p.*, false from products p join categories c on c.id = p.category_id where c.handle <> 'table-lamps' order by p.id limit 1)
    ) p cross join reviewers w where w.slug = 'lamp-lover'`);
  const { reviewers } = await host.json('/reviews/people.json?filter_by=all&sort_by=newest&page=1');
  const person = reviewers.find(({ slug }: { slug: string }) => slug === 'lamp-lover');
  const titles = person.reviewed_products.map(({ title }: { title: string }) => title);
  assert.ok(titles.slice(0, 2).includes(person.quote.product_title));
  assert.is(person.reviewed_products[2].image_url, '/newer.jpg');
  await host.db.exec(`delete from reviews where reviewer_id in (select id from reviewers where slug = 'lamp-lover');
    delete from reviewers where slug = 'lamp-lover'`);
});

test('says of people what most of their reviews are about, and quotes a review that is neither short nor long', async () => {
  const { reviewers } = await host.json('/reviews/people.json?filter_by=all&sort_by=reviews_count&page=1');
  const shown = await host.db.query<{ slug: string; body: string; title: string }>(
    `select w.slug, r.body, p.title from reviews r
    join reviewers w on w.id = r.reviewer_id join products p on p.id = r.product_id
    where r.published and not r.deleted`,
  );
  const quoted = reviewers.filter(({ quote }: { quote?: object }) => quote);
  assert.ok(quoted.length > 0);
  for (const { slug, quote, topics } of quoted) {
    assert.ok(quote.text.length >= 50 && quote.text.length <= 160, quote.text);
    assert.ok(
      shown.some(one => one.slug === slug && one.body === quote.text && one.title === quote.product_title),
    );
    assert.ok(topics.length <= 2);
  }
});

test.run();
