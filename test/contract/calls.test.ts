/** The calls as the host knows them: method, path and the names of what is sent. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContract } from '../../fixtures/host/contract-list.ts';
import { searchParamNames } from '../../src/contract/search-params.ts';

const search = searchParamNames.join(' ');
const calls: readonly [line: string, params: string][] = [
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
  [
    'GET /api/v1/widgets/product_review',
    'platform shop_domain api_token external_id add_header_counts page filter_rating sort_by sort_dir ' +
      'product_metrics json_request per_page search review_type review_source verified_only',
  ],
  ['POST /reviews/click', 'shop_id product_id tracking_data referral referral_page pageview_id'],
  ['GET /reviews/profile/follows', 'Product Shop Reviewer'],
  ['POST /reviews/profile/follows/heart', 'is_hearting product_enc_id shop_enc_id reviewer_enc_id'],
];

interface Node {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly literal?: unknown;
}

function namesOf(node: Node | undefined, before = ''): string[] {
  const entries = node?.entries ?? node?.wrapped?.entries;
  if (!entries) return before === '' ? [] : [before.slice(0, -1)];
  return Object.entries(entries).flatMap(([name, below]) => namesOf(below, `${before}${name}.`));
}

test('sends these calls, with these parameters, in this order', async () => {
  const known = [...(await readContract()).calls.values()].map(({ method, path, params }) => {
    const node = params as Node;
    const kind = path.endsWith('/carousels.json') ? `?q=${node.entries?.q?.literal}` : '';
    return `${method} ${path}${kind}: ${namesOf(node).join(' ')}`;
  });
  assert.equal(known.sort(), calls.map(([line, params]) => `${line}: ${params}`).sort());
});

test.run();
