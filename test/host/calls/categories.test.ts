import * as assert from 'uvu/assert';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('categories');

interface Named {
  readonly name: string;
  readonly children: readonly Named[];
}
const write = (categories: readonly Named[]): string =>
  categories
    .map(({ name, children }) => name + (children.length > 0 ? `(${write(children)})` : ''))
    .join(' ');
const list = async (query: string) =>
  write((await host.app.inject(`/reviews/categories.json?${query}`)).json().product_categories);

test('lists a level with everything below it', async () => {
  assert.is(await list('level=1'), 'Home(Lighting(Table Lamps) Cookware)');
  assert.is(await list('level=2'), 'Lighting(Table Lamps) Cookware');
  assert.is(await list('level=3'), 'Table Lamps');
  assert.is(await list(''), await list('level=1'));
});

test('sends all categories with what the bar below the header goes by', async () => {
  const { categories } = (await host.app.inject('/reviews/all_categories')).json();
  assert.is(write(categories), 'Home(Lighting(Table Lamps) Cookware)');
  const { path, parent_id, bar_order, bar_flat_view, image_url } = categories[0];
  assert.equal(
    { path, parent_id, bar_order, bar_flat_view, image_url },
    {
      ...{ path: '/reviews/categories/home', parent_id: null },
      ...{ bar_order: 1, bar_flat_view: false, image_url: null },
    },
  );
});

test('says how many products the page of a category lists', async () => {
  const { categories } = (await host.app.inject('/reviews/all_categories')).json();
  const [home] = categories;
  const { data } = (
    await host.app.inject(`/reviews/search.json?category_id=${home.id}&min_transparency=80`)
  ).json();
  assert.is(home.products_count, data.rounded_results_total_count);
  const below = home.children.map((one: { products_count: number }) => one.products_count);
  assert.is(home.products_count, below[0] + below[1]);
});

test('lists what lies right below a category', async () => {
  const [home] = await host.db.query<{ id: number }>("select id from categories where handle = 'home'");
  assert.is(await list(`category_id=${home?.id}`), 'Lighting(Table Lamps) Cookware');
  assert.is(await list('category_id=2147483647'), '');
});

test('with a text lists only categories in which such products lie', async () => {
  assert.is(await list('q=stewpot&level=1'), 'Home(Cookware)');
  assert.is(await list('q=brass&level=1'), 'Home(Lighting(Table Lamps))');
  assert.is(await list('q=%3F%3F&level=1'), '');
});

test('with a shop lists only categories that it sells in', async () => {
  const shop = 'shop_domain=potter.example&search_in_shop=true&platform=woocommerce';
  assert.is(await list(`${shop}&level=1`), 'Home(Cookware)');
  assert.is(await list('shop_domain=potter.example&level=1'), 'Home(Lighting(Table Lamps) Cookware)');
});

test('sends a category with those around it and its products', async () => {
  const page = (await host.app.inject('/reviews/categories/lighting.json')).json();
  assert.is(page.category.name, 'Lighting');
  assert.is(page.category.path, '/reviews/categories/lighting');
  assert.equal([write(page.children), write(page.grand_children)], ['Table Lamps', '']);
  assert.is(write(page.upper_level_categories.map(({ name }: Named) => ({ name, children: [] }))), 'Home');
  assert.is(page.category.items.length, 12);
  assert.ok(page.category.items.every((one: { title: string }) => /lamp/i.test(one.title)));
  const search = await host.app.inject(
    `/reviews/search.json?q=&category_id=${page.category.id}&min_transparency=80`,
  );
  const ids = (list: readonly { encoded_product_id: string }[]) => list.map(one => one.encoded_product_id);
  assert.equal(ids(page.category.items), ids(search.json().data.search_results).slice(0, 12));
  const home = (await host.app.inject('/reviews/categories/home.json')).json();
  assert.equal(
    home.grand_children.map((one: Named) => one.name),
    ['Table Lamps'],
  );
});

test('answers 404 for a category that is not there', async () => {
  for (const handle of ['none', '%00', 'a.b']) {
    const answer = await host.app.inject(`/reviews/categories/${handle}.json`);
    assert.equal([answer.statusCode, answer.json().error], [404, 'Category not found'], handle);
  }
});

test.run();
