/** What the parameters of calls mean. The schemas know most of them as texts, because an address has only texts. */
import { arbitratorAssignees, arbitratorSorts, arbitratorStatuses } from '../../contract/arbitrator.ts';
import { widgetPageSize } from '../../contract/limits.ts';
import { peopleFilters, peopleSorts } from '../../contract/people.ts';
import { profileSorts } from '../../contract/profile.ts';
import { reviewSorts } from '../../contract/review-widgets.ts';
import { searchDefaults } from '../../contract/search-params.ts';
import { productOrders } from '../../domain/filter-choices.ts';

export interface ParamInfo {
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'list' | 'object' | 'file' | 'date-time';
  /** What it means, in one sentence. */
  readonly about: string;
  /** All values, or those that are offered where a host may know others. */
  readonly values?: readonly string[];
  /** The value that the bundle sends or means where nobody chose one. */
  readonly standard?: string;
  readonly example?: string;
}

type Params = Readonly<Record<string, ParamInfo>>;

const p = (
  type: ParamInfo['type'],
  about: string,
  more: Pick<ParamInfo, 'values' | 'standard' | 'example'> = {},
): ParamInfo => ({ type, about, ...more });

/** Parameters that mean the same in every call. */
const everywhere: Params = {
  page: p('integer', 'page, from 1', { standard: '1' }),
  format: p('text', 'asks the address of a page for JSON'),
  redesign: p('text', 'passed on from the address of the page; may be ignored', { example: 'true' }),
  tab: p('text', 'the tab that is open'),
  q: p('text', 'words searched for; empty for everything', { standard: '', example: 'lamp' }),
  shop_domain: p('text', 'only this store: `domain` of `shop_data`', { example: 'lumen.example' }),
  platform: p('text', 'the shop system of that store: `platform` of `shop_data`', { example: 'shopify' }),
  search_in_shop: p(
    'text',
    'any text: the search is in that store alone; comes with `shop_domain` and `platform`',
    { example: 'true' },
  ),
  json_request: p('boolean', 'always true; may be ignored'),
  api_token: p('text', '`public_token` of `shop_data`; may be ignored', { example: '936e7bc760161a0b' }),
  external_id: p('text', '`external_id` of `product_data`', { example: '777' }),
  product_id: p('text', '`external_id` of `product_data`', { example: '777' }),
  sort_dir: p('text', 'always desc; the order itself is in sort_by'),
  per_page: p('integer', 'rows of a page', { example: String(widgetPageSize) }),
  search: p('text', 'words in title and text of reviews; empty for all', { standard: '' }),
  filter_rating: p('integer', 'whole stars, 1 to 5; empty for all', {
    standard: '',
    values: ['', '1', '2', '3', '4', '5'],
  }),
  exchange_rates: p('boolean', 'true where the rates are needed: none are stored, or they are six hours old'),
  country: p('text', 'the country of the shopper, two letters', { example: 'DE' }),
};

const ofSearch: Params = {
  sort_by: p('text', 'the order; absent: the best first, by words where there are some', {
    values: productOrders.flatMap(({ value }) => (value ? [value] : [])),
  }),
  category_id: p('integer', 'only in this category and below it: its `id`', { example: '4' }),
  brand: p('text', 'only products of this brand, as `results_with` names it', { example: 'Northpine' }),
  country: p('text', 'only what ships to this country, two letters; `*` for any', {
    standard: searchDefaults.country,
    example: 'DE',
  }),
  store_country: p('text', 'only stores in this country, two letters; `*` for any', {
    standard: searchDefaults.store_country,
    example: 'DE',
  }),
  min_rating: p('number', 'least stars, 0 to 5', { standard: String(searchDefaults.min_rating) }),
  min_transparency: p(
    'integer',
    'least transparency in percent, 0 to 100; the answer has it as a share, 0 to 1',
    {
      standard: String(searchDefaults.min_transparency),
    },
  ),
  min_authenticity: p(
    'integer',
    'least authenticity in percent, 0 to 100; the answer has it as a share, 0 to 1',
    {
      standard: String(searchDefaults.min_authenticity),
    },
  ),
  currency: p('text', 'the currency of the price limits, three letters; `*` for that of each store', {
    standard: '*',
    example: 'EUR',
  }),
  min_price: p('number', 'least price in `currency`', { example: '20' }),
  max_price: p('number', 'highest price in `currency`', { example: '50' }),
  reviews_count: p('integer', 'least number of reviews', { standard: String(searchDefaults.reviews_count) }),
  category_search: p('text', 'what was typed to find the category; may be ignored'),
};

const ofWidget: Params = {
  add_header_counts: p('boolean', 'always true: the figures above the list are asked for'),
  product_metrics: p('boolean', 'always true: the scores are asked for'),
  sort_by: p('text', 'the order', { values: reviewSorts, standard: 'pictures_first' }),
  sort_chosen: p(
    'boolean',
    'somebody chose the order; without it a host may answer in another, and says so in `sorted_by`',
  ),
  review_type: p(
    'text',
    'reviews of the store, of its products, or both; a product always has all of its own',
    { standard: 'all-reviews' },
  ),
  review_source: p('text', 'how reviews came about', { standard: 'all_sources' }),
  verified_only: p('boolean', 'only confirmed purchases', { standard: 'false' }),
  with_pictures: p('boolean', 'only reviews with pictures or videos'),
  topic: p('text', 'only reviews that mention it: `topic` of `topics`', { example: 'battery' }),
  review_language: p('text', 'only reviews in this language: a key of `review_languages`', { example: 'de' }),
  review_country: p('text', 'only reviews from this country: a key of `review_countries`', { example: 'DE' }),
  used_for: p('text', 'only reviews after so long a use'),
  linked_review: p('text', '`public_id` of a review that is asked for beside the list', { example: 'r7Xk2' }),
};
const ofProfile: Params = {
  sort_by: p('text', 'the order', { values: profileSorts, standard: profileSorts[0] }),
};
const ofReview: Params = {
  line_item_public_id: p('text', '`public_id` of the ordered product'),
  rating: p('integer', 'whole stars, 1 to 5'),
  title: p('text', 'its title, at most 120 characters'),
  body: p('text', 'its text, at most 5,000 characters'),
  recommend: p('boolean', 'whether its writer recommends the product; null where they do not say'),
  uploads: p('list', '`id` of each uploaded picture or video, in their order'),
  used_for: p('text', 'how long it was used'),
};

/** By call, where a name is known there alone or means something else. */
const ofCalls: Readonly<Record<string, Params>> = {
  searchCall: ofSearch,
  storeSearchCall: ofSearch,
  productReviewCall: ofWidget,
  allReviewsCall: ofWidget,
  categoriesCall: {
    q: p('text', 'only categories with products that have these words'),
    category_id: p('integer', 'the children of this category, in place of `level`'),
    level: p('integer', 'categories of this level, 1 at the top, with all below them', { example: '1' }),
  },
  productCarouselCall: { q: p('text', 'which carousel') },
  categoryCarouselCall: { q: p('text', 'which carousel') },
  collectionCarouselCall: { q: p('text', 'which carousel') },
  featuredReviewCarouselCall: { q: p('text', 'which carousel') },
  instantSearchCall: {
    q: p('text', 'what is typed so far; empty: `popular_searches` are asked for', { example: 'lam' }),
  },
  questionsCall: { sort_by: p('text', 'always the newest first') },
  peopleCall: {
    sort_by: p('text', 'the order', { values: peopleSorts, standard: peopleSorts[0] }),
    filter_by: p('text', 'which people', { values: peopleFilters, standard: peopleFilters[0] }),
    topic: p('text', 'only people who write about it: `topic` of `topics`', { example: 'cookware' }),
  },
  privateProfileCall: {
    ...ofProfile,
    review_type: p('text', 'which of the own reviews', { standard: 'all-reviews' }),
  },
  publicProfileCall: ofProfile,
  feedCall: {
    max_created_at: p(
      'date-time',
      'only what came before: the oldest `created_at` so far; absent for the first page',
      { example: '2026-09-15T10:00:00Z' },
    ),
    user_events: p('boolean', 'events of people', { standard: 'true' }),
    store_events: p('boolean', 'events of stores', { standard: 'true' }),
    product_events: p('boolean', 'events of products', { standard: 'true' }),
    search_events: p('boolean', 'products that match saved searches', { standard: 'true' }),
  },
  followsCall: {
    Product: p('list', 'encoded ids of products, as `Product[]=a&Product[]=b`; one class a request'),
    Shop: p('list', 'encoded ids of stores, as `Shop[]=a`'),
    Reviewer: p('list', 'encoded ids of people, as `Reviewer[]=a`'),
  },
  followCall: {
    is_hearting: p('boolean', 'true follows, false ends it'),
    product_enc_id: p('text', 'the encoded id of a product; exactly one of the three is sent'),
    shop_enc_id: p('text', 'that of a store'),
    reviewer_enc_id: p('text', 'that of a person'),
  },
  saveSearchCall: {
    search: p('text', 'words and filters as the address of the search has them', {
      example: 'q=teapot&min_rating=4',
    }),
    is_saved: p('boolean', 'true saves, false removes'),
  },
  savePreferenceCall: {
    reviewer: p('object', '`rs_currency` (three letters) or `rs_country` (two letters, or `*`)'),
  },
  updateProfileCall: {
    reviewer: p(
      'object',
      'what changed: `name`, `rs_country`, `rs_currency`, `subscribed_rs`, `notifications`, `avatar_upload_id`',
    ),
  },
  acceptTosCall: { reviewer_name: p('text', 'the public name') },
  helpfulCall: { is_helpful: p('boolean', 'true votes, false takes it back') },
  uploadCall: { file: p('file', 'one picture or video, as a part of `multipart/form-data`') },
  reviewOrdersCall: { resource: p('text', 'always orders'), page: p('integer', 'page, sent from 2 on') },
  reviewFormCall: ofReview,
  submitReviewCall: ofReview,
  clickCall: {
    shop_id: p('text', 'encoded id of the store'),
    product_id: p('text', 'encoded id of the product; null for the store itself'),
    tracking_data: p('object', 'the stored journey of the shopper, where they allowed it'),
    referral: p('text', 'where the visit came from; may be empty'),
    referral_page: p('text', 'path and query of the page with the link'),
    pageview_id: p('text', 'the same for all clicks on one view of a screen'),
  },
  openDisputeCall: {
    dispute_type: p('text', 'value of one of `dispute_types` of the form'),
    description: p('text', 'what happened, at most 5,000 characters'),
    desired_outcome_type: p('text', 'value of one of `outcome_types` of the form'),
    desired_outcome_description: p('text', 'may be empty; at most 2,000 characters'),
    source_id: p('text', '`public_id`, or `id`, of one of `orders` of the form'),
    files: p('file', 'pictures, videos, PDF: each a part `files[]` of `multipart/form-data`, at most 10'),
  },
  arbitratorDisputesCall: {
    redesign: p('text', 'always true; may be ignored'),
    total_results: p('boolean', 'asks for the total'),
    status: p('text', 'the state of disputes', { values: arbitratorStatuses, standard: 'open' }),
    dispute_type: p('text', 'value of one of `dispute_types` of the answer; empty for all', { standard: '' }),
    assignee: p('text', 'who has taken it on', {
      values: arbitratorAssignees,
      standard: arbitratorAssignees[0],
    }),
    search: p('text', 'words in names, products and what the reviewer says; or the id', { standard: '' }),
    sort_by: p('text', 'the order', { values: arbitratorSorts, standard: 'due' }),
  },
};

/** What a parameter of a call means; undefined where nobody has said it. */
export const paramInfo = (call: string, name: string): ParamInfo | undefined =>
  ofCalls[call]?.[name] ?? everywhere[name];

/** What stands in the path of a call. */
export const segmentInfo: Readonly<Record<string, string>> = {
  product_handle: 'the name of the product in addresses of its store',
  shop_slug: 'the name of the store in addresses',
  category_slug: '`handle` of the category',
  slug: 'slug or encoded id of the person',
  page: 'the last part of the address of a screen, such as `medals`',
  id: 'encoded id',
  public_id: '`public_id` of the review',
  disputeId: '`id` of the dispute',
  action: 'the step, as `path` of the action says',
};
