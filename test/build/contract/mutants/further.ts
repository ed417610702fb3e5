/** Hosts whose figures and rows belong to something else. */
import { always, isAt, type Mutant, plus, says, stewpot, takes, times } from './make.ts';

/** The collections of the start page, the best sellers first, with other products. */
const collection = (what: string, change: (rows: unknown[]) => unknown[]): Mutant => ({
  ...says('carousels', what, '', (answer, { query }) =>
    query.get('q') === 'collection'
      ? (answer as { products: unknown[] }[]).map(one => ({ ...one, products: change(one.products) }))
      : answer,
  ),
  call: 'collectionCarouselCall',
});
const again = (rows: unknown) => [...(rows as unknown[]), (rows as unknown[])[0]];

export const ofFurther: readonly Mutant[] = [
  says(
    'profile',
    'reviews by somebody else',
    'reviews.*.reviewer',
    always({ encoded_id: 'zzz', name: 'Else' }),
  ),
  says('category', 'products of elsewhere', 'category.items', items =>
    (items as unknown[]).map(item => ({ ...(item as object), encoded_product_id: 'zzz', title: 'Else' })),
  ),
  says(
    'shop',
    'other scores than on the page of its product',
    'shop_data.shop_metrics.transparency_score',
    times(0.5),
  ),
  says('widget', 'scores of another product', 'product_metrics.transparency_score', times(0.5)),
  says('widget', 'another price', 'lowest_price', plus(9)),
  says('widget', 'another currency', 'currency', always('JPY')),
  says('widget', 'votes of a guest', 'reviews.*.helpful', always({ count: 4, voted: true })),
  says('search', 'a saved search of a guest', 'metrics.is_saved', always(true)),
  says('feed', 'hidden reviews', 'feed_events.*.review.published', always(false)),
  says('feed', 'orders of a guest', 'current_reviewer_unreviewed_products', always([{ public_id: 'x' }])),
  says('home', 'fewer reviews than one product has', 'total_verified_reviews', always(1)),
  says('home', 'fewer stores than the search of stores finds', 'shop_metric', always(1)),
  says('suggest', 'products that are not there', 'products', products =>
    ((products as unknown[]) ?? []).map(one => ({ ...(one as object), internal_path: `${stewpot}-gone` })),
  ),
  {
    ...takes('suggest', 'q', old => (old && /[a-z]/.test(old[0] ?? '') ? 'xqzvkwjy' : (old ?? ''))),
    name: 'suggest: words are case-sensitive',
  },
  {
    name: 'writes: the token of anybody is taken',
    call: 'savePreferenceCall',
    isSignedIn: true,
    answer: (sent, { method, headers, path }) =>
      method !== 'GET' && isAt('any', path) && (headers.get('X-CSRF-Token') ?? '').length > 10
        ? { status: 200, body: '{}' }
        : sent,
  },
  ...(['reviewer', 'guest'] as const).map(
    (as): Mutant => ({
      name: `writes: are done by any method, as a ${as}`,
      call: as === 'guest' ? 'clickCall' : 'followCall',
      isSignedIn: as === 'reviewer',
      answer: (sent, { path }) =>
        /\/(heart|click)$/.test(path) && sent.status === 404
          ? { status: 200, body: '{}', headers: [['Content-Type', 'application/json']] }
          : sent,
    }),
  ),
  collection('a best seller that its search does not find', rows => [
    { ...(rows[0] as object), encoded_product_id: 'zzz' },
    ...rows.slice(1),
  ]),
  collection('best sellers from the last to the first', rows => [...rows].reverse()),
  {
    name: 'search: best_selling begins with what sells worst',
    call: 'collectionCarouselCall',
    answer: says('search', '', 'data.search_results', (rows, { query }) =>
      query.get('sort_by') === 'best_selling' ? [...(rows as unknown[])].reverse() : rows,
    ).answer as NonNullable<Mutant['answer']>,
  },
  says('widget', 'a topic twice', 'topics', rows => [...(rows as unknown[]), (rows as unknown[])[0]]),
  says('product', 'a similar product twice', 'similar_products', again),
  says('shop', 'a top product twice', 'top_products', again),
  says('category', 'a product twice', 'category.items', again),
  says('me', 'disputes of a guest', 'waiting_disputes_count', always(2)),
];
