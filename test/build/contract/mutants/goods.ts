/** Pages of products and stores, and categories. */
import { type Mutant, says, finds, reverse, none, always, stewpot, stewpotId, cookwareId } from './make.ts';

export const ofGoods: readonly Mutant[] = [
  finds('product', /no-such/, stewpot),
  says('product', 'another title', 'product_data.title', always('Something else')),
  says('product', 'another price', 'product_data.lowest_price', always(7)),
  says('product', 'another currency', 'product_data.currency', always('JPY')),
  says('product', 'other stars', 'product_data.average_rating', always(1.2)),
  says('product', 'no reviews', 'product_data.reviews_count', always(0)),
  says('product', 'another id', 'product_data.encoded_id', always('another')),
  says('product', 'another store', 'shop_data.domain', always('elsewhere.example')),
  says(
    'product',
    'the path of another',
    'product_data.internal_path',
    always('/reviews/stores/potter/products/another'),
  ),
  says('product', 'categories from below', 'categories_data', reverse),
  says('product', 'itself among similar ones', 'similar_products', (rows, _, __) => [
    ...((rows as unknown[]) ?? []),
    { encoded_product_id: stewpotId.id, title: 'x', internal_path: stewpot },
  ]),
  says(
    'product',
    'products of another store as its own',
    'more_from_shop.*.shop_domain',
    always('elsewhere.example'),
  ),
  says('product', 'transparency that its sums deny', 'shop_data.shop_metrics', metrics => ({
    ...(metrics as object),
    transparency_score: 0.5,
    written_reviews_count: 10,
    published_reviews_count: 10,
  })),
  says('product', 'more verified than shown', 'shop_data.shop_metrics', metrics => ({
    ...(metrics as object),
    published_reviews_count: 5,
    verified_reviews_count: 9,
  })),
  finds('shop', /no-such/, '/reviews/stores/potter'),
  says('shop', 'another domain', 'shop_data.domain', always('elsewhere.example')),
  says('shop', 'another token', 'shop_data.public_token', always('another')),
  says('shop', 'another name', 'shop_data.name', always('Another')),
  says('shop', 'products of another store', 'top_products.*.shop_domain', always('elsewhere.example')),
  says('shop', 'hidden recommendations', 'featured_cards', always([{ published: false, title: 'x' }])),
  says('categories', 'no products in any', 'product_categories.*.products_count', always(0)),
  says('categories', 'another level', 'product_categories.*.level', always(2)),
  says('categories', 'none', 'product_categories', none),
  says('categories', 'one twice', 'product_categories', rows => [
    ...(rows as unknown[]),
    (rows as unknown[])[0],
  ]),
  says('all', 'none', '', () => []),
  finds('category', /no-such/, '/reviews/categories/cookware.json'),
  says('category', 'another one', 'category.handle', always('another')),
  says('category', 'no products, though it has some', 'category.items', none),
  says('category', 'no products, though it shows some', 'category.products_count', always(0)),
  says('category', 'itself above itself', 'upper_level_categories', (_, __) => [
    { id: cookwareId.id, name: 'x', level: 1 },
  ]),
];
