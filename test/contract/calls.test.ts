/** The calls as the host knows them: method, path and the names of what is sent. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContract } from '../../fixtures/host/contract-list.ts';
import { searchParamNames } from '../../src/contract/search-params.ts';

const search = searchParamNames.join(' ');
const widget =
  'add_header_counts page filter_rating sort_by sort_dir product_metrics json_request per_page search review_type ' +
  'review_source verified_only with_pictures';
type Line = readonly [line: string, params: string];
const repeat = (times: number, one: Line): Line[] => Array.from({ length: times }, () => one);

const calls: readonly Line[] = [
  ['GET /reviews/me.json', 'exchange_rates'],
  ['PUT /reviews/profile/reviewers/0', 'reviewer.rs_currency reviewer.rs_country'],
  ['POST /reviews/profile/accept_tos', 'reviewer_name'],
  ['GET /reviews/instant_search', 'q'],
  ['GET /reviews/search.json', search],
  ['GET /reviews/store_search.json', search],
  ['GET /reviews/categories.json', 'q shop_domain search_in_shop platform category_id level'],
  ['GET /reviews/all_categories', ''],
  ['GET /reviews/categories/{category_slug}.json', ''],
  ['GET /shipping_countries.json', ''],
  ['GET /reviews.json', ''],
  ['GET /reviews/carousels.json?q=product', 'q country redesign'],
  ['GET /reviews/carousels.json?q=category', 'q country redesign'],
  ['GET /reviews/carousels.json?q=collection', 'q country redesign'],
  ['GET /reviews/carousels.json?q=featured_review', 'q country redesign'],
  ['GET /reviews/{page}', 'format'],
  ['GET /reviews/stores/{shop_slug}/products/{product_handle}', 'format'],
  ['GET /reviews/stores/{shop_slug}', 'format'],
  ['GET /api/v1/widgets/product_review', `platform shop_domain api_token external_id ${widget}`],
  ['GET /api/v1/widgets/all_reviews_page', `platform shop_domain api_token ${widget}`],
  [
    'GET /api/questions/questions_for_widget',
    'json_request shop_domain api_token platform product_id sort_by sort_dir per_page page',
  ],
  ['GET /products/{id}/reviews_with_media', 'page'],
  ['GET /shops/{id}/reviews_with_media', 'page'],
  ['POST /reviews/click', 'shop_id product_id tracking_data referral referral_page pageview_id'],
  ['POST /reviews/uploads', 'file'],
  ['GET /reviews/profile/follows', 'Product Shop Reviewer'],
  ['GET /reviews/following.json', ''],
  ['GET /reviews/people.json', 'sort_by filter_by page'],
  ['GET /reviews/feed_events.json', 'max_created_at user_events store_events product_events'],
  ['GET /reviews/profile/{slug}.json', 'tab search sort_by page filter_rating'],
  // Recommendations and favourites, and of the private profile rewards, orders and disputes, too.
  ...repeat(2, ['GET /reviews/profile/{slug}.json', 'tab page']),
  ['GET /reviews/users/{slug}.json', 'tab search sort_by page filter_rating review_type'],
  ...repeat(4, ['GET /reviews/users/{slug}.json', 'tab page']),
  ['GET /reviews/profile/edit.json', ''],
  [
    'PUT /reviews/profile/reviewers/0',
    'reviewer.name reviewer.rs_country reviewer.rs_currency reviewer.subscribed_rs reviewer.notifications ' +
      'reviewer.avatar_upload_id',
  ],
  ['DELETE /reviews/{public_id}', ''],
  ['PUT /reviews/{public_id}/restore', ''],
  ['PUT /reviews/{public_id}/publish', ''],
  ['PUT /reviews/{public_id}/unpublish', ''],
  ['GET /reviews/write-review.json', 'resource page'],
  ['GET /reviews/write-review/new.json', 'line_item_public_id'],
  ['POST /reviews', 'line_item_public_id rating title body recommend uploads'],
  ['GET /reviews/stores/{shop_slug}/disputes/new', 'format redesign'],
  ['GET /reviews/stores/{shop_slug}/products/{product_handle}/disputes/new', 'format redesign'],
  [
    'POST /reviews/profile/disputes',
    'dispute_type description desired_outcome_type desired_outcome_description source_id files',
  ],
  ['GET /reviews/profile/disputes/{disputeId}', 'format'],
  // What the actions of an answer send follows from their fields.
  ['POST /reviews/profile/disputes/{disputeId}/{action}', ''],
  [
    'GET /reviews/arbitrator',
    'format redesign total_results status dispute_type assignee search sort_by page',
  ],
  ['GET /reviews/arbitrator/{disputeId}', 'format'],
  ['POST /reviews/arbitrator/{disputeId}/{action}', ''],
  ['POST /reviews/profile/follows/heart', 'is_hearting product_enc_id shop_enc_id reviewer_enc_id'],
];

interface Node {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
}

function namesOf(node: Node | undefined, before = ''): string[] {
  const entries = node?.entries ?? node?.wrapped?.entries;
  if (!entries) return before === '' ? [] : [before.slice(0, -1)];
  return Object.entries(entries).flatMap(([name, below]) => namesOf(below, `${before}${name}.`));
}

test('sends these calls, with these parameters, in this order', async () => {
  const known = [...(await readContract()).calls.values()].map(({ method, path, params }) => {
    const node = params as Node;
    const kind = path.endsWith('/carousels.json') ? `?q=${node.entries?.q?.options?.[0]}` : '';
    return `${method} ${path}${kind}: ${namesOf(node).join(' ')}`;
  });
  assert.equal(known.sort(), calls.map(([line, params]) => `${line}: ${params}`).sort());
});

test.run();
