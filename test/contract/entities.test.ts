/** The entities of the contract, by the field names of hosts. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContract } from '../../src/build/contract/list.ts';
import { reviewSources } from '../../src/contract/reviews.ts';
import { shopReviewTypes } from '../../src/contract/review-widgets.ts';

const { calls, entities } = await readContract();
const answer = (name: string) => calls.get(name)?.answer;

interface Node {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly options?: readonly Node[];
  readonly getter?: () => Node;
}

/** All names of fields in a schema, `outer.inner`; lists and what may be missing are looked through. */
function fieldsOf(node: Node | undefined, before = '', depth = 0): string[] {
  if (!node || depth > 8) return [];
  const inner = [node.wrapped, node.item, ...(node.options ?? []), node.getter?.()];
  return [
    ...Object.entries(node.entries ?? {}).flatMap(([name, below]) => [
      before + name,
      ...fieldsOf(below, `${before}${name}.`, depth + 1),
    ]),
    ...inner.flatMap(one => fieldsOf(one, before, depth + 1)),
  ];
}

const person = 'name encoded_id avatar_image_url.normal avatar_image_url.retina avatar_hash verified_buyer';
const category =
  'id name handle path level parent_id children is_deepest external_title external_description items image_url ' +
  'bar_flat_view bar_order page_order';
const around = 'category children grand_children upper_level_categories';
const shop =
  'encoded_id domain platform public_token name internal_path external_url country settings.disable_web_reviews ' +
  'settings.enable_question_anwser settings.shop_settings.review_site_show_cards_carousel shop_medals shop_metrics ' +
  'contact_info.response_time.number contact_info.response_time.unit';
const product =
  'encoded_id external_id handle title description image_url retina_image_url external_url shop_domain platform ' +
  'internal_path';
const widget =
  'average_rating number_of_reviews number_of_questions rating_histogram_data product_metrics.transparency_score ' +
  'product_metrics.authenticity_score currency total_count total_pages current_page reviews';
const media = 'reviews items total_count total_pages current_page';

const expected: readonly [name: string, schema: unknown, fields: string][] = [
  ['the current reviewer', answer('meCall'), `${person} current_country currency exchange_rates`],
  ['the author of a review', entities.get('reviewAuthor'), person],
  ['an answer to a search', answer('searchCall'), 'data meta_data metrics'],
  [
    'a page of results',
    entities.get('searchResultPage'),
    'category current_page rounded_results_total_count per_page search_in_shop_name done_search_sha1 search_results',
  ],
  ['suggestions', answer('instantSearchCall'), 'suggestions.text suggestions.id'],
  ['a category', entities.get('category'), `${category} upper_level_categories`],
  [
    'a category on its page',
    entities.get('shownCategory'),
    `${category} grand_children upper_level_categories`,
  ],
  ['the page of a category', answer('categoryPageCall'), around],
  ['categories', answer('categoriesCall'), 'product_categories meta_data'],
  [
    'stores',
    answer('storeSearchCall'),
    'data.shop_results.encoded_shop_id data.results_total_count data.per_page results_total_count per_page meta_data metrics',
  ],
  ['a listed product', entities.get('productCard'), 'encoded_product_id image_url retina_image_url'],
  [
    'the page of a product',
    answer('productPageCall'),
    'product_data shop_data meta_data.title categories_data',
  ],
  ['a product', entities.get('productData'), product],
  ['a shop', entities.get('shopData'), shop],
  ['home metrics', answer('homeMetricsCall'), 'total_verified_reviews shop_metric line_item_metric'],
  [
    'a review',
    entities.get('review'),
    'uuid public_id published deleted video_external_ids media_platform_hosted_video_infos.media_platform_url ' +
      'pictures_urls.compact pictures_urls.huge',
  ],
  ['the reviews of a product', answer('productReviewCall'), widget],
  ['the reviews of a shop', answer('allReviewsCall'), widget],
  ['the page of a shop', answer('shopPageCall'), 'shop_data meta_data.title top_products featured_cards'],
  ['questions', answer('questionsCall'), 'questions total_count total_pages current_page'],
  ['a media item', entities.get('galleryMedia'), 'id review_uuid dataType source videoId'],
  ['the media of a product', answer('productMediaCall'), media],
  ['the media of a shop', answer('shopMediaCall'), media],
  ['shipping countries', answer('shippingCountriesCall'), 'shipping_countries.name shipping_countries.code'],
  ['follows', answer('followsCall'), 'existing_followee_ids'],
];

for (const [name, schema, fields] of expected)
  test(`knows the fields of ${name}`, () => {
    const known = new Set(fieldsOf(schema as Node));
    assert.equal(
      fields.split(' ').filter(field => !known.has(field)),
      [],
    );
  });

test('lists the review sources and types of the specification', () => {
  assert.equal(
    reviewSources.join(' '),
    'all_sources organic invite migrated aliexpress verified_provider unverified_provider unverified_source',
  );
  assert.equal(shopReviewTypes.join(' '), 'all-reviews shop-reviews product-reviews');
});

test.run();
