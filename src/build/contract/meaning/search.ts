/** What a search means: words, filters, order and pages choose which products and stores are answered. */
import { matchPath } from '../../../routing/addresses/paths.ts';
import { numberAt, numbersOf, rowsAt, textAt, textsOf } from '../read.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { atLeast, checkCategory, checkCounts, checkFilters, isNear, productFilters } from './filters.ts';
import { checkLimits } from './money.ts';
import { checkOrders, checkStoreOrder } from './orders.ts';
import { noWord, type Places, products, rowsOf, stores } from './places.ts';

/** @returns whether there is anything to look at */
function checkPage({ data, request, expect }: RuleContext, places: Places): boolean {
  const rows = rowsOf(data, places);
  const [total, perPage] = [places.total(data), places.perPage(data)];
  const path = `data.${places.rows}`;
  expect(rows.length > 0, path, 'rows: a search without words and filters finds everything', 'none');
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

async function checkWords({ data, ask, expect, advise }: RuleContext, places: Places): Promise<void> {
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
  // In small letters: case makes no difference to people who type.
  for (const q of [title, title.toLowerCase()]) {
    const found = await ask({ q });
    if (found === undefined) continue;
    const ids = textsOf(rowsOf(found, places), places.id);
    expect(ids.includes(textAt(wanted, places.id)), path, `"${title}" with q=${q}`, 'others alone');
  }
  const accented = rows.find(row => bare(textAt(row, places.title)) !== textAt(row, places.title));
  const plain = bare(textAt(accented, places.title));
  const unaccented = plain && (await ask({ q: plain }));
  if (unaccented)
    advise(
      textsOf(rowsOf(unaccented, places), places.id).includes(textAt(accented, places.id)),
      path,
      `"${textAt(accented, places.title)}" with q=${plain}, for people type without accents`,
      'others alone',
    );
  // Signs that mean something to a database.
  await ask({ q: `${noWord} 100% o'"_\\` });
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

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
  const [total, ofNext] = [places.total(data), places.total(next)];
  if (total !== null && ofNext !== null)
    expect(total === ofNext, 'total', `${total} on page 2, as on page 1`, ofNext);
  const beyond = rowsOf(await ask({ page: '9999' }), places).length;
  if ((total ?? 0) < 9_999) expect(beyond === 0, path, 'no rows on page 9999', beyond);
}

const groupsOf = (answer: unknown): readonly unknown[] =>
  ['suggestions', 'products', 'stores', 'categories'].flatMap(name => rowsAt(answer, name));

/** As many products are found in a store as it says. */
async function checkProductsOf({ data, request, other, expect }: RuleContext): Promise<void> {
  for (const shop of rowsOf(data, stores).slice(-2)) {
    const [shop_domain, platform] = [textAt(shop, 'domain'), textAt(shop, 'platform')];
    const count = numberAt(shop, 'products_count');
    if (!shop_domain || !platform || count === null) continue;
    const inShop = { ...request.query, shop_domain, platform, search_in_shop: 'true' };
    const found = products.total(await other('searchCall', inShop));
    const words = `${found}, as searchCall finds in this store: one of the two is wrong`;
    if (found !== null) expect(isNear(count, found), 'data.shop_results.products_count', words, count);
  }
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
    await checkLimits(context);
    await checkCategory(context);
    await checkCounts(context, products);
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
    await checkCounts(context, stores);
    await checkStoreOrder(context, stores);
    await checkProductsOf(context);
  },
  instantSearchCall: async ({ ask, other, expect, earlier, has }) => {
    const title = textAt(earlier.product, 'title');
    const word = title.split(/\s+/).find(one => one.length > 3) ?? title;
    if (!word) return;
    const answer = await ask({ q: word });
    if (answer === undefined) return;
    expect(
      groupsOf(answer).length > 0,
      'suggestions',
      `suggestions for "${word}", a word of a title`,
      'none',
    );
    const small = await ask({ q: word.toLowerCase() });
    const inSmall = groupsOf(small).length;
    expect(
      inSmall > 0,
      'suggestions',
      `suggestions for "${word.toLowerCase()}", in small letters, too`,
      'none',
    );
    const leading = rowsAt(answer, 'products')[0];
    const match = matchPath(textAt(leading, 'internal_path').split(/[?#]/)[0] ?? '');
    if (match?.name === 'product' && has('product')) {
      const page = await other('productPageCall', { format: 'json' }, match.params);
      const path = textAt(leading, 'internal_path');
      expect(
        page !== undefined,
        'products.internal_path',
        'the path of a product',
        `${path}, which is not there`,
      );
    }
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
