/** Hosts that are nearly right: figures that disagree, one value ignored, what is somebody else’s, headers. */
import { isRecord } from '../../../../src/host/json.ts';
import {
  always,
  calls,
  finds,
  ignores,
  isAt,
  type Mutant,
  ordered,
  plus,
  says,
  sends,
  shared,
  stewpotId,
  stewpot,
  takes,
  times,
  write,
} from './make.ts';

const field = (row: unknown, name: string): unknown => (isRecord(row) ? row[name] : undefined);
const number = (row: unknown, name: string) => Number(field(row, name) ?? 0);
const named = (mutant: Mutant, name: string, call = mutant.call): Mutant => ({ ...mutant, name, call });
/** An answer to some requests alone. */
const fails = (place: keyof typeof calls, what: string, is: (query: URLSearchParams) => boolean): Mutant => ({
  name: `${place}: ${what}`,
  call: calls[place] ?? '',
  answer: (sent, { path, query }) =>
    isAt(place, path) && is(query) ? { ...sent, status: 500, body: 'no' } : sent,
});

const ofSearch: readonly Mutant[] = [
  named(
    takes('search', 'currency', () => '*'),
    'search: limits compare numbers, whatever the currency',
  ),
  ordered(
    'search',
    'prices in order of their numbers',
    'data.search_results',
    'price_asc',
    (one, other) => number(one, 'price') - number(other, 'price'),
  ),
  ordered(
    'search',
    'dear prices in order of their numbers',
    'data.search_results',
    'price_desc',
    (one, other) => number(other, 'price') - number(one, 'price'),
  ),
  {
    ...says('search', 'each page in order by itself', 'data.search_results', (rows, { query }) =>
      query.get('sort_by') === 'x_price_asc'
        ? [...(rows as unknown[])].sort((one, other) => number(one, 'price') - number(other, 'price'))
        : rows,
    ),
    request: ({ pathname, searchParams }) => {
      if (isAt('search', pathname) && searchParams.get('sort_by') === 'price_asc')
        searchParams.set('sort_by', 'x_price_asc');
    },
  },
  ...['price_asc', 'price_desc', 'best_selling', 'reviews_count'].map(other =>
    named(
      takes('search', 'sort_by', old => (old === 'newest' ? other : (old ?? ''))),
      `search: newest is ${other}`,
    ),
  ),
  ...['price_asc', 'price_desc', 'newest'].map(other =>
    named(
      takes('search', 'sort_by', old => (old === 'best_selling' ? other : (old ?? ''))),
      `search: best_selling is ${other}`,
    ),
  ),
  says('search', 'the oldest for newest', 'data.search_results', (rows, { query }) =>
    query.get('sort_by') === 'newest' ? [...(rows as unknown[])].reverse() : rows,
  ),
  says('search', 'page 2 repeats a row', 'data.search_results', (rows, { query }) =>
    query.get('page') === '2' && !query.has('sort_by')
      ? [{ ...(rows as object[])[0], encoded_product_id: stewpotId.id }, ...(rows as unknown[]).slice(1)]
      : rows,
  ),
  says('search', 'page 2 has another total', 'data.rounded_results_total_count', (total, { query }) =>
    query.get('page') === '2' ? 16 : total,
  ),
  named(
    takes('search', 'page', old => (Number(old) > 2 ? '1' : (old ?? ''))),
    'search: beyond the end comes page 1',
  ),
  fails('search', 'fails beyond the end', query => Number(query.get('page')) > 2),
  fails('search', 'fails for an apostrophe', query => /'/.test(query.get('q') ?? '')),
  says('search', 'words are case-sensitive', 'data.search_results', (rows, { query }) =>
    (rows as unknown[]).filter(row =>
      String(field(row, 'title')).includes(query.get('q')?.replace('*', '') ?? ''),
    ),
  ),
  says('search', 'words need their accents', 'data.search_results', (rows, { query }) =>
    (rows as unknown[]).filter(
      row => !(/eclair|Cafe/.test(query.get('q') ?? '') && /[Éé]/.test(String(field(row, 'title')))),
    ),
  ),
  ...['min_rating', 'reviews_count', 'store_country', 'min_authenticity'].map(name =>
    says('search', `counts of ${name} that are not found`, `metrics.results_with.${name}`, counts =>
      Object.fromEntries(Object.entries(Object(counts)).map(([key, count]) => [key, Number(count) + 1])),
    ),
  ),
  named(
    takes('search', 'min_rating', old => (old === '3' ? '0' : (old ?? ''))),
    'search: one value of min_rating is ignored',
  ),
  named(
    takes('search', 'reviews_count', old => (old === '5' ? '0' : (old ?? ''))),
    'search: one value of reviews_count is ignored',
  ),
  ignores('search', 'brand'),
  says('search', 'names with entities', 'data.search_results.*.shop_name', name =>
    String(name).replace('&', '&amp;'),
  ),
  ordered(
    'stores',
    'stores in another order',
    'data.shop_results',
    'reviews_count',
    (one, other) => number(one, 'reviews_count') - number(other, 'reviews_count'),
  ),
  named(
    says('stores', 'other numbers of products', 'data.shop_results.*.products_count', plus(7)),
    'stores: more products than the search finds in the store',
  ),
];

const ofGoods: readonly Mutant[] = [
  says('product', 'cents among others of the store', 'more_from_shop.*.price', times(100)),
  says('product', 'other scores among similar ones', 'similar_products.*.transparency_score', times(0.5)),
  says('shop', 'dollars on the page of a store', 'top_products.*.currency', always('USD')),
  says('carousels', 'other prices on the start page', '', rows =>
    Array.isArray(rows)
      ? rows.map(row => (isRecord(row) && 'price' in row ? { ...row, price: 3 } : row))
      : rows,
  ),
  named(finds('product', /there-is-no-such-thing\/products\/stewpot/, stewpot), 'product: is in every store'),
  says('all', 'other categories', '', () => [{ id: 99, name: 'Else', level: 1, handle: 'else' }]),
];

const ofReviews: readonly Mutant[] = [
  named(
    says('widget', 'another writer', 'reviews.*.reviewer', always({ encoded_id: 'zzz', name: 'Somebody' })),
    'widget: reviews of another writer',
    'publicProfileCall',
  ),
  named(
    says('widget', 'times of another zone', 'reviews.*.created_at', time =>
      new Date(Date.parse(String(time)) + 7_200_000).toISOString(),
    ),
    'widget: times of another zone',
  ),
  named(says('widget', 'votes twice', 'reviews.*.helpful.count', times(2)), 'widget: votes are doubled'),
  named(
    takes('widget', 'filter_rating', old => (old === '3' ? '' : (old ?? ''))),
    'widget: one value of filter_rating is ignored',
  ),
  named(
    takes('widget', 'search', old => (old ? 'xqzvkwjy' : '')),
    'widget: finds no word',
  ),
  says('widget', 'words are case-sensitive', 'reviews', (rows, { query }) =>
    (rows as unknown[]).filter(row => String(field(row, 'body')).includes(query.get('search') ?? '')),
  ),
  ...['review_language', 'review_country', 'review_source', 'used_for'].map(name => ignores('widget', name)),
  named(
    takes('widget', 'sort_by', old => (old === 'pictures_first' ? 'newest' : (old ?? ''))),
    'widget: pictures are not first',
  ),
  named(
    takes('widget', 'page', old => (Number(old) > 2 ? '1' : (old ?? ''))),
    'widget: beyond the end comes page 1',
  ),
  ignores('shopWidget', 'review_type'),
  says('shopWidget', 'reviews of other figures', 'reviews.*.rating', always(3)),
];

const ofPeople: readonly Mutant[] = [
  named(
    takes('people', 'sort_by', old => (old === 'newest' ? 'reviews_count' : (old ?? ''))),
    'people: newest is reviews_count',
  ),
  named(
    takes('people', 'sort_by', old => (old === 'newest' ? 'name' : (old ?? ''))),
    'people: newest is name',
  ),
  ignores('profile', 'page'),
  says('feed', 'an event twice', 'feed_events', rows => [
    ...(rows as unknown[]).slice(0, -1),
    (rows as unknown[])[0],
  ]),
  {
    ...says('follows', 'ids that were not asked for', 'existing_followee_ids', always(['zzz'])),
    isSignedIn: true,
  },
  {
    ...says('follows', 'hearts of somebody else', 'existing_followee_ids', (_, { query }) =>
      query.getAll('Product[]'),
    ),
    isSignedIn: true,
  },
  named(
    {
      ...finds('reviewForm', /./, '/reviews/write-review/new.json'),
      isSignedIn: true,
      request: ({ pathname, searchParams }) => {
        if (isAt('reviewForm', pathname)) searchParams.set('line_item_public_id', orderId.id);
      },
    },
    'reviewForm: a form for every order',
  ),
  shared('reviewForm', 'reviewFormCall', 'a guest'),
  shared('reviewForm', 'reviewFormCall', 'somebody else'),
  shared('own', 'privateProfileCall', 'a guest'),
  shared('own', 'privateProfileCall', 'somebody else'),
  shared('orders', 'reviewOrdersCall', 'a guest'),
  shared('orders', 'reviewOrdersCall', 'somebody else'),
];

/** The ordered product of who is signed in; set by the test. */
export const orderId = { id: '' };

const json = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) });
const ofHeaders: readonly Mutant[] = [
  sends('search', 'JSON as HTML', [['content-type', 'text/html']]),
  sends('me', 'kept by shared caches', [['cache-control', 'public, max-age=600']]),
  {
    ...sends('orders', 'kept by shared caches', [['cache-control', 'max-age=600, s-maxage=600']]),
    isSignedIn: true,
  },
  {
    ...sends('any', 'pages kept by shared caches', [['cache-control', 'public, max-age=600']]),
    call: 'page',
  },
  { ...sends('any', 'pages as plain text', [['content-type', 'text/plain']]), call: 'page' },
  {
    ...sends('any', 'cookies without SameSite', [['Set-Cookie', 'session=abc; Path=/; HttpOnly']]),
    call: 'page',
  },
  {
    ...says('me', '200 with an error', '', () => ({ error: 'internal' })),
  },
  {
    name: 'orders: a redirect to the sign-in',
    call: 'reviewOrdersCall',
    answer: (sent, asked) =>
      isAt('orders', asked.path) ? { status: 302, body: '', headers: [['location', '/login']] } : sent,
  },
  {
    name: 'pages: everybody is signed in',
    call: 'page',
    answer: (sent, { headers }) =>
      headers.get('Accept') === 'text/html'
        ? { ...sent, body: sent.body.replace(/<body[^>]*>/, '<body class="logged-in">') }
        : sent,
  },
  write(
    'any token is taken',
    'savePreferenceCall',
    (sent, { headers }) => (headers.has('X-CSRF-Token') ? json({}) : sent),
    true,
  ),
  write('no csrf protection, and 404 for unknown products', 'followCall', (_, { path }) =>
    path.endsWith('/heart') ? json({ error: 'no such product' }, 404) : json({}),
  ),
];

export const ofSubtle: readonly Mutant[] = [...ofSearch, ...ofGoods, ...ofReviews, ...ofPeople, ...ofHeaders];
