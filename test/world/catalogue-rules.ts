import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { WorldRecord } from '../../fixtures/world/records.ts';
import { wordsIn } from '../../fixtures/world/words.ts';
import { departmentsOf, doubles } from './keys.ts';

/** The rules for categories, stores and products of a generated world. */
export function holdCatalogueRules(test: Test, world: () => readonly WorldRecord[]): void {
  const categories = () => world().filter(record => record.type === 'category');
  const shops = () => world().filter(record => record.type === 'shop');
  const products = () => world().filter(record => record.type === 'product');

  test('has twelve departments or more, each of three levels, and products in every one', () => {
    const parents = new Map(categories().map(({ handle, parent_handle }) => [handle, parent_handle]));
    const path = (handle: string | null): string[] =>
      handle === null ? [] : [...path(parents.get(handle) ?? null), handle];
    const tops = categories()
      .filter(({ parent_handle }) => parent_handle === null)
      .map(({ handle }) => handle);
    const paths = categories().map(({ handle }) => path(handle));
    const sold = new Set(products().map(({ category_handle }) => path(category_handle)[0]));

    assert.ok(tops.length >= 12, `only ${tops.length}`);
    assert.is(Math.max(...paths.map(({ length }) => length)), 3);
    assert.equal(
      tops.filter(top => !paths.some(([first, , third]) => first === top && third !== undefined)),
      [],
    );
    assert.equal(
      tops.filter(top => !sold.has(top)),
      [],
    );
  });

  test('has a bar of six departments and more, one of them flat, and a first section without a picture', () => {
    const tops = categories().filter(({ parent_handle }) => parent_handle === null);
    const inBar = tops
      .filter(({ bar_order }) => bar_order !== undefined)
      .sort((a, b) => Number(a.bar_order) - Number(b.bar_order));
    assert.ok(inBar.length > 6 && inBar.length < tops.length);
    const shown = inBar.slice(0, 6);
    assert.is(shown.filter(({ bar_flat_view }) => bar_flat_view).length, 1);
    const bare = shown.filter(({ handle }) => {
      const first = categories().find(
        ({ parent_handle, bar_order }) => parent_handle === handle && bar_order === 1,
      );
      return first && !first.image_url;
    });
    assert.is(bare.length, 1);
  });

  test('says no word twice in the title of a product', () => {
    for (const { title } of products()) {
      // "Sunflower Seeds, 40 seeds": a number of what the noun names is no doubled word.
      const [said = ''] = title.split(/, (?=\d)/);
      assert.equal(doubles(wordsIn(said)), [], title);
      assert.ok(said.split(' with ').length < 3, title);
      assert.not.match(title, /\b(Set|Pack)\b.*, (set|pack) of/, title);
    }
  });

  test('ends no line between a number and its unit', () => {
    const breaking = /\d (L|ml|k?g|[cm]?m|in|inch|oz|ct|W|GB|mAh|%)(?![\p{L}\d])/u;
    assert.equal(
      products()
        .map(({ title }) => title)
        .filter(title => breaking.test(title)),
      [],
    );
  });

  test('has prices above 0', () => {
    assert.equal(
      products().filter(({ price }) => !(price > 0)),
      [],
    );
  });

  test('has stores that sell what their name promises, and nothing else', () => {
    const trades: readonly [RegExp, readonly string[]][] = [
      [/footwear|shoes|zapater|bags/i, ['shoes-and-bags']],
      [/merino|wool|threads|cloth/i, ['clothing']],
      [/audio|sound/i, ['electronics', 'music-and-stage']],
      [/\bcup\b|\bkiln\b|pottery/i, []],
      [/spice|pantry|larder/i, ['food-and-treats']],
      [/soap|sabon/i, ['beauty-and-care']],
      [/\btools?\b|\bpets?\b|paws/i, []],
      [/\btoys\b/i, ['toys-and-games']],
      [/\bsport\b/i, ['sports-and-outdoors']],
      [/garden|plants/i, ['garden-and-plants']],
    ];
    const departmentOf = departmentsOf(world());
    const names = new Map(shops().map(({ slug, name }) => [slug, name]));
    const wrong = products().filter(({ shop_slug, category_handle }) =>
      trades.some(
        ([word, roots]) =>
          word.test(names.get(shop_slug) ?? '') && !roots.includes(departmentOf(category_handle)),
      ),
    );
    assert.equal(
      wrong.map(({ shop_slug, title }) => `${shop_slug}: ${title}`),
      [],
    );
  });

  test('throws, casts and blows no metal', () => {
    const wrong = products().filter(
      ({ title, description }) =>
        /enamel|steel|iron|copper/i.test(title) &&
        /\b(thrown|glazed by hand|blown)\b/i.test(description ?? ''),
    );
    assert.equal(
      wrong.map(({ title }) => title),
      [],
    );
  });

  test('is written in one spelling, but for the reviews of Americans', () => {
    const american = /\b(colors?|favor(ed|ites?)?|jewelry|gray|centers?|aluminum|apologize)\b/i;
    const wrong = world()
      .filter(({ type }) => ['category', 'shop', 'product', 'dispute'].includes(type))
      .filter(record => american.test(JSON.stringify(record)));
    assert.equal(wrong, []);
  });
}
