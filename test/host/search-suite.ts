import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '../../src/contract/call.ts';
import type { searchCall } from '../../src/contract/search.ts';
import type { Db } from '../../fixtures/host/db/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { findProducts, readSearchRequest } from '../../fixtures/host/search/index.ts';
import { migrate } from '../../fixtures/host/db/schema.ts';
import { writeRecords } from '../../fixtures/host/db/seed.ts';
import { skippedSuite } from '../support/lacking.ts';
import { filterTests } from './search-filter-tests.ts';
import { wordTests } from './search-word-tests.ts';
import { smallWorld } from './small-world.ts';
import { writingTests } from './writing-tests.ts';

export type Answer = AnswerOf<typeof searchCall>;

/** What tests of the search ask with. Of host and database there is one from the first test on. */
export interface Asked {
  readonly db: () => Db;
  readonly app: () => FastifyInstance;
  readonly ask: (query: string) => Promise<Answer>;
  /** Titles and total of a search at any transparency. */
  readonly titles: (query: string) => Promise<string[]>;
  readonly total: (query: string) => Promise<Answer['data']['rounded_results_total_count']>;
  readonly suggest: (q: string) => Promise<{ readonly text: string; readonly id?: number }[]>;
}

/** The same questions to each kind of database: what is written, and what is then found. Skipped where there is none. */
export function searchSuite(name: string, open: (() => Promise<Db>) | null): void {
  const test = open ? suite(name) : skippedSuite();
  let db: Db;
  let app: FastifyInstance;

  test.before(async () => {
    if (open) db = await open();
    await migrate(db, 'The test database');
    await writeRecords(db, smallWorld);
    app = await createHost({ db, distDir: '/nowhere' });
  });
  test.after(async () => {
    await app?.close();
    await db?.close();
  });

  const ask = async (query: string): Promise<Answer> => {
    const answer = await app.inject(`/reviews/search.json?${query}`);
    assert.is(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const titles = async (query: string) =>
    (await ask(`min_transparency=0&${query}`)).data.search_results.map(one => one.title);
  const total = async (query: string) =>
    (await ask(`min_transparency=0&${query}`)).data.rounded_results_total_count;
  const suggest = async (q: string) =>
    (await app.inject(`/reviews/instant_search?q=${encodeURIComponent(q)}`)).json().suggestions;

  const asked: Asked = { db: () => db, app: () => app, ask, titles, total, suggest };
  wordTests(test, asked);
  filterTests(test, asked);

  test('keeps its order while reviews move the rows, and shows every hit that it counts', async () => {
    const columns = (
      await db.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'marketplace'
          and table_name = 'product_search' and column_name <> 'product_id' order by 1`,
      )
    )
      .map(({ name }) => name)
      .join(', ');
    await db.exec(
      `insert into product_search (product_id, ${columns})
      select 100000 + n, ${columns.replace(/\bquality\b/, '(n * 7919 % 2600) / 2600.0')} from generate_series(1, 2600) as n
      cross join (select * from product_search where title_words @@ to_tsquery('simple', 'brass') limit 1) s`,
    );
    try {
      const pages = async () => {
        const found = [1, 50, 51, 56].map(page =>
          findProducts(db, readSearchRequest(`min_transparency=0&q=brass&page=${page}`)),
        );
        return Promise.all(found);
      };
      const before = await pages();
      // Each write moves its row to another place on the disk.
      for (let write = 0; write < 3; write += 1)
        await db.exec(
          'update product_search set reviews_count = reviews_count + 1 where product_id > 100000 and product_id % 5 <> 0',
        );
      const ids = before.map(page => page.ids);
      assert.equal(
        (await pages()).map(page => page.ids),
        ids,
      );
      assert.equal(
        before.map(page => [page.ids.length, page.total]),
        [48, 48, 48, 20].map(length => [length, 2660]),
      );
      assert.is(new Set(ids.flat()).size, 164);
    } finally {
      await db.exec('delete from product_search where product_id > 100000');
    }
  });

  test('pages through all results without showing one twice', async () => {
    const pages = [await ask('q=brass'), await ask('q=brass&page=2'), await ask('q=brass&page=3')];
    assert.equal(
      pages.map(page => page.data.search_results.length),
      [48, 12, 0],
    );
    const ids = pages.flatMap(page => page.data.search_results.map(one => one.encoded_product_id));
    assert.is(new Set(ids).size, 60);
    assert.equal(
      pages.map(page => page.data.rounded_results_total_count),
      [60, 60, 60],
    );
    assert.is(pages[1]?.data.current_page, 2);
    assert.is(pages[1]?.data.per_page, 48);
  });

  test('sorts as asked, prices in a common currency', async () => {
    const prices = (await ask('min_transparency=0&q=copper&sort_by=price_asc')).data.search_results;
    assert.equal(
      prices.map(one => one.title),
      ['Copper Saucepan', 'Copper Floor Lamp'],
    );
    assert.is((await titles('q=brass&sort_by=newest'))[0], 'Brass Table Lamp No. 59');
    assert.is((await titles('q=brass&sort_by=best_selling'))[0], 'Brass Table Lamp No. 0');
    assert.is((await titles('q=brass&sort_by=price_desc'))[0], 'Brass Table Lamp No. 59');
    assert.is((await titles('q=&sort_by=reviews_count'))[0], 'Cast Iron Stewpot');
    assert.is((await titles('q=brass&sort_by=nonsense')).length, 48);
  });

  test('names a search by its parameters, however they were written', async () => {
    const one = await ask('q=lamp&page=1');
    const two = await ask('page=1&q=lamp&min_transparency=80');
    assert.is(one.data.done_search_sha1, two.data.done_search_sha1);
    assert.is.not(one.data.done_search_sha1, (await ask('q=lamps')).data.done_search_sha1);
  });

  test('bears whatever stands in an address', async () => {
    for (const query of [
      'q=a&q=b&page=1&page=zwei',
      'page=99999999999999999999&q=lamp',
      'page=-5&category_id=-1&reviews_count=1e300',
      'category_id=2147483648',
      'q=%00lamp%00',
      'q=%',
      'q=%ff%fe',
      'q=%F0%9F%92%A1',
      `q=${encodeURIComponent(`'; drop table products; --`)}`,
      `q=${encodeURIComponent("a' | 'b':* & !c <-> (d) \\")}`,
      `q=${'lamp+'.repeat(2_000)}`,
      `q=${'x'.repeat(100_000)}`,
      'min_price=1e308&max_price=1e-308&currency=JPY',
      'min_transparency=-1&min_authenticity=1000',
      '__proto__=1&constructor=2&q[]=lamp&q[x]=y',
      'sort_by=constructor&q=lamp',
      'shop_domain=%00&search_in_shop=1&platform=%00',
    ])
      await ask(query);
  });

  writingTests(test, asked);

  test.run();
}
