/**
 * What a page reads does not grow with the world: each statement behind it is explained in a world and again when that has
 * grown fourfold. Figures that need all rows are kept when these are written.
 */
import * as assert from 'uvu/assert';
import type { Db, Queryable, Row } from '../../fixtures/host/db/db.ts';
import { refreshDerived } from '../../fixtures/host/db/seed/derived.ts';
import { encodeId } from '../../fixtures/host/encoded-id.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { encodeQuery } from '../../src/api/call.ts';
import { Browser } from './browser-session.ts';
import { growWorld } from './grow-world.ts';
import { hostSuite } from './host-suite.ts';

const { test, host } = hostSuite('growth');

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

/**
 * Rows that a plan reads. What is read on the way to a limit is bounded by it: it is left out where no more than a few times as much
 * was passed over as was taken. Sorts and sums read all that is below them.
 */
function rowsRead(node: Node, limited = false): number {
  const loops = node['Actual Loops'];
  const taken = node['Actual Rows'] * loops;
  const passed =
    ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * loops;
  const isWhole = /^(Sort|Aggregate|Hash|Bitmap Heap Scan)$/.test(node['Node Type']);
  const below = node['Node Type'] === 'Limit' || (limited && !isWhole);
  const own = node['Relation Name'] === undefined ? 0 : limited && passed <= 5 * taken ? 0 : taken + passed;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan, below), own);
}

/** By statement: the most rows that it read. */
let read = new Map<string, number>();
const note = async (tx: Queryable, sql: string, params: readonly unknown[]) => {
  if (!/^\s*(with|select|insert|update|delete)\b/i.test(sql)) return;
  const [row] = await tx.query<{ 'QUERY PLAN': readonly [{ Plan: Node }] }>(
    `explain (analyze, timing off, format json) ${sql}`,
    params,
  );
  const plan = row?.['QUERY PLAN'][0].Plan;
  if (plan) read.set(sql, Math.max(read.get(sql) ?? 0, rowsRead(plan)));
};

/** The database, which explains each statement before it carries it out. */
function explaining(db: Db): Db {
  const undone = new Error('undone');
  return {
    ...db,
    async query<T = Row>(sql: string, params: readonly unknown[] = []) {
      await db
        .transaction(async tx => {
          await note(tx, sql, params);
          throw undone;
        })
        .catch((error: Error) => {
          if (error !== undone) throw error;
        });
      return db.query<T>(sql, params);
    },
    transaction: work =>
      db.transaction(tx =>
        work({
          ...tx,
          async query<T = Row>(sql: string, params: readonly unknown[] = []) {
            await tx.exec('savepoint asked');
            await note(tx, sql, params);
            await tx.exec('rollback to asked');
            return tx.query<T>(sql, params);
          },
        }),
      ),
  };
}

/** What is bounded by a number in the statement that a world of a test does not reach. */
const bounded = [
  // Counts of filters, up to 10,000 products and their stores.
  'with counted as materialized',
  // Where few stores have a category, these are sorted rather than walked over in their order.
  'where s.categories @>',
  // Three products of each store of a page of 24, which the first world does not have.
  'with ordinality as asked(id, place)',
];

let app: Awaited<ReturnType<typeof createHost>>;
let pages: Record<string, string>;
test.before(async () => {
  // A table of a few rows is read as a whole where that is cheaper than an index.
  await host.db.exec('set enable_seqscan to off');
  await growWorld(host.db, { reviews: 12, stores: 15 });
  await refreshDerived(host.db, () => {});
  app = await createHost({ db: explaining(host.db), distDir: 'none', log: text => host.failures.push(text) });
  pages = await addresses(host.db);
});
test.after(() => app?.close());

async function addresses(db: Db): Promise<Record<string, string>> {
  const [product] = await db.query<Record<string, string> & { id: number; shop: number; category: number }>(
    `select p.id, p.handle, p.external_id, s.id as shop, s.slug, s.domain, s.platform, s.public_token, c.category_1 as category,
      k.handle as kind
    from products p join shops s on s.id = p.shop_id join product_search c on c.product_id = p.id
    join categories k on k.id = c.category_1
    where p.handle = 'copper-floor-lamp'`,
  );
  if (!product) throw new Error('The world is empty');
  const { domain: shop_domain, platform, public_token: api_token, external_id } = product;
  const widget = { shop_domain, platform, api_token };
  const store = `/reviews/stores/${product.slug}`;
  const search = (fields: Record<string, string | number>) => `/reviews/search.json?${encodeQuery(fields)}`;
  const stores = (fields: Record<string, string | number>) =>
    `/reviews/store_search.json?${encodeQuery({ min_transparency: 0, ...fields })}`;
  return {
    home: '/reviews.json',
    ...Object.fromEntries(
      ['product', 'category', 'collection', 'featured_review'].map(q => [
        `home, ${q}`,
        `/reviews/carousels.json?q=${q}`,
      ]),
    ),
    categories: '/reviews/categories.json',
    'a category': `/reviews/categories/${product.kind}.json`,
    search: search({}),
    'search, next page': search({ page: 2 }),
    'search in a category': search({ category_id: product.category }),
    'search by price': search({ sort_by: 'price_asc', max_price: 100000, currency: 'EUR' }),
    'search in a store': search({ shop_domain: shop_domain ?? '', platform: platform ?? '' }),
    'empty field': '/reviews/instant_search?q=',
    stores: stores({}),
    'stores by sales': stores({ sort_by: 'best_selling' }),
    'newest stores': stores({ sort_by: 'newest' }),
    'stores of a category': stores({ category_id: product.category }),
    'a store': store,
    'a product': `${store}/products/${product.handle}`,
    'reviews of a product': `/api/v1/widgets/product_review?${encodeQuery({ ...widget, external_id: external_id ?? '' })}`,
    'reviews of a store': `/api/v1/widgets/all_reviews_page?${encodeQuery(widget)}`,
    media: `/products/${encodeId('product', product.id)}/reviews_with_media?page=1`,
    'media of a store': `/shops/${encodeId('shop', product.shop)}/reviews_with_media?page=1`,
    profile: '/reviews/profile/ada.json',
    following: '/reviews/following.json',
    people: '/reviews/people.json',
    feed: '/reviews/feed_events.json',
    'own page': '/reviews/users/me.json',
    'typed letters': '/reviews/instant_search?q=lam',
  };
}

/** Hides and shows a review: what counts it is changed twice. */
async function writeReview(person: Browser): Promise<void> {
  const [own] = await host.db.query<{ id: number }>(
    `select r.id from reviews r join reviewers w on w.id = r.reviewer_id
    where w.slug = 'ada' and r.published and not r.deleted order by r.id limit 1`,
  );
  for (const action of ['unpublish', 'publish']) {
    const { csrfToken } = await person.get('/terms');
    const { statusCode } = await person.sendBody(
      'PUT',
      `/reviews/${encodeId('review', own?.id ?? 0)}/${action}`,
      Buffer.alloc(0),
      { 'x-csrf-token': csrfToken },
    );
    assert.is(statusCode, 200, action);
  }
}

/** By page and statement: the rows that it reads. */
async function readings(): Promise<Map<string, number>> {
  const person = new Browser(app);
  const { csrfToken } = await person.get('/login');
  await person.post('/login', { slug: 'ada', _csrf: csrfToken });
  const found = new Map<string, number>();
  const keep = (page: string) => {
    for (const [sql, rows] of read)
      found.set(`${page}: ${sql.replace(/\d+/g, '0').replace(/\s+/g, ' ').slice(0, 300)}`, rows);
  };
  for (const [page, address] of Object.entries(pages)) {
    read = new Map();
    const { response } = await person.get(address, { accept: 'application/json' });
    assert.is(response.statusCode, 200, address);
    keep(page);
  }
  read = new Map();
  await writeReview(person);
  keep('a review that changes');
  return found;
}

test('reads for no page in proportion to the world', async () => {
  const small = await readings();
  await growWorld(host.db);
  await refreshDerived(host.db, () => {});
  const large = await readings();
  const grown = [...large].flatMap(([statement, rows]) => {
    const before = small.get(statement) ?? 0;
    const isBounded = bounded.some(beginning => statement.includes(beginning));
    return !isBounded && rows > before * 2.5 && rows - before > 40
      ? [`${before} → ${rows} rows  ${statement}`]
      : [];
  });
  assert.equal(grown, []);
  assert.ok(large.size > 60, `${large.size} statements`);
});

test.run();
