/** What pages claim holds for everything that they list: over the whole world, not over an example. */
import type { FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../fixtures/host/db/db.ts';
import { productCards } from '../../fixtures/host/data/product-cards.ts';
import { createHost } from '../../fixtures/host/host.ts';
import type { AnswerOf } from '../../src/contract/call.ts';
import type { productPageCall } from '../../src/contract/product.ts';
import type { Review } from '../../src/contract/reviews.ts';
import type { searchCall } from '../../src/contract/search.ts';
import { storeSearchCall } from '../../src/contract/store-search.ts';
import { type Collection, homeMetricsCall, productCarouselCall } from '../../src/contract/site.ts';
import { enoughReviews, percent, scoresOf } from '../../src/domain/medal.ts';
import { databases } from './host-suite.ts';
import { openWorld } from '../support/world.ts';

const test = suite('what pages claim of the whole world');
const day = 86_400_000;
let db: Db;
let app: FastifyInstance;
/** A country of each set of stores that send there. */
let countries: string[];

test.before(async () => {
  db = await openWorld();
  app = await createHost({ db, distDir: 'none' });
  const rows = await db.query<{ country: string }>(
    `select min(country) as country from (
      select code as country, (select array_agg(id order by id) from shops where ships_to && array[code, '*']) as sent
      from (select distinct unnest(ships_to) as code from shops) as codes where code <> '*'
    ) as each group by sent order by 1`,
  );
  countries = rows.map(({ country }) => country);
});
test.after(async () => {
  await app?.close();
  await db?.close();
});

const json = async <Answer>(url: string): Promise<Answer> => {
  const answer = await app.inject(url);
  assert.is(answer.statusCode, 200, `${url} ${answer.body}`);
  return answer.json();
};
const carousel = <Item>(q: string, country: string) =>
  json<Item[] | null>(`${productCarouselCall.path}?q=${q}&country=${country}`);

test('verifies only reviews whose source can know of the order', async () => {
  const rows = await db.query<{ source: string; total: number }>(
    'select source, count(*)::int as total from reviews where verified group by source',
  );
  assert.equal(rows.map(({ source }) => source).sort(), ['invite', 'organic', 'verified_provider']);
});

test('has scores of every product and store that are the shares of its own reviews', async () => {
  for (const [table, key] of [
    ['products', 'product_id'],
    ['shops', 'shop_id'],
  ]) {
    const wrong = await db.query(
      `select o.id, o.transparency, o.authenticity from ${table} o
      join (
        select ${key} as id, count(*) as written, count(*) filter (where published) as shown,
          count(*) filter (where published and verified) as verified
        from reviews where not deleted group by 1
      ) c on c.id = o.id
      where abs(o.transparency - c.shown::float / c.written) > 1e-9
        or (c.shown > 0 and abs(o.authenticity - c.verified::float / c.shown) > 1e-9)
        or o.reviews_count <> c.shown`,
    );
    assert.equal(wrong, [], table);
  }
});

test('gives the badge of a verified buyer to people of whom an order or a verified review is known', async () => {
  const rows = await db.query<{ slug: string; verified_buyer: boolean; is_known: boolean }>(
    `select slug, verified_buyer,
      exists (select 1 from reviews r where r.reviewer_id = w.id and r.verified)
        or exists (select 1 from line_items l where l.reviewer_id = w.id) as is_known
    from reviewers w`,
  );
  assert.equal(
    rows.filter(row => row.verified_buyer !== row.is_known),
    [],
  );
});

test('names the same reviews verified on cards, pages and profiles', async () => {
  const verified = new Map(
    (await db.query<{ uuid: string; verified: boolean }>('select uuid, verified from reviews')).map(row => [
      row.uuid,
      row.verified,
    ]),
  );
  const isTrue = (review: Review) =>
    review.verified === verified.get(review.uuid ?? '') &&
    (review.reviewer?.verified_buyer === undefined || review.reviewer.verified_buyer === review.verified);
  const cards = (await Promise.all(countries.map(one => carousel<Review>('featured_review', one)))).flat();
  const people = await db.query<{ slug: string }>(
    'select slug from reviewers where reviews_count > 0 and id % 6 = 0',
  );
  const profiles = await Promise.all(
    people.map(({ slug }) =>
      json<{ reviews?: Review[] }>(`/reviews/profile/${encodeURIComponent(slug)}.json`),
    ),
  );
  const listed = [...cards, ...profiles.flatMap(({ reviews }) => reviews ?? [])].filter(one => one !== null);
  assert.ok(listed.length > 150, `${listed.length}`);
  assert.equal(
    listed.filter(review => !isTrue(review)).map(({ uuid }) => uuid),
    [],
  );
});

interface Claimed {
  readonly path: string;
  readonly handle: string;
  readonly transparency: number;
  readonly authenticity: number;
  readonly rating: number;
  readonly reviews: number;
  readonly sold: number;
  readonly created_at: Date;
}

/** The facts of all products by the path of their page. */
async function facts(): Promise<ReadonlyMap<string, Claimed>> {
  const rows = await db.query<Claimed>(
    `select '/reviews/stores/' || s.slug || '/products/' || p.handle as path, p.handle, p.transparency,
      p.authenticity, p.average_rating as rating, p.reviews_count as reviews, p.sold_count as sold, p.created_at
    from products p join shops s on s.id = p.shop_id`,
  );
  return new Map(rows.map(row => [row.path, row]));
}

test('lists as open about their reviews only products that show at least 95 %, by their own reviews', async () => {
  const all = await facts();
  for (const country of countries) {
    const cards = (await carousel<{ internal_path: string }>('product', country)) ?? [];
    assert.ok(cards.length > 5, country);
    for (const { internal_path } of cards) {
      const one = all.get(decodeURI(internal_path));
      assert.ok(one && percent(one.transparency) >= 95 && one.reviews > 0, internal_path);
    }
  }
});

test('claims of no collection what its products are not', async () => {
  const all = await facts();
  const ranked = (by: (one: Claimed) => number) => [...all.values()].map(by).sort((a, b) => b - a);
  const [sold, reviews] = [ranked(one => one.sold), ranked(one => one.reviews)];
  const newest = Math.max(...ranked(one => one.created_at.getTime()));
  /** Among so many of all products, as lists pass over stores that do not send there. */
  const top = (values: readonly number[]) => values[Math.floor(values.length / 8)] ?? 0;
  const claims: Readonly<Record<string, (one: Claimed) => boolean>> = {
    'Best sellers': one => one.sold >= top(sold),
    'Most talked about': one => one.reviews >= top(reviews),
    'Top rated': one => one.rating >= 4.5 && percent(one.authenticity) >= 90,
    'New arrivals': one => one.created_at.getTime() > newest - 90 * day,
  };
  for (const country of countries) {
    const collections = (await carousel<Collection>('collection', country)) ?? [];
    assert.equal(collections.map(({ title }) => title).sort(), Object.keys(claims).sort(), country);
    for (const { title, products } of collections)
      for (const { internal_path } of products) {
        const one = all.get(decodeURI(internal_path ?? ''));
        const claim = claims[title];
        assert.ok(one && claim?.(one), `${title}: ${internal_path}`);
        // What most people buy or talk about is counted among all.
        const isOfAll = ['Best sellers', 'Most talked about'].includes(title);
        assert.ok(isOfAll || percent(one.transparency) >= 80, `${title}: ${internal_path}`);
      }
  }
});

test('mixes stars in the reviews worth reading, and those with few stars say what disappointed', async () => {
  const complaint =
    /\b(but|only|not|never|no|nothing|cannot|too|less|than expected|expected more|mixed|except|shame|pity|sadly|unfortunately|problem|trouble|broke|poor|worse|weak|thin|loose|rough|stuck|half|though|missing)\b|n['’]t\b|\b(un|dis|ent|compl)\w+|aber|leider|mais|pas|pero|eso sí|no /i;
  for (const country of countries) {
    const reviews = (await carousel<Review>('featured_review', country)) ?? [];
    const stars = reviews.map(({ rating }) => rating ?? 0);
    assert.ok(reviews.length >= 6, country);
    assert.ok(stars.filter(one => one <= 3).length >= 2 && stars.includes(5), `${country}: ${stars}`);
    for (const { rating, body, title } of reviews) {
      assert.ok(title && ![title, body ?? ''].some(text => /^\p{Ll}/u.test(text)), `${title}: ${body}`);
      if ((rating ?? 0) <= 3) assert.match(`${title} ${body}`, complaint, `${title}: ${body}`);
    }
    assert.is(new Set(reviews.map(({ product_title }) => product_title)).size, reviews.length);
    const pictured = reviews.filter(({ pictures_urls }) => pictures_urls?.length);
    assert.ok(pictured.length > reviews.length / 2, `${country}: ${pictured.length} with pictures`);
  }
});

test('shows beside a product only others that are of its kind, and others of its store', async () => {
  const kinds = new Map(
    (
      await db.query<{ path: string; section: number }>(
        `select '/reviews/stores/' || s.slug || '/products/' || p.handle as path, c.parent_id as section
        from products p join shops s on s.id = p.shop_id join categories c on c.id = p.category_id`,
      )
    ).map(({ path, section }) => [path, section]),
  );
  const some = [...kinds].filter((_, index) => index % 100 === 7);
  for (const [path, section] of some) {
    const page = await json<AnswerOf<typeof productPageCall>>(`${encodeURI(path)}?format=json`);
    const paths = (list: typeof page.similar_products) =>
      (list ?? []).map(({ internal_path }) => decodeURI(internal_path ?? ''));
    const [similar, ofShop] = [paths(page.similar_products), paths(page.more_from_shop)];
    assert.ok(similar.length > 0 && !similar.includes(path) && !ofShop.includes(path), path);
    assert.ok(
      similar.every(one => kinds.get(one) === section),
      path,
    );
    const store = path.replace(/\/products\/.*/, '/');
    assert.ok(
      ofShop.every(one => one.startsWith(store)),
      path,
    );
  }
});

test('counts on the start page and the page about trust what there is', async () => {
  const metrics = await json<AnswerOf<typeof homeMetricsCall>>(homeMetricsCall.path);
  const [counts] = await db.query<{ reviews: number; shops: number; items: number }>(
    `select (select count(*)::int from reviews where verified and published and not deleted) as reviews,
      (select count(*)::int from shops) as shops, (select sum(sold_count)::float from products) as items`,
  );
  assert.equal(
    [metrics.total_verified_reviews, metrics.shop_metric, metrics.line_item_metric],
    [counts?.reviews, counts?.shops, counts?.items],
  );
  const [unsourced] = await db.query('select id from reviews where source is null limit 1');
  assert.is(unsourced, undefined, 'the page about trust says that every review names its source');
});

test('sends with every score the number of reviews that it rests on: below ten its medal is an outline', async () => {
  const ids = await db.query<{ id: number }>('select id from products order by id');
  const cards = await productCards(
    db,
    ids.map(({ id }) => id),
  );
  let few = 0;
  for (const card of cards)
    for (const score of scoresOf(card)) {
      const isFew = (card.reviews_count ?? Number.NaN) < enoughReviews;
      assert.is(score.isFew ?? false, isFew, card.title);
      if (isFew) few += 1;
    }
  const stores = await json<AnswerOf<typeof storeSearchCall>>(storeSearchCall.path);
  for (const { name, shop_metrics, reviews_count } of stores.data.shop_results ?? [])
    if (scoresOf(shop_metrics, reviews_count).length > 0) assert.type(reviews_count, 'number', name);
  assert.ok(few > 300, `${few}`);
});

/** Searches that find nothing, with the filters that narrow them. */
const searches = [
  'q=teapot&max_price=1&currency=EUR',
  'q=teapot&min_rating=5&reviews_count=200',
  'q=violin&store_country=ZA',
  'q=violin&store_country=ZA&country=NZ&min_rating=5',
  'q=honey&min_authenticity=100&reviews_count=100&max_price=2&currency=EUR',
  'q=qxzvvkj&min_rating=4&reviews_count=20',
  'q=cactus&shop_domain=uhrwerk-bern.example&search_in_shop=true&platform=custom&min_rating=4',
  'min_transparency=100&min_authenticity=100&min_rating=5&reviews_count=150',
];

test('offers to leave a filter out, or all of them, only where that has the results that it says', async () => {
  for (const path of ['/reviews/search.json', '/reviews/store_search.json'])
    for (const search of searches) {
      const totalOf = async (query: string) => {
        const { data } = await json<{ data: Record<string, number | string | undefined> }>(
          `${path}?${query}`,
        );
        return data.rounded_results_total_count ?? data.results_total_count;
      };
      const { metrics } = await json<AnswerOf<typeof searchCall>>(`${path}?${search}`);
      if ((await totalOf(search)) !== 0) continue;
      assert.ok(metrics?.results_without, search);
      for (const [name, total] of Object.entries(metrics.results_without)) {
        const less = new URLSearchParams(search);
        if (name === 'shop_domain')
          for (const one of ['shop_domain', 'search_in_shop', 'platform']) less.delete(one);
        else if (name === 'min_transparency') less.set(name, '0');
        else if (name === 'all')
          for (const one of [...less.keys()])
            if (!/^(q|currency|shop_domain|search_in_shop|platform)$/.test(one)) less.delete(one);
            else less.delete(name);
        if (name !== 'all') {
          assert.not.equal(total, 0, `${search} without ${name}`);
          if (name !== 'min_transparency' && name !== 'shop_domain') less.delete(name);
        }
        assert.equal(total, await totalOf(`${less}`), `${path} ${search} without ${name}`);
      }
    }
});

if (databases.open)
  test('takes a book for no other word in any language, though no store sells one', async () => {
    const books = { books: 'en', Bücher: 'de', livres: 'fr', libros: 'es', 書籍: 'ja', كتب: 'ar' };
    for (const [q, language] of Object.entries(books)) {
      const answer = await app.inject({
        url: `/reviews/search.json?q=${encodeURIComponent(q)}`,
        headers: { 'accept-language': language },
      });
      const { metrics }: AnswerOf<typeof searchCall> = answer.json();
      assert.is(metrics?.corrected_q, null, q);
    }
  });

test.run();
