/** What the filters of a search leave, and what the answer says about other values of them. */
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { Conditions } from '../../fixtures/host/data/conditions.ts';
import { readSearchRequest } from '../../fixtures/host/search/index.ts';
import { resultsWith } from '../../fixtures/host/search/results-with.ts';
import type { Asked } from './search-suite.ts';

export function filterTests(test: Test, { ask, titles, total, db, app }: Asked): void {
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
    const tree = (await app().inject('/reviews/all_categories')).json().categories;
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
    const [home] = (await app().inject('/reviews/all_categories')).json().categories;
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

  test('returns the number of results of each filter value, as the search finds them', async () => {
    const [lamps] = (await ask('min_transparency=0&q=lamp')).data.search_results;
    assert.ok(lamps);
    const [category] = await db().query<{ id: number }>(
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
    const [home] = await db().query<{ id: number }>("select id from categories where handle = 'home'");
    const query = `category_id=${home?.id}&min_rating=3.5&min_transparency=83&reviews_count=2`;
    const { data, metrics } = await ask(query);
    for (const [name, value] of new URLSearchParams(query))
      assert.is(metrics?.results_with?.[name]?.[value], data.rounded_results_total_count, name);
    const children = Object.keys(metrics?.results_with?.category_id ?? {});
    const others = await db().query<{ id: number }>('select id from categories where parent_id = $1', [
      home?.id,
    ]);
    assert.equal(children.sort(), ['0', ...[home, ...others].map(one => `${one?.id}`)].sort());
    assert.is((await ask('category_id=999999')).metrics?.results_with, undefined);
    assert.is((await ask('q=%3F%3F%3F')).metrics?.results_with, undefined);
  });

  test('counts up to a limit, and says nothing about values that it has not met by then', async () => {
    const request = readSearchRequest('min_transparency=0');
    const [lighting] = await db().query<{ id: number }>(
      "select id from categories where handle = 'lighting'",
    );
    const counts = await resultsWith(
      db(),
      new Conditions(),
      { ...request, category_id: lighting?.id ?? 0 },
      2,
    );
    assert.is(counts?.category_id?.[0], '4+', 'two of the category and two besides');
    assert.not.ok(Object.values(counts ?? {}).some(values => Object.values(values).includes(0)));
    // Each count is the least that there are.
    const all = await resultsWith(db(), new Conditions(), { ...request, category_id: lighting?.id ?? 0 });
    for (const [name, values] of Object.entries(counts ?? {}))
      for (const [value, count] of Object.entries(values))
        assert.ok(Number.parseInt(`${count}`, 10) <= Number(all?.[name]?.[value]), `${name} ${value}`);
  });
}
