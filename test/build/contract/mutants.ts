/**
 * Hosts that answer in the right form and mean something else. Each is the fixture host with one meaning broken: a request is
 * understood otherwise, or an answer is changed on its way.
 */
import { isRecord } from '../../../src/host/json.ts';
import type { Asked, Sent } from './host-on.ts';

export interface Mutant {
  readonly name: string;
  /** The check that has to name it. */
  readonly call: string;
  /** Whether it shows only to somebody who is signed in. */
  readonly isSignedIn?: boolean;
  /** Changes what the host is asked. */
  readonly request?: (url: URL) => void;
  readonly answer?: (sent: Sent, asked: Asked) => Sent;
}

type Value = (value: unknown, asked: Asked, index: number) => unknown;

/** Sets the value at a path; `*` stands for each row. */
function set(
  data: unknown,
  path: readonly string[],
  value: (old: unknown, index: number) => unknown,
  index = 0,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value(data, index);
  if (Array.isArray(data))
    return key === '*'
      ? data.map((row, place) => set(row, rest, value, place))
      : data.map((row, place) => (String(place) === key ? set(row, rest, value, place) : row));
  const record = isRecord(data) ? data : {};
  return { ...record, [key]: set(record[key], rest, value, index) };
}

const pathOf = {
  search: /^\/reviews\/search\.json/,
  stores: /^\/reviews\/store_search\.json/,
  suggest: /^\/reviews\/instant_search/,
  product: /^\/reviews\/stores\/[^/]+\/products\/[^/]+$/,
  shop: /^\/reviews\/stores\/[^/]+$/,
  categories: /^\/reviews\/categories\.json/,
  all: /^\/reviews\/all_categories/,
  category: /^\/reviews\/categories\/[^/]+\.json/,
  widget: /^\/api\/v1\/widgets\/product_review/,
  shopWidget: /^\/api\/v1\/widgets\/all_reviews_page/,
  questions: /^\/api\/questions/,
  media: /^\/products\/[^/]+\/reviews_with_media/,
  people: /^\/reviews\/people\.json/,
  profile: /^\/reviews\/profile\/[^/]+\.json/,
  own: /^\/reviews\/users\//,
  following: /^\/reviews\/following\.json/,
  orders: /^\/reviews\/write-review\.json/,
  follows: /^\/reviews\/profile\/follows$/,
  me: /^\/reviews\/me\.json/,
  countries: /^\/shipping_countries/,
  feed: /^\/reviews\/feed_events/,
  home: /^\/reviews\.json/,
  carousels: /^\/reviews\/carousels/,
  any: /./,
} as const;
type Place = keyof typeof pathOf;

const calls: Partial<Record<Place, string>> = {
  search: 'searchCall',
  stores: 'storeSearchCall',
  suggest: 'instantSearchCall',
  product: 'productPageCall',
  shop: 'shopPageCall',
  categories: 'categoriesCall',
  all: 'allCategoriesCall',
  category: 'categoryPageCall',
  widget: 'productReviewCall',
  shopWidget: 'allReviewsCall',
  questions: 'questionsCall',
  media: 'productMediaCall',
  people: 'peopleCall',
  profile: 'publicProfileCall',
  own: 'privateProfileCall',
  following: 'followingCall',
  orders: 'reviewOrdersCall',
  follows: 'followsCall',
  me: 'meCall',
  countries: 'shippingCountriesCall',
  feed: 'feedCall',
  home: 'homeMetricsCall',
};

const isAt = (place: Place, path: string) => pathOf[place].test(path);

/** The host does not read parameters. */
const ignores = (place: Place, ...names: string[]): Mutant => ({
  name: `${place}: ignores ${names.join(', ')}`,
  call: calls[place] ?? place,
  request: ({ pathname, searchParams }) => {
    if (isAt(place, pathname)) for (const name of names) searchParams.delete(name);
  },
});
/** The host takes a parameter for another value. */
const takes = (place: Place, name: string, value: (old: string | null) => string): Mutant => ({
  name: `${place}: takes ${name} for another`,
  call: calls[place] ?? place,
  request: ({ pathname, searchParams }) => {
    const old = searchParams.get(name);
    if (isAt(place, pathname) && old !== null) searchParams.set(name, value(old));
  },
});
/** The host answers another value. */
const says = (place: Place, what: string, path: string, value: Value): Mutant => ({
  name: `${place}: ${what}`,
  call: calls[place] ?? place,
  answer: (sent, asked) => {
    if (!isAt(place, asked.path) || sent.status !== 200 || !/^[[{]/.test(sent.body)) return sent;
    const data = set(JSON.parse(sent.body), path === '' ? [] : path.split('.'), (old, index) =>
      value(old, asked, index),
    );
    return { ...sent, body: JSON.stringify(data) };
  },
});
/** The host answers what there is not with something that there is. */
const finds = (place: Place, unknown: RegExp, path: string): Mutant => ({
  name: `${place}: answers 200 for what there is not`,
  call: calls[place] ?? place,
  request: url => {
    if (isAt(place, url.pathname) && unknown.test(url.pathname)) url.pathname = path;
  },
});
/** A page in HTML that lacks something. */
const page = (what: string, call: string, change: (html: string, path: string) => string | null): Mutant => ({
  name: `pages: ${what}`,
  call,
  answer: (sent, { path, headers }) => {
    if (headers.get('Accept') !== 'text/html') return sent;
    const body = change(sent.body, path);
    return body === null ? { status: 404, body: 'Not found' } : { ...sent, body };
  },
});
/** A write that is answered otherwise. */
const write = (what: string, call: string, answer: Mutant['answer'], isSignedIn = false): Mutant => ({
  name: `writes: ${what}`,
  call,
  isSignedIn,
  answer: (sent, asked) => (asked.method === 'GET' ? sent : (answer?.(sent, asked) ?? sent)),
});

const reverse: Value = rows => [...(rows as unknown[])].reverse();
const first: Value = rows => (rows as unknown[]).slice(0, 1);
const none: Value = () => [];
const twice: Value = rows => [...(rows as unknown[]).slice(0, -1), (rows as unknown[])[0]];
const always = (value: unknown) => () => value;
const times = (factor: number) => (value: unknown) => (typeof value === 'number' ? value * factor : value);
const plus = (more: number) => (value: unknown) => (typeof value === 'number' ? value + more : value);
const stewpot = '/reviews/stores/potter/products/stewpot';

const ofSearch: readonly Mutant[] = [
  ...[
    'q',
    'min_rating',
    'min_transparency',
    'min_authenticity',
    'reviews_count',
    'store_country',
    'max_price',
    'min_price',
    'category_id',
    'sort_by',
    'page',
  ].map(name => ignores('search', name)),
  ignores('search', 'shop_domain', 'platform', 'search_in_shop'),
  ignores('search', 'q', 'min_rating', 'min_transparency', 'min_authenticity', 'sort_by', 'page'),
  takes('search', 'sort_by', old => (old === 'price_asc' ? 'price_desc' : 'price_asc')),
  takes('search', 'page', old => String(Number(old) + 1)),
  takes('search', 'min_transparency', old => String(Number(old) / 100)),
  says('search', 'total is 0', 'data.rounded_results_total_count', always(0)),
  says('search', 'total is that of the page', 'data.rounded_results_total_count', always(1)),
  says('search', 'total for no words as well', 'data.rounded_results_total_count', always(64)),
  says('search', 'a product twice', 'data.search_results', rows =>
    (rows as unknown[]).length > 1 ? twice(rows, null as never, 0) : rows,
  ),
  says('search', 'pages are counted from 0', 'data.current_page', plus(-1)),
  says('search', 'page is always 1', 'data.current_page', always(1)),
  says('search', 'more rows than per_page', 'data.per_page', always(5)),
  says('search', 'one row alone', 'data.search_results', first),
  says('search', 'no rows', 'data.search_results', none),
  {
    ...says('search', 'prices in cents', 'data.search_results.*.price', times(100)),
    call: 'productPageCall',
  },
  {
    ...says('search', 'titles in capitals', 'data.search_results.*.title', title =>
      String(title).toUpperCase(),
    ),
    call: 'productPageCall',
  },
  says('search', 'no reviews anywhere', 'data.search_results.*.reviews_count', always(0)),
  says('search', 'stars of ten', 'data.search_results.*.average_rating', times(2)),
  says('search', 'scores in percent', 'data.search_results.*.transparency_score', times(100)),
  says('search', 'paths of pages that there are not', 'data.search_results.*.internal_path', path =>
    String(path).replace('/reviews', '/shop'),
  ),
  says('search', 'currencies as signs', 'data.search_results.*.currency', always('€')),
  says(
    'search',
    'another category than asked for',
    'data.category',
    category => category && { ...(category as object), id: 7777 },
  ),
  says('search', 'pictures of a bare name', 'data.search_results.*.image_url', always('teapot.jpg')),
  ...['q', 'store_country', 'min_rating'].map(name => ignores('stores', name)),
  says('stores', 'no rows', 'data.shop_results', none),
  says('stores', 'a store twice', 'data.shop_results', twice),
  says('stores', 'total is 0', 'data.results_total_count', always(0)),
  says('suggest', 'none', '', () => ({ suggestions: [] })),
  takes('suggest', 'q', () => 'lamp'),
  says('suggest', 'the same for every text', '', () => ({ suggestions: [{ text: 'lamp' }] })),
  says('suggest', 'products for any text', 'products', always([{ title: 'A', internal_path: stewpot }])),
];

const ofGoods: readonly Mutant[] = [
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

/** Set by the test, once the host has answered. */
export const stewpotId = { id: '' };
export const cookwareId: { id: number | string } = { id: '' };

const ofReviews: readonly Mutant[] = [
  says('widget', 'empty where the product says twelve', '', data => ({
    ...(data as object),
    reviews: [],
    total_count: 0,
    total_pages: 0,
    number_of_reviews: 0,
  })),
  says('widget', 'another number of reviews', 'number_of_reviews', plus(5)),
  says('widget', 'another total', 'total_count', plus(5)),
  says('widget', 'a histogram of other reviews', 'rating_histogram_data.5', plus(7)),
  says(
    'widget',
    'a histogram in percent',
    'rating_histogram_data',
    always({ 1: 20, 2: 20, 3: 20, 4: 20, 5: 20 }),
  ),
  says('widget', 'another average', 'average_rating', always(1.1)),
  ...['filter_rating', 'search', 'verified_only', 'with_pictures', 'page'].map(name =>
    ignores('widget', name),
  ),
  takes('widget', 'sort_by', old => (old === 'newest' ? 'lowest_rating' : (old ?? ''))),
  takes('widget', 'sort_by', old => (old === 'highest_rating' ? 'lowest_rating' : (old ?? ''))),
  takes('widget', 'sort_by', old => (old === 'lowest_rating' ? 'highest_rating' : (old ?? ''))),
  takes('widget', 'per_page', () => '5'),
  takes('widget', 'filter_rating', old => (old ? String(6 - Number(old)) : '')),
  says('widget', 'as many pages as reviews', 'total_pages', always(12)),
  says('widget', 'pages counted from 0', 'current_page', plus(-1)),
  says('widget', 'hidden reviews', 'reviews.0.published', always(false)),
  says('widget', 'deleted reviews', 'reviews.0.deleted', always(true)),
  says('widget', 'a review twice', 'reviews', rows =>
    (rows as unknown[]).length > 1 ? twice(rows, null as never, 0) : rows,
  ),
  says('widget', 'months with a day', 'ratings_by_month', always([{ month: '2024-04-01', count: 1 }])),
  says(
    'widget',
    'the latest month first',
    'ratings_by_month',
    always([
      { month: '2024-05', count: 1 },
      { month: '2024-04', count: 1 },
    ]),
  ),
  says('widget', 'the critical review as the positive one', '', data => ({
    ...(data as object),
    top_positive_review: { uuid: 'a', rating: 1 },
    top_critical_review: { uuid: 'b', rating: 5 },
  })),
  says('widget', 'a word of its own for the order', 'sorted_by', always('helpful_desc')),
  says('widget', 'a source of its own', 'reviews.*.source', always('web')),
  says('widget', 'helpful votes without their number', 'reviews.*.helpful', always({ count: 'many' })),
  says('widget', 'dates as people write them', 'reviews.*.created_at', always('15/09/2026')),
  says('widget', 'dates as seconds in a text', 'reviews.*.created_at', always('1711929600')),
  says('widget', 'dates in the future', 'reviews.*.created_at', always('2099-01-01T00:00:00Z')),
  says('widget', 'another review than linked to', 'linked_review', (review, { query }) =>
    query.has('linked_review') ? { ...(review as object), public_id: 'another' } : review,
  ),
  says('widget', 'reviews without media among those with', 'reviews_with_media', always([{ uuid: 'a' }])),
  says('widget', 'languages as names', 'reviews.*.lang', always('German (DE)')),
  says(
    'widget',
    'topics of other reviews',
    'topics',
    always([{ topic: 'cleaning', name: 'Cleaning', positive: 50, mixed: 0, negative: 0 }]),
  ),
  says('shopWidget', 'fewer reviews than one of its products has', '', data => ({
    ...(data as object),
    reviews: [],
    total_count: 0,
    total_pages: 0,
    number_of_reviews: 0,
    rating_histogram_data: null,
  })),
  ignores('shopWidget', 'filter_rating'),
  says('questions', 'pages without questions', 'total_pages', plus(3)),
  says('media', 'reviews without media', 'reviews', always([{ uuid: 'a' }])),
];

const ofPeople: readonly Mutant[] = [
  takes('people', 'sort_by', old => (old === 'reviews_count' ? 'name' : (old ?? ''))),
  takes('people', 'sort_by', old => (old === 'name' ? 'reviews_count' : (old ?? ''))),
  says('people', 'a person twice', 'reviewers', twice),
  takes('people', 'filter_by', () => 'all'),
  says('people', 'more rows than per_page', 'per_page', always(1)),
  finds('profile', /no-such/, '/reviews/profile/ada.json'),
  takes('profile', 'filter_rating', () => ''),
  says('profile', 'another person', 'basic_data.encoded_id', always('another')),
  says('profile', 'another name', 'basic_data.name', always('Another')),
  says('profile', 'orders of the person', 'extra_data.orders_data', always({ total_count: 3 })),
  says('profile', 'the page to edit it', 'basic_data.edit_path', always('/reviews/profile/edit')),
  says('profile', 'hidden reviews', 'reviews.0.published', always(false)),
  says('profile', 'another number of reviews', 'total_count', plus(5)),
  says('profile', 'no reviews', 'reviews', none),
  ignores('profile', 'search'),
  says('profile', 'a telephone number', 'basic_data.phone', always('+46 8 123 45')),
  says('people', 'e-mail addresses', 'reviewers.*.email', always('somebody@mail.example')),
  takes('profile', 'sort_by', old => (old === 'newest' ? 'pictures_first' : (old ?? ''))),
  ...(['own', 'following', 'orders'] as const).map(
    (place): Mutant => ({
      name: `${place}: shown to guests`,
      call: calls[place] ?? '',
      answer: (sent, asked) =>
        isAt(place, asked.path)
          ? {
              status: 200,
              body: JSON.stringify(
                place === 'own'
                  ? { basic_data: { encoded_id: 'x' }, reviews: [], items: [] }
                  : {
                      products: [],
                      shops: [],
                      reviewers: [],
                      orders: [{ public_id: 'x' }],
                      saved_searches: [{ search: 'q=a' }],
                    },
              ),
            }
          : sent,
    }),
  ),
  says('follows', 'follows of a guest', 'existing_followee_ids', always(['x'])),
  says('me', 'somebody for a guest', 'encoded_id', always('x')),
  { ...says('own', 'the profile of another', 'basic_data.encoded_id', always('another')), isSignedIn: true },
  {
    ...says('own', 'the profile of whoever is named', 'basic_data.encoded_id', (_, { path }) =>
      path.replace(/^.*\/|\.json.*$/g, ''),
    ),
    isSignedIn: true,
  },
  { ...says('me', 'nobody for who is signed in', '', () => ({})), isSignedIn: true },
  says('me', 'rates of 0', 'exchange_rates.EUR', always(0)),
  says('me', 'rates under names', 'exchange_rates', always({ euro: 1, dollar: 1.1 })),
  says('me', 'rates without a base', 'exchange_rates', always({ EUR: 0.9, SEK: 11 })),
  says('me', 'a currency as a word', 'currency', always('Euro')),
  says('countries', 'names in place of codes', 'shipping_countries.*.code', always('Germany')),
  says('countries', 'one twice', 'shipping_countries', rows => [
    ...(rows as unknown[]),
    (rows as unknown[])[0],
  ]),
  says('countries', 'none', 'shipping_countries', none),
  says('feed', 'the oldest first', 'feed_events', reverse),
  ignores('feed', 'max_created_at'),
  takes('feed', 'user_events', () => 'true'),
  says('home', 'no stores', 'shop_metric', always(0)),
  {
    ...says('carousels', 'hidden reviews', '', () => [{ uuid: 'a', published: false }]),
    call: 'featuredReviewCarouselCall',
  },
];

const isAddress = (path: string) => path !== '/reviews' && path.startsWith('/reviews');
const ofPages: readonly Mutant[] = [
  page('screens but /reviews are 404', 'screens', (html, path) => (isAddress(path) ? null : html)),
  page('products are 404', 'screens', (html, path) => (path.includes('/products/') ? null : html)),
  page('screens have no app', 'screens', (html, path) =>
    isAddress(path) ? html.replace(/<script type="module"[^>]*>/, '') : html,
  ),
  page('no sign-in', 'links', (html, path) => (path === '/login' ? null : html)),
  page('links of app_meta lead nowhere', 'links', (html, path) =>
    path === '/imprint-gone'
      ? null
      : html.replace('id="app_meta">{', 'id="app_meta">{"links":{"terms":"/imprint-gone"},'),
  ),
  page('no viewport', 'page', html => html.replace(/<meta name="viewport"[^>]*>/, '')),
  page('no title', 'page', html => html.replace(/<title>[^<]*<\/title>/, '')),
  page('no encoding', 'page', html => html.replace(/<meta charset[^>]*>/, '')),
  page('no doctype', 'page', html => html.replace(/<!doctype html>/, '')),
  page('no language', 'page', html => html.replace(/<html [^>]*>/, '<html>')),
  page('an empty token', 'page', html => html.replace(/(name="csrf-token" content=")[^"]*/, '$1')),
];

const ofWrites: readonly Mutant[] = [
  write('none is there: the token is refused first', 'submitReviewCall', (sent, { headers }) =>
    headers.has('X-CSRF-Token') ? { status: 404, body: '' } : sent,
  ),
  write('guests may follow', 'followCall', (sent, { path, headers }) =>
    headers.has('X-CSRF-Token') && path.endsWith('/heart') ? { status: 200, body: '{}' } : sent,
  ),
  write('guests may vote', 'helpfulCall', (sent, { path, headers }) =>
    headers.has('X-CSRF-Token') && path.endsWith('/helpful') ? { status: 200, body: '{}' } : sent,
  ),
  write('400 for a missing token', 'followCall', (sent, { headers }) =>
    headers.has('X-CSRF-Token') ? sent : { status: 400, body: '' },
  ),
  write('419 for a missing token', 'followCall', (sent, { headers }) =>
    headers.has('X-CSRF-Token') ? sent : { status: 419, body: '' },
  ),
  write('a redirect to the sign-in', 'followCall', () => ({
    status: 302,
    body: '',
    headers: [['Location', '/login']],
  })),
  write('no csrf protection', 'savePreferenceCall', () => ({ status: 200, body: '{}' }), true),
  write('clicks of guests are refused', 'clickCall', (sent, { path }) =>
    path.endsWith('/click') ? { status: 401, body: '' } : sent,
  ),
];

export const mutants: readonly Mutant[] = [
  ...ofSearch,
  ...ofGoods,
  ...ofReviews,
  ...ofPeople,
  ...ofPages,
  ...ofWrites,
];
