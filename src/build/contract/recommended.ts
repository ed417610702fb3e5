/** Fields that the contract lets a host leave out, and that a page is poor without. */
import { at, rowsAt } from './read.ts';

const card = [
  'image_url',
  'price',
  'currency',
  'average_rating',
  'reviews_count',
  'transparency_score',
  'authenticity_score',
  'shop_name',
  'shop_country',
];
const review = ['rating', 'title', 'body', 'created_at', 'reviewer.name', 'verified', 'lang', 'source'];
const person = ['name', 'avatar_image_url', 'reviews_count'];

/** By call: where its rows (or the thing itself) are, and what each needs for a full page. */
const recommended: Readonly<Record<string, readonly (readonly [path: string, fields: readonly string[]])[]>> =
  {
    searchCall: [
      ['data.search_results', card],
      ['metrics', ['results_with']],
    ],
    storeSearchCall: [
      [
        'data.shop_results',
        [
          'internal_path',
          'image_url',
          'average_rating',
          'reviews_count',
          'products_count',
          'shop_metrics',
          'country',
        ],
      ],
    ],
    instantSearchCall: [['products', ['image_url', 'price', 'currency']]],
    productPageCall: [
      [
        'product_data',
        [
          'image_url',
          'description',
          'price',
          'currency',
          'average_rating',
          'reviews_count',
          'category_id',
          'external_url',
        ],
      ],
      ['shop_data', ['image_url', 'description', 'country', 'shop_metrics', 'contact_info']],
      ['', ['meta_data', 'categories_data', 'similar_products']],
      ['meta_data', ['title', 'description']],
    ],
    shopPageCall: [
      ['shop_data', ['image_url', 'description', 'country', 'shop_metrics']],
      ['', ['meta_data', 'top_products']],
    ],
    productReviewCall: [
      ['', ['average_rating', 'number_of_reviews', 'rating_histogram_data', 'product_metrics']],
      ['reviews', review],
    ],
    allReviewsCall: [
      ['', ['average_rating', 'number_of_reviews', 'rating_histogram_data']],
      ['reviews', review],
    ],
    categoriesCall: [['product_categories', ['handle', 'level', 'image_url', 'products_count', 'children']]],
    categoryPageCall: [['category', ['handle', 'items', 'products_count']]],
    peopleCall: [['reviewers', [...person, 'internal_path']]],
    publicProfileCall: [
      ['', ['basic_data', 'extra_data', 'total_pages']],
      ['basic_data', ['name', 'avatar_image_url']],
    ],
    feedCall: [['feed_events', ['event_type', 'created_at']]],
    homeMetricsCall: [['', ['total_verified_reviews', 'shop_metric', 'line_item_metric']]],
    meCall: [['', ['current_country', 'exchange_rates']]],
  };

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The recommended fields that no row of an answer has, as `data.search_results.price`. */
export function missingForFullPage(name: string, data: unknown): string[] {
  return (recommended[name] ?? []).flatMap(([path, fields]) => {
    const steps = path.split('.').filter(Boolean);
    const value = at(data, ...steps);
    const rows = Array.isArray(value) ? rowsAt(data, ...steps) : [value];
    if (rows.length === 0 || !rows.some(isThere)) return [];
    const lacking = fields.filter(field => !rows.some(row => isThere(at(row, ...field.split('.')))));
    return lacking.map(field => [...steps, field].join('.'));
  });
}

/** The recommended fields of a call, as `data.search_results[]`: price, currency. */
export const recommendedFields = (
  name: string,
): readonly (readonly [path: string, fields: readonly string[]])[] => recommended[name] ?? [];
