/** What pages of products, stores and categories mean: they are about what was asked, and agree with the cards. */
import { matchPath } from '../../../routing/addresses/paths.ts';
import { at, numberAt, numbersOf, rowsAt, textAt, textsOf } from '../read.ts';
import type { Rule, RuleContext } from '../rule.ts';

/** A segment that names nothing. */
const nothing = 'there-is-no-such-thing';

/** Figures of the same thing in two answers are the same where both have them. */
function agree(
  { expect }: RuleContext,
  path: string,
  [one, name]: readonly [unknown, string],
  [other, otherName]: readonly [unknown, string],
  where: string,
): void {
  const [found, expected] = [at(one, name), at(other, otherName)];
  if (found == null || expected == null) return;
  const isSame =
    typeof found === 'number' && typeof expected === 'number'
      ? Math.abs(found - expected) < 0.051
      : String(found) === String(expected);
  expect(
    isSame,
    `${path}.${name}`,
    `${String(expected)}, as ${where} has it: one of the two is wrong`,
    found,
  );
}

/** The address of what is shown leads back to it. */
function leadsHere({ request, expect }: RuleContext, path: string, address: string): void {
  const match = matchPath(address.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/)[0] ?? '');
  const wrong = Object.entries(match?.params ?? {}).find(([name, value]) => {
    const asked = request.segments?.[name];
    return asked !== undefined && asked !== value;
  });
  expect(!wrong, path, `the path that was asked for`, address);
}

async function isNotThere({ statusOf, request, expect }: RuleContext, what: string): Promise<void> {
  // Each part of the path counts: a product is not in another store.
  for (const name of Object.keys(request.segments ?? {})) {
    const status = await statusOf({ ...request.segments, [name]: nothing });
    const where = `404 for ${what} that there is not: {${name}} is ${nothing}`;
    expect(status === 404 || status === 410, 'status', where, status);
  }
}

/** Transparency and authenticity are shares, and the sums say of what. */
export function checkSums({ expect }: Pick<RuleContext, 'expect'>, metrics: unknown, path: string): void {
  const [written, published, verified] = ['written', 'published', 'verified'].map(name =>
    numberAt(metrics, `${name}_reviews_count`),
  );
  if (written != null && published != null) {
    expect(
      published <= written,
      `${path}.published_reviews_count`,
      `at most ${written}, those written`,
      published,
    );
    share('transparency_score', published, written);
  }
  if (verified != null && published != null) {
    expect(
      verified <= published,
      `${path}.verified_reviews_count`,
      `at most ${published}, those published`,
      verified,
    );
    share('authenticity_score', verified, published);
  }
  function share(name: string, part: number, whole: number): void {
    const score = numberAt(metrics, name);
    if (score === null || whole === 0) return;
    expect(
      Math.abs(score - part / whole) < 0.02,
      `${path}.${name}`,
      `${(part / whole).toFixed(2)} = ${part} / ${whole}`,
      score,
    );
  }
}

const topDown = (rows: readonly unknown[]): boolean => {
  const levels = numbersOf(rows, 'level');
  return levels.every((level, index) => index === 0 || level > (levels[index - 1] as number));
};

export const goodsRules: Readonly<Record<string, Rule>> = {
  productPageCall: async context => {
    const { data, earlier, expect } = context;
    const [product, shop, card] = [at(data, 'product_data'), at(data, 'shop_data'), earlier.product];
    const path = 'product_data';
    const pairs = [
      ['encoded_id', 'encoded_product_id'],
      ...['title', 'price', 'currency', 'average_rating', 'reviews_count', 'shop_domain', 'platform'].map(
        name => [name, name] as const,
      ),
    ] as const;
    // A price is that of the cheapest variant, where there are several.
    const own = { ...(product as object), price: at(product, 'lowest_price') ?? at(product, 'price') };
    for (const [name, other] of pairs) agree(context, path, [own, name], [card, other], 'searchCall');
    agree(context, 'shop_data', [shop, 'domain'], [product, 'shop_domain'], 'product_data');
    agree(context, 'shop_data', [shop, 'platform'], [product, 'platform'], 'product_data');
    leadsHere(context, `${path}.internal_path`, textAt(product, 'internal_path'));
    const categories = rowsAt(data, 'categories_data');
    expect(
      topDown(categories),
      'categories_data',
      'from the top level down',
      numbersOf(categories, 'level').join(', '),
    );
    const own_id = textAt(product, 'category_id');
    if (own_id && categories.length > 0)
      expect(
        textAt(categories.at(-1), 'id') === own_id,
        'categories_data',
        `category_id ${own_id} last`,
        textAt(categories.at(-1), 'id'),
      );
    for (const name of ['similar_products', 'more_from_shop']) {
      const ids = textsOf(rowsAt(data, name), 'encoded_product_id');
      expect(
        !ids.includes(textAt(product, 'encoded_id')),
        name,
        'others than the product itself',
        'the product',
      );
    }
    const ofShop = textsOf(rowsAt(data, 'more_from_shop'), 'shop_domain');
    expect(
      ofShop.every(domain => domain === textAt(shop, 'domain')),
      'more_from_shop',
      'products of this store',
      ofShop.join(', '),
    );
    checkSums(context, at(shop, 'shop_metrics'), 'shop_data.shop_metrics');
    await isNotThere(context, 'a product');
  },
  shopPageCall: async context => {
    const { data, earlier, expect } = context;
    const [shop, before] = [at(data, 'shop_data'), at(earlier.page, 'shop_data')];
    for (const name of ['encoded_id', 'domain', 'platform', 'name', 'public_token', 'country'])
      agree(context, 'shop_data', [shop, name], [before, name], 'productPageCall');
    const [metrics, metricsBefore] = [at(shop, 'shop_metrics'), at(before, 'shop_metrics')];
    for (const name of ['transparency_score', 'authenticity_score', 'published_reviews_count'])
      agree(context, 'shop_data.shop_metrics', [metrics, name], [metricsBefore, name], 'productPageCall');
    leadsHere(context, 'shop_data.internal_path', textAt(shop, 'internal_path'));
    const domains = textsOf(rowsAt(data, 'top_products'), 'shop_domain');
    expect(
      domains.every(one => one === textAt(shop, 'domain')),
      'top_products',
      'products of this store',
      domains.join(', '),
    );
    expect(
      shownOnly(rowsAt(data, 'featured_cards')),
      'featured_cards',
      'reviews that are shown',
      'one that is not',
    );
    checkSums(context, at(shop, 'shop_metrics'), 'shop_data.shop_metrics');
    await isNotThere(context, 'a store');
  },
  categoriesCall: ({ data, expect }) => {
    const rows = rowsAt(data, 'product_categories');
    expect(rows.length > 0, 'product_categories', 'the top categories', 'none');
    const levels = numbersOf(rows, 'level');
    expect(
      levels.every(level => level === 1),
      'product_categories.level',
      '1, which was asked for',
      levels.join(', '),
    );
    const counts = numbersOf(rows, 'products_count');
    const isEmpty = counts.length > 0 && counts.every(count => count === 0);
    expect(!isEmpty, 'product_categories.products_count', 'numbers of products', 'only 0');
  },
  allCategoriesCall: ({ data, earlier, expect }) => {
    const rows = [data, at(data, 'categories'), at(data, 'product_categories')].find(Array.isArray) ?? [];
    expect(rows.length > 0, 'answer', 'the categories', 'none');
    const ids = new Set(textsOf(rows, 'id'));
    const lost = rowsAt(earlier.categories, 'product_categories').find(row => !ids.has(textAt(row, 'id')));
    const which = `"${textAt(lost, 'name')}", which categoriesCall has: one of the two is wrong`;
    expect(lost === undefined, 'categories', which, 'others');
  },
  categoryPageCall: async context => {
    const { data, request, expect } = context;
    const category = at(data, 'category');
    const handle = textAt(category, 'handle');
    if (handle)
      expect(
        handle === request.segments?.category_slug,
        'category.handle',
        request.segments?.category_slug ?? '',
        handle,
      );
    const upper =
      [at(category, 'upper_level_categories'), at(data, 'upper_level_categories')].find(Array.isArray) ?? [];
    expect(
      topDown(upper),
      'upper_level_categories',
      'from the top level down',
      numbersOf(upper, 'level').join(', '),
    );
    expect(
      !textsOf(upper, 'id').includes(textAt(category, 'id')),
      'upper_level_categories',
      'those above alone',
      'the category itself',
    );
    const items = rowsAt(category, 'items').length;
    const count = numberAt(category, 'products_count');
    if (count !== null)
      expect(count >= items, 'category.products_count', `at least ${items}, the items`, count);
    if (count) expect(items > 0, 'category.items', `products, for products_count is ${count}`, 'none');
    await isNotThere(context, 'a category');
  },
};

/** Whether none of the reviews is hidden or deleted. */
export const shownOnly = (reviews: readonly unknown[]): boolean =>
  reviews.every(review => at(review, 'published') !== false && at(review, 'deleted') !== true);
