/** People, what is theirs alone, countries, feed and start page. */
import {
  calls,
  type Mutant,
  isAt,
  ignores,
  takes,
  says,
  finds,
  reverse,
  none,
  twice,
  always,
  plus,
} from './make.ts';

export const ofPeople: readonly Mutant[] = [
  takes('people', 'sort_by', old => (old === 'reviews_count' ? 'name' : (old ?? ''))),
  takes('people', 'sort_by', old => (old === 'name' ? 'reviews_count' : (old ?? ''))),
  takes('people', 'sort_by', old => (old === 'helpful_count' ? 'name' : (old ?? ''))),
  ignores('people', 'topic'),
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
