/** Filters of a search: each row fits, and as many are found as the answer says beside each value. */
import { encodeQuery, type Query } from '../../../api/call.ts';
import { at, numberAt, numbersOf, rowsAt, textAt, textsOf } from '../read.ts';
import type { RuleContext } from '../rule.ts';
import { type Places, products, rowsOf } from './places.ts';

/** A filter: what is asked for, and whether a row fits. A row that does not say it fits. */
interface Filter {
  readonly query: Query;
  readonly field: string;
  readonly fits: (value: number | string) => boolean;
  readonly words: string;
}

export async function checkFilters({ ask, expect }: RuleContext, places: Places, filters: readonly Filter[]) {
  for (const { query, field, fits, words } of filters) {
    const answer = await ask(query);
    if (answer === undefined) continue;
    const values = rowsOf(answer, places).flatMap(row => {
      const value = at(row, ...field.split('.'));
      return typeof value === 'number' || (typeof value === 'string' && value) ? [value] : [];
    });
    const wrong = values.find(value => !fits(value));
    const path = `data.${places.rows}.${field}`;
    expect(wrong === undefined, path, `${words} with ${encodeQuery(query)}`, wrong);
  }
}

export const atLeast = (limit: number) => (value: number | string) => Number(value) >= limit - 1e-6;
const percent = (score: number) => Math.floor(score * 100 + 1e-6);

export function productFilters(rows: readonly unknown[]): Filter[] {
  const filters: Filter[] = [];
  const add = (query: Query, field: string, fits: Filter['fits'], words: string) =>
    filters.push({ query, field, fits, words });
  add({ min_rating: '4' }, 'average_rating', atLeast(4), 'at least 4 stars');
  for (const kind of ['transparency', 'authenticity'] as const) {
    const scores = numbersOf(rows, `${kind}_score`);
    if (scores.length === 0) continue;
    const limit = percent(Math.max(...scores));
    const query = { [`min_${kind}`]: String(limit) };
    add(query, `${kind}_score`, score => percent(Number(score)) >= limit, `at least ${limit / 100}`);
  }
  const counts = numbersOf(rows, 'reviews_count');
  const most = Math.max(0, ...counts);
  if (most > 0) add({ reviews_count: String(most) }, 'reviews_count', atLeast(most), `at least ${most}`);
  const [country] = textsOf(rows, 'shop_country').slice(-1);
  if (country)
    add(
      { store_country: country.toUpperCase() },
      'shop_country',
      value => String(value).toUpperCase() === country.toUpperCase(),
      country,
    );
  const [brand] = textsOf(rows, 'brand');
  if (brand) add({ brand }, 'brand', value => value === brand, brand);
  const currency = textsOf(rows, 'currency')[0];
  const prices = numbersOf(
    rows.filter(row => textAt(row, 'currency') === currency),
    'price',
  );
  if (currency && prices.length > 0) {
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    // In one currency, so that nothing is converted.
    const shop = rows.find(row => textAt(row, 'currency') === currency);
    const [shop_domain, platform] = [textAt(shop, 'shop_domain'), textAt(shop, 'platform')];
    const inShop = shop_domain && platform ? { shop_domain, platform, search_in_shop: 'true' } : null;
    if (inShop) {
      add(inShop, 'shop_domain', value => value === shop_domain, shop_domain);
      add(
        { ...inShop, currency, max_price: String(low) },
        'price',
        value => Number(value) <= low + 0.01,
        `at most ${low}`,
      );
      add({ ...inShop, currency, min_price: String(high) }, 'price', atLeast(high), `at least ${high}`);
    }
  }
  return filters;
}

/** Filters of few values: a host may forget one of them. */
const short = ['min_rating', 'reviews_count', 'min_transparency', 'min_authenticity'];

/** Values that would show whether the filter is ignored; of long lists the least, one in the middle and the most. */
function tellingValues(name: string, counts: unknown, total: number): (readonly [string, number])[] {
  const told = Object.entries(Object(counts) as Record<string, unknown>)
    .flatMap(([value, count]): (readonly [string, number])[] =>
      !['*', 'other', '0'].includes(value) && typeof count === 'number' && count < total
        ? [[value, count]]
        : [],
    )
    .sort(([, one], [, other]) => one - other);
  const ends = [0, Math.floor((told.length - 1) / 2), told.length - 1];
  return short.includes(name) ? told : told.filter((_, index) => ends.includes(index));
}

/** Rounded totals say less than all of their digits. */
export const isNear = (found: number, count: number): boolean =>
  found < 100 && count < 100 ? found === count : Math.abs(found - count) <= count * 0.1;

/** With each value, as many are found as `results_with` says. */
export async function checkCounts({ data, ask, expect }: RuleContext, places: Places): Promise<void> {
  const total = places.total(data);
  if (total === null) return;
  for (const [name, counts] of Object.entries(Object(at(data, 'metrics', 'results_with')) as object))
    for (const [value, count] of tellingValues(name, counts, total)) {
      const found = places.total(await ask({ [name]: value }));
      if (found !== null)
        expect(isNear(found, count), 'total', `${count}, as results_with.${name}.${value} says`, found);
    }
}

export async function checkCategory({ data, ask, expect, earlier }: RuleContext): Promise<void> {
  const categories = rowsAt(earlier.categories, 'product_categories');
  if (categories.length === 0 || products.total(data) === null) return;
  for (const one of categories.slice(0, 2)) {
    const id = textAt(one, 'id');
    const answer = await ask({ category_id: id });
    if (answer === undefined) continue;
    const [found, own] = [products.total(answer), numberAt(one, 'products_count')];
    if (own !== null && found !== null && found < 100)
      expect(
        Math.abs(found - own) <= Math.max(1, own * 0.1),
        'total',
        `${own}, products_count in categoriesCall: one of the two is wrong`,
        found,
      );
    const shown = textAt(answer, 'data', 'category', 'id');
    if (shown) expect(shown === id, 'data.category.id', id, shown);
  }
  const nothing = await ask({ category_id: '999999999' });
  if (nothing === undefined) return;
  const rows = rowsOf(nothing, products).length;
  expect(rows === 0, 'data.search_results', 'no rows in a category that there is not', rows);
}
