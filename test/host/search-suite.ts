import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '../../src/contract/call.ts';
import type { searchCall } from '../../src/contract/search.ts';
import type { Db } from '../../fixtures/host/db/db.ts';
import { Conditions } from '../../fixtures/host/data/conditions.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { findProducts, readSearchRequest } from '../../fixtures/host/search/index.ts';
import { resultsWith } from '../../fixtures/host/search/results-with.ts';
import { migrate } from '../../fixtures/host/db/schema.ts';
import { writeRecords } from '../../fixtures/host/db/seed.ts';
import { skippedSuite } from '../support/lacking.ts';
import { smallWorld } from './small-world.ts';
import { writingTests } from './writing-tests.ts';

export type Answer = AnswerOf<typeof searchCall>;

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

  test('finds products by words of their title, in any form and order', async () => {
    assert.equal(await titles('q=iron+stewpots'), ['Cast Iron Stewpot']);
    assert.equal(await titles('q=STEWPOT+cast'), ['Cast Iron Stewpot']);
  });

  test('takes the last word as the beginning of a longer one', async () => {
    assert.equal(await titles('q=cast+ste'), ['Cast Iron Stewpot']);
    assert.is((await ask('q=ste+cast')).metrics?.relaxed_q, 'cast');
    assert.is(await total('q=st'), 0);
  });

  test('reads words that are written together or apart', async () => {
    assert.equal(await titles('q=stew+pot'), ['Cast Iron Stewpot']);
    assert.is(await total('q=tablelamps'), 61);
  });

  test('reads other words for the same, as the table of synonyms says it', async () => {
    assert.equal(await titles('q=dutch+oven'), ['Cast Iron Stewpot']);
    assert.is(await total('q=kaleidoscope'), 0);
    await db.exec(
      `insert into search_synonyms (meaning, phrase) values (-1, 'kaleidoscope'), (-1, 'lampion')`,
    );
    assert.equal(await titles('q=kaleidoscopes'), ['Café Lampion']);
  });

  test('leaves out words until a product has all others, and says what it looked for', async () => {
    const answer = await ask('min_transparency=0&q=inflatable+iron+stewpot');
    assert.is(answer.data.rounded_results_total_count, 1);
    assert.is(answer.metrics?.relaxed_q, 'iron stewpot');
    // Where the thing is unknown, the least of its words says nothing about it.
    assert.is((await ask('q=inflatable+yoga+heavy')).data.search_results.length, 0);
    // Hidden products do not count. The answer then has the number with them.
    const hidden = await ask('q=inflatable+copper+saucepan');
    assert.is(hidden.metrics?.corrected_q, null);
    assert.equal(hidden.metrics?.results_without, { min_transparency: 1 });
    // Words that name a product stay.
    assert.is((await ask('q=ratatouille+lampion')).metrics?.relaxed_q, 'lampion');
    // Idle words are never required. Those that no result has are left out, which is said, too.
    assert.is((await ask('q=the+best+stewpot+for+my+mother')).metrics?.relaxed_q, 'stewpot');
  });

  test('leaves out what a text does not want', async () => {
    assert.is(await total('q=lamp+without+copper'), Number(await total('q=lamp')) - 1);
    assert.not.ok((await titles('q=lamp+without+copper')).includes('Copper Floor Lamp'));
  });

  test('shows what is close below what has all words, and of a text that nothing has the thing itself', async () => {
    const brass = await ask('q=copper+lamp');
    assert.is(brass.data.search_results[0]?.title, 'Copper Floor Lamp');
    assert.is(brass.metrics?.matching_count, 1);
    // Close ones fill the first page and are not counted, so that a filter never finds more.
    assert.is(brass.data.rounded_results_total_count, 1);
    assert.is(brass.data.search_results.length, 48);
    assert.is((await ask('q=copper+lamp&page=2')).data.search_results.length, 0);
    // "Stewpot" is what is looked for, although "lamp" is what most things are.
    assert.is(
      (await ask('q=a+stewpot+to+put+under+a+lamp')).data.search_results[0]?.title,
      'Cast Iron Stewpot',
    );
    assert.is((await ask('q=brass+lamp')).metrics?.matching_count, undefined);
  });

  test('holds limits of the price, also where nothing is as cheap', async () => {
    /** How many are as cheap; undefined where all that are shown are. */
    const matching = async (q: string) => (await ask(`q=${encodeURIComponent(q)}`)).metrics?.matching_count;
    // 46 pounds are 54.64 euro.
    assert.is(await matching('stewpot under 55 euro'), undefined);
    assert.is(await matching('stewpot under 50 euro'), 0);
    assert.is(await total('q=brass+lamp+between+20+and+29+euro'), 10);
    // Without a currency it is the money of the shopper.
    assert.is(await matching('stewpot under 50'), undefined);
    assert.is((await ask('q=stewpot+under+50&currency=GBP')).metrics?.matching_count, undefined);
    const { metrics } = await ask('q=stewpot+under+50&currency=EUR');
    assert.is(metrics?.matching_count, 0);
    assert.is(metrics?.price_read?.max, 50);
    assert.is((await ask('q=stewpot+under+50')).metrics?.price_read?.named_q, 'stewpot under 50 {currency}');
  });

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

  test('puts what comes nearest to the price first where nothing is as cheap or as dear', async () => {
    const [first] = await titles('q=lamp+under+1&currency=EUR');
    assert.is(first, (await titles('q=lamp&sort_by=price_asc'))[0]);
    const [dearest] = await titles('q=lamp+over+9000&currency=EUR');
    assert.is(dearest, (await titles('q=lamp&sort_by=price_desc'))[0]);
    assert.is.not(first, (await titles('q=lamp'))[0]);
  });

  test('pays no heed to accents and punctuation', async () => {
    assert.equal(await titles('q=cafe+lampion'), ['Café Lampion']);
    assert.equal(await titles(`q=${encodeURIComponent('«Café»: lampion!')}`), ['Café Lampion']);
  });

  test('looks into descriptions when hardly any title has the words', async () => {
    assert.equal(await titles('q=ratatouille'), ['Cast Iron Stewpot']);
  });

  test('mends typing errors of words that nothing has', async () => {
    const answer = await ask('min_transparency=0&q=stewpto');
    assert.equal(
      answer.data.search_results.map(one => one.title),
      ['Cast Iron Stewpot'],
    );
    assert.is(answer.metrics?.corrected_q, 'stewpot');
    assert.is(answer.metrics?.relaxed_q, undefined);
    assert.is(await total('q=brasss+lamp'), 60);
  });

  test('finds nothing for words that are like nothing, and for signs alone', async () => {
    assert.is(await total('q=qxzvvkj'), 0);
    assert.is(await total('q=%3F%3F%3F'), 0);
    assert.is(await total('q=of+the'), 0);
    assert.is(await total('q=50%25+off'), 0);
  });

  test('puts better matches first: the title itself before the names around it', async () => {
    assert.equal((await titles('q=copper')).sort(), ['Copper Floor Lamp', 'Copper Saucepan']);
    assert.equal((await titles('q=potter')).sort(), ['Cast Iron Stewpot', 'Copper Saucepan']);
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

  test('hides products below 80 percent transparency by default', async () => {
    const shown = (await ask('q=copper')).data.search_results.map(one => one.title);
    assert.equal(shown, ['Copper Floor Lamp']);
  });

  test('filters by whole percent as it is shown, without float noise', async () => {
    assert.equal(await titles('q=stewpot&min_authenticity=75'), ['Cast Iron Stewpot']);
    assert.equal(await titles('q=stewpot&min_authenticity=76'), []);
    assert.equal(await titles('q=saucepan&min_transparency=50'), ['Copper Saucepan']);
    assert.equal(await titles('q=saucepan&min_authenticity=100'), ['Copper Saucepan']);
    // A product without reviews shows no authenticity on its card, and is found by none.
    const [unreviewed] = (await ask('q=lampion&min_transparency=0')).data.search_results;
    assert.is(unreviewed?.authenticity_score, undefined);
    assert.equal(await titles('q=lampion&min_authenticity=1'), []);
  });

  test('filters by rating and number of reviews', async () => {
    assert.equal(await titles('q=&min_rating=4&reviews_count=3'), ['Cast Iron Stewpot']);
    assert.equal(await titles('q=&min_rating=3&reviews_count=4'), ['Cast Iron Stewpot']);
    assert.equal(await titles('q=&min_rating=3.5&reviews_count=3&sort_by=reviews_count'), [
      'Cast Iron Stewpot',
      'Copper Floor Lamp',
    ]);
  });

  test('compares prices in the currency asked for, or as the stores write them', async () => {
    // 46 pounds are 54.64 euro by the rates of the world.
    assert.equal(await titles('q=stewpot&min_price=54.6&max_price=54.7&currency=EUR'), ['Cast Iron Stewpot']);
    assert.equal(await titles('q=stewpot&min_price=46&max_price=46&currency=GBP'), ['Cast Iron Stewpot']);
    assert.equal(await titles('q=stewpot&min_price=46&max_price=46&currency=*'), ['Cast Iron Stewpot']);
    assert.equal(await titles('q=stewpot&min_price=46&max_price=46&currency=EUR'), []);
  });

  test('filters by a category and all below it, and describes the category', async () => {
    const tree = (await app.inject('/reviews/all_categories')).json().categories;
    const [home] = tree;
    const lighting = home.children.find((one: { handle: string }) => one.handle === 'lighting');
    const answer = await ask(`min_transparency=0&q=copper&category_id=${lighting.id}`);
    assert.equal(
      answer.data.search_results.map(one => one.title),
      ['Copper Floor Lamp'],
    );
    assert.is(answer.data.category?.name, 'Lighting');
    assert.is(await total(`q=copper&category_id=${home.id}`), 2);
    assert.is(await total('q=copper&category_id=999999'), 0);
  });

  test('returns the categories above and below that of the search, each with its own', async () => {
    const [home] = (await app.inject('/reviews/all_categories')).json().categories;
    const lighting = home.children.find((one: { handle: string }) => one.handle === 'lighting');
    const [lamps] = lighting.children;
    const names = (list: unknown) => (list as { name: string }[]).map(one => one.name);
    const lowest = (await ask(`category_id=${lamps.id}`)).data.category;
    assert.equal(names(lowest?.upper_level_categories), ['Home', 'Lighting']);
    assert.equal(lowest?.children, []);
    const middle = (await ask(`category_id=${lighting.id}`)).data.category;
    assert.equal(names(middle?.upper_level_categories), ['Home']);
    assert.equal(names(middle?.children), ['Table Lamps']);
  });

  test('returns, for a search without results, the results with one filter less', async () => {
    const without = async (query: string) => (await ask(query)).metrics?.results_without;
    // One pan of copper has 50 % transparency, one lamp of copper costs 200.
    assert.equal(await without('q=saucepan'), { min_transparency: 1 });
    assert.equal(await without('q=copper&max_price=20&currency=EUR'), { max_price: 1 });
    assert.equal(await without('q=brass&min_rating=5&store_country=FR'), { all: 60 });
    assert.equal(await without('q=brass&store_country=FR&country=DE'), { store_country: 60, all: 60 });
    assert.equal(
      await without('q=brass&shop_domain=potter.example&search_in_shop=true&platform=woocommerce'),
      { shop_domain: 60 },
    );
    // A search with results needs no suggestion.
    assert.is(await without('q=brass'), undefined);
  });

  test('stays within a shop when domain, platform and scope are all there', async () => {
    const answer = await ask('q=&shop_domain=potter.example&search_in_shop=true&platform=woocommerce');
    assert.is(answer.data.search_in_shop_name, 'Potter & Sons');
    assert.equal(
      answer.data.search_results.map(one => one.shop_domain),
      ['potter.example'],
    );
    assert.is(
      (await ask('q=copper&min_transparency=0&shop_domain=potter.example')).data.rounded_results_total_count,
      2,
    );
  });

  test('filters by where stores are and where they send to', async () => {
    assert.is(await total('q=copper&store_country=GB'), 1);
    assert.is(await total('q=copper&store_country=FR'), 0);
    assert.is(await total('q=brass&country=DE'), 60);
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

  test('returns the number of results of each filter value, as the search finds them', async () => {
    const [lamps] = (await ask('min_transparency=0&q=lamp')).data.search_results;
    assert.ok(lamps);
    const [category] = await db.query<{ id: number }>(
      "select p.category_id as id from products p where p.title ilike '%lamp%' order by p.id limit 1",
    );
    for (const query of [
      'q=lamp&min_transparency=0',
      `q=lamp&min_rating=4&min_transparency=0&category_id=${category?.id}`,
      'min_transparency=80&reviews_count=1&min_authenticity=80',
      'min_transparency=0&country=FR&store_country=GB&min_rating=1',
    ]) {
      const counted = Object.entries((await ask(query)).metrics?.results_with ?? {});
      assert.equal(
        counted.map(([name]) => name),
        [
          ...['min_rating', 'reviews_count', 'min_transparency', 'min_authenticity', 'category_id'],
          ...['country', 'store_country'],
        ],
      );
      for (const [name, values] of counted)
        for (const [value, count] of Object.entries(values)) {
          const params = new URLSearchParams(query);
          if (name === 'category_id' && value === '0') params.delete(name);
          // Tuvalu stands for all countries that are not named.
          else params.set(name, value === 'other' ? 'TV' : value);
          const found = (await ask(`${params}`)).data.rounded_results_total_count;
          assert.is(count, found, `${params}`);
        }
    }
  });

  test('counts for the chosen values what the search finds, and names no categories that do not exist', async () => {
    const [home] = await db.query<{ id: number }>("select id from categories where handle = 'home'");
    const query = `category_id=${home?.id}&min_rating=3.5&min_transparency=83&reviews_count=2`;
    const { data, metrics } = await ask(query);
    for (const [name, value] of new URLSearchParams(query))
      assert.is(metrics?.results_with?.[name]?.[value], data.rounded_results_total_count, name);
    const children = Object.keys(metrics?.results_with?.category_id ?? {});
    const others = await db.query<{ id: number }>('select id from categories where parent_id = $1', [
      home?.id,
    ]);
    assert.equal(children.sort(), ['0', ...[home, ...others].map(one => `${one?.id}`)].sort());
    assert.is((await ask('category_id=999999')).metrics?.results_with, undefined);
    assert.is((await ask('q=%3F%3F%3F')).metrics?.results_with, undefined);
  });

  test('counts up to a limit, and says nothing about values that it has not met by then', async () => {
    const request = readSearchRequest('min_transparency=0');
    const [lighting] = await db.query<{ id: number }>("select id from categories where handle = 'lighting'");
    const counts = await resultsWith(db, new Conditions(), { ...request, category_id: lighting?.id ?? 0 }, 2);
    assert.is(counts?.category_id?.[0], '4+', 'two of the category and two besides');
    assert.not.ok(Object.values(counts ?? {}).some(values => Object.values(values).includes(0)));
    // Each count is the least that there are.
    const all = await resultsWith(db, new Conditions(), { ...request, category_id: lighting?.id ?? 0 });
    for (const [name, values] of Object.entries(counts ?? {}))
      for (const [value, count] of Object.entries(values))
        assert.ok(Number.parseInt(`${count}`, 10) <= Number(all?.[name]?.[value]), `${name} ${value}`);
  });

  test('suggests phrases of titles while they are typed, and the category they lie in', async () => {
    const suggestions = await suggest('bras');
    assert.is(suggestions[0].text, 'brass table lamp');
    assert.ok(suggestions.some((one: { id?: number }) => typeof one.id === 'number'));
    assert.ok(suggestions.length <= 8);
    assert.equal(await suggest(''), []);
    assert.equal(await suggest('%'), []);
  });

  test('suggests what products are whose titles have the words, where no phrase begins so', async () => {
    assert.equal(
      (await suggest('iron cas')).map((one: { text: string }) => one.text),
      ['cast iron stewpot'],
    );
    // Hidden products are not suggested: that would lead to nothing.
    assert.equal(await suggest('copper sauc'), []);
  });

  test('suggests in spite of typing errors', async () => {
    assert.match((await suggest('brsas ta'))[0].text, /^brass table/);
  });

  writingTests(test, { db: () => db, ask, titles });

  test.run();
}
