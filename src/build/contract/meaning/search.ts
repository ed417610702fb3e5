/** What a search means: words, filters, order and pages choose which products and stores are answered. */
import { encodeQuery, type Query } from '../../../api/call.ts';
import { at, isFalling, isRising, numberAt, numbersOf, rowsAt, textAt, textsOf } from '../read.ts';
import type { Rule, RuleContext } from '../rule.ts';

/** A word that no catalogue has. */
export const noWord = 'xqzvkwjy';

/** Where an answer has its rows and figures. */
interface Places {
  readonly rows: string;
  readonly id: string;
  readonly title: string;
  readonly total: (data: unknown) => number | null;
  readonly perPage: (data: unknown) => number | null;
}

const products: Places = {
  rows: 'search_results',
  id: 'encoded_product_id',
  title: 'title',
  total: data => numberAt(data, 'data', 'rounded_results_total_count'),
  perPage: data => numberAt(data, 'data', 'per_page'),
};
const stores: Places = {
  rows: 'shop_results',
  id: 'encoded_shop_id',
  title: 'name',
  total: data => numberAt(data, 'data', 'results_total_count') ?? numberAt(data, 'results_total_count'),
  perPage: data => numberAt(data, 'data', 'per_page') ?? numberAt(data, 'per_page'),
};

/** Rows, their place, and the answer: of the request as it is, or of a changed one. */
const rowsOf = (data: unknown, { rows }: Places) => rowsAt(data, 'data', rows);

/** @returns whether there is anything to look at */
function checkPage({ data, request, expect }: RuleContext, places: Places): boolean {
  const rows = rowsOf(data, places);
  const [total, perPage] = [places.total(data), places.perPage(data)];
  const path = `data.${places.rows}`;
  expect(rows.length > 0, path, 'rows: a search without words and filters finds everything', 'none');
  const ids = textsOf(rows, places.id);
  expect(
    new Set(ids).size === ids.length,
    `${path}.${places.id}`,
    'an id of its own for each row',
    'one twice',
  );
  if (total !== null)
    expect(total >= rows.length, 'total', `at least ${rows.length}, the rows of this page`, total);
  if (perPage) {
    expect(rows.length <= perPage, path, `at most per_page = ${perPage} rows`, rows.length);
    if (total !== null && rows.length < perPage)
      expect(
        total <= rows.length,
        'total',
        `${rows.length}, for the page has fewer rows than per_page`,
        total,
      );
  }
  const page = numberAt(data, 'data', 'current_page') ?? numberAt(data, 'current_page');
  if (page !== null) expect(page === Number(request.query?.page), 'current_page', '1', page);
  return rows.length > 0;
}

async function checkWords({ data, ask, expect }: RuleContext, places: Places): Promise<void> {
  const rows = rowsOf(data, places);
  const path = `data.${places.rows}`;
  const none = await ask({ q: noWord });
  if (none !== undefined) {
    expect(rowsOf(none, places).length === 0, path, `no rows for "${noWord}"`, rowsOf(none, places).length);
    expect((places.total(none) ?? 0) === 0, 'total', `0 for "${noWord}"`, places.total(none));
  }
  // The last one: it does not come first by itself.
  const wanted = rows.at(-1);
  const title = textAt(wanted, places.title);
  if (!title || rows.length < 2) return;
  const found = await ask({ q: title });
  if (found === undefined) return;
  const ids = textsOf(rowsOf(found, places), places.id);
  expect(ids.includes(textAt(wanted, places.id)), path, `"${title}", which is searched for`, 'others alone');
}

async function checkPages({ data, ask, expect }: RuleContext, places: Places): Promise<void> {
  const rows = rowsOf(data, places);
  if ((places.total(data) ?? 0) <= rows.length) return;
  const next = await ask({ page: '2' });
  if (next === undefined) return;
  const ids = new Set(textsOf(rows, places.id));
  const again = textsOf(rowsOf(next, places), places.id).filter(id => ids.has(id));
  const path = `data.${places.rows}`;
  expect(
    rowsOf(next, places).length > 0,
    path,
    'rows on page 2, for the total is larger than page 1',
    'none',
  );
  expect(again.length === 0, path, 'other rows on page 2', `${again.length} of page 1`);
  const page = numberAt(next, 'data', 'current_page') ?? numberAt(next, 'current_page');
  if (page !== null) expect(page === 2, 'current_page', '2', page);
}

/** A filter: what is asked for, and whether a row fits. A row that does not say it fits. */
interface Filter {
  readonly query: Query;
  readonly field: string;
  readonly fits: (value: number | string) => boolean;
  readonly words: string;
}

async function checkFilters({ ask, expect }: RuleContext, places: Places, filters: readonly Filter[]) {
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

const atLeast = (limit: number) => (value: number | string) => Number(value) >= limit - 1e-6;
const percent = (score: number) => Math.floor(score * 100 + 1e-6);

function productFilters(rows: readonly unknown[]): Filter[] {
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

async function checkOrders({ data, ask, expect }: RuleContext): Promise<void> {
  const path = 'data.search_results';
  const row = rowsAt(data, 'data', 'search_results')[0];
  const [shop_domain, platform] = [textAt(row, 'shop_domain'), textAt(row, 'platform')];
  const inShop: Query = shop_domain && platform ? { shop_domain, platform, search_in_shop: 'true' } : {};
  const orders = [
    ['price_asc', 'price', isRising, inShop],
    ['price_desc', 'price', isFalling, inShop],
    ['reviews_count', 'reviews_count', isFalling, {}],
  ] as const;
  for (const [sort_by, field, isOrdered, query] of orders) {
    const answer = await ask({ ...query, sort_by });
    if (answer === undefined) continue;
    const rows = rowsAt(answer, 'data', 'search_results');
    // Prices of several currencies are in no order that can be seen.
    if (field === 'price' && new Set(textsOf(rows, 'currency')).size > 1) continue;
    const values = numbersOf(rows, field);
    expect(isOrdered(values), `${path}.${field}`, `the order ${sort_by}`, values.slice(0, 4).join(', '));
  }
  const newest = await ask({ sort_by: 'newest' });
  const dearest = await ask({ sort_by: 'price_desc' });
  const ids = (answer: unknown) =>
    textsOf(rowsAt(answer, 'data', 'search_results'), 'encoded_product_id').join();
  if (newest !== undefined && dearest !== undefined && rowsAt(data, 'data', 'search_results').length > 3)
    expect(
      ids(newest) !== ids(dearest) || ids(newest) !== ids(data),
      path,
      'another order by sort_by=newest',
      'the same rows',
    );
}

async function checkCategory({ data, ask, expect, earlier }: RuleContext): Promise<void> {
  const categories = rowsAt(earlier.categories, 'product_categories');
  const total = products.total(data);
  if (categories.length === 0 || total === null) return;
  for (const one of categories.slice(0, 2)) {
    const answer = await ask({ category_id: textAt(one, 'id') });
    if (answer === undefined) continue;
    const found = products.total(answer);
    const own = numberAt(one, 'products_count');
    // A round total says less than all of its digits.
    if (own !== null && found !== null && found < 100)
      expect(
        Math.abs(found - own) <= Math.max(1, own * 0.1),
        'total',
        `${own}, products_count of this category`,
        found,
      );
    const shown = textAt(answer, 'data', 'category', 'id');
    if (shown) expect(shown === textAt(one, 'id'), 'data.category.id', textAt(one, 'id'), shown);
  }
  const nothing = await ask({ category_id: '999999999' });
  if (nothing !== undefined)
    expect(
      rowsOf(nothing, products).length === 0,
      'data.search_results',
      'no rows in a category that there is not',
      rowsOf(nothing, products).length,
    );
}

/** What ships to a country are as many as `results_with` says. Round totals say less than all of their digits. */
async function checkCountry({ data, ask, expect }: RuleContext): Promise<void> {
  const counts = Object(at(data, 'metrics', 'results_with', 'country')) as Record<string, unknown>;
  const all = products.total(data) ?? 0;
  const [country] = Object.keys(counts)
    .filter(code => code !== 'other' && Number(counts[code]) > 0 && Number(counts[code]) < 0.8 * all)
    .sort((a, b) => Number(counts[b]) - Number(counts[a]));
  if (country === undefined) return;
  const [count, found] = [Number(counts[country]), products.total(await ask({ country }))];
  const isNear = found === null || Math.abs(found - count) <= Math.max(1, count * 0.1);
  expect(isNear, 'total', `${count}, results_with.country.${country}`, found);
}

export const searchRules: Readonly<Record<string, Rule>> = {
  searchCall: async context => {
    if (!checkPage(context, products)) return;
    const counts = numbersOf(rowsOf(context.data, products), 'reviews_count');
    const isSilent = counts.length > 0 && counts.every(count => count === 0);
    const reviews = numberAt(context.earlier.home, 'total_verified_reviews') ?? 0;
    context.expect(
      !isSilent || reviews === 0,
      'data.search_results.reviews_count',
      `reviews of some products, for there are ${reviews}`,
      'only 0',
    );
    await checkWords(context, products);
    await checkPages(context, products);
    await checkFilters(context, products, productFilters(rowsOf(context.data, products)));
    await checkOrders(context);
    await checkCategory(context);
    await checkCountry(context);
  },
  storeSearchCall: async context => {
    if (!checkPage(context, stores)) return;
    await checkWords(context, stores);
    await checkPages(context, stores);
    const [country] = textsOf(rowsOf(context.data, stores), 'country').slice(-1);
    const fits = (value: number | string) => String(value).toUpperCase() === country?.toUpperCase();
    const ofCountry = country && {
      query: { store_country: country.toUpperCase() },
      field: 'country',
      fits,
      words: country,
    };
    const rated = {
      query: { min_rating: '4' },
      field: 'average_rating',
      fits: atLeast(4),
      words: 'at least 4 stars',
    };
    await checkFilters(context, stores, ofCountry ? [ofCountry, rated] : [rated]);
  },
  instantSearchCall: async ({ ask, expect, earlier }) => {
    const title = textAt(earlier.product, 'title');
    const word = title.split(/\s+/).find(one => one.length > 3) ?? title;
    if (!word) return;
    const answer = await ask({ q: word });
    if (answer === undefined) return;
    const groups = ['suggestions', 'products', 'stores', 'categories'].flatMap(name => rowsAt(answer, name));
    expect(groups.length > 0, 'suggestions', `suggestions for "${word}", a word of a title`, 'none');
    const none = await ask({ q: noWord });
    const wrong = ['products', 'stores', 'categories'].filter(name => rowsAt(none, name).length > 0);
    expect(wrong.length === 0, wrong[0] ?? 'products', `none for "${noWord}"`, 'rows');
    const texts = textsOf(rowsAt(answer, 'suggestions'), 'text');
    const others = textsOf(rowsAt(none, 'suggestions'), 'text');
    expect(
      texts.length === 0 || texts.join() !== others.join(),
      'suggestions',
      'others for another text',
      'the same',
    );
    expect(new Set(texts).size === texts.length, 'suggestions', 'each text once', 'one twice');
  },
};
