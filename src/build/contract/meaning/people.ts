/** What lists and profiles of people mean, what is theirs alone, and what home, feed and settings mean. */
import { isCountry } from '../../../contract/codes.ts';
import { at, isFalling, isRising, numberAt, numbersOf, rowsAt, textAt, textsOf, timesOf } from '../read.ts';
import { idOf } from '../requests.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { shownOnly } from './goods.ts';
import { noWord } from './places.ts';

/** Fields of a profile that its owner alone sees. */
const privateFields = [
  ['basic_data', 'edit_path'],
  ['basic_data', 'subscribed_rs'],
  ['extra_data', 'rewards_data'],
  ['extra_data', 'orders_data'],
  ['extra_data', 'disputes_data'],
  ['extra_data', 'reviews_data', 'unpublished_count'],
] as const;

const contactName = /^(e_?mail(_address)?|(tele|mobile_)?phone(_number)?|mobile(_number)?)$/i;
const contact = /@|(\d\D*){6}/;

/** The path of the first e-mail address or telephone number of people but one; those of stores are public. */
function contactIn(data: unknown, me: string, path: readonly string[] = []): string | undefined {
  if (me && textAt(data, 'encoded_id') === me) return undefined;
  for (const [name, value] of Object.entries(Object(data) as Record<string, unknown>)) {
    const here = [...path, name];
    if (typeof value === 'string' && contactName.test(name) && contact.test(value)) return here.join('.');
    const isOfStore = /shop|store/i.test(name);
    const found = typeof value === 'object' && !isOfStore ? contactIn(value, me, here) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** People see nobody's address but their own. */
function hidesContacts({ sent, earlier, expect }: RuleContext): void {
  for (const name of ['basic_data', 'extra_data', 'reviewers']) {
    const found = contactIn(at(sent, name), idOf(earlier.me), [name]);
    expect(found === undefined, found ?? '', 'nothing: it is for its owner alone', 'an address or a number');
  }
}

function isPublic(context: RuleContext): void {
  const { data, expect } = context;
  hidesContacts(context);
  for (const path of privateFields)
    expect(
      at(data, ...path) == null,
      path.join('.'),
      'nothing: it is for its owner alone',
      at(data, ...path),
    );
}

/** The profile is that of the person asked for. */
function isTheirs({ data, earlier, expect }: RuleContext): void {
  const [id, asked] = [textAt(data, 'basic_data', 'encoded_id'), textAt(earlier.person, 'encoded_id')];
  expect(id === asked, 'basic_data.encoded_id', asked, id || 'nothing');
}

async function checkPerson(context: RuleContext): Promise<void> {
  const { data, ask, statusOf, earlier, expect } = context;
  isTheirs(context);
  isPublic(context);
  const name = textAt(earlier.person, 'name');
  if (name)
    expect(
      textAt(data, 'basic_data', 'name') === name,
      'basic_data.name',
      name,
      textAt(data, 'basic_data', 'name'),
    );
  const reviews = rowsAt(data, 'reviews');
  const listed = numberAt(earlier.person, 'reviews_count');
  const total =
    numberAt(data, 'total_count') ?? numberAt(data, 'extra_data', 'reviews_data', 'published_count');
  if (listed !== null && total !== null)
    expect(total === listed, 'total_count', `${listed}, as in the list of people`, total);
  if (listed) expect(reviews.length > 0, 'reviews', `reviews, for the list of people says ${listed}`, 'none');
  expect(shownOnly(reviews), 'reviews', 'reviews that are shown', 'one that is hidden or deleted');
  const newest = await ask({ sort_by: 'newest' });
  expect(
    isFalling(timesOf(rowsAt(newest, 'reviews'))),
    'reviews.created_at',
    'the order newest',
    textsOf(rowsAt(newest, 'reviews'), 'created_at').slice(0, 3).join(', '),
  );
  const none = await ask({ search: noWord });
  expect(
    rowsAt(none, 'reviews').length === 0,
    'reviews',
    `none for search=${noWord}`,
    rowsAt(none, 'reviews').length,
  );
  const best = numbersOf(rowsAt(await ask({ filter_rating: '5' }), 'reviews'), 'rating');
  expect(
    best.every(rating => rating > 4.4),
    'reviews.rating',
    '5 with filter_rating=5',
    best.join(', '),
  );
  const status = await statusOf({ slug: 'there-is-no-such-person' });
  expect(status === 404 || status === 410, 'status', '404 for a person that there is not', status);
}

/** Only the person who is signed in, whoever the address names. */
const own: Rule = async ({ data, earlier, isGuest, ask, expect, statusOf }) => {
  const person = textAt(data, 'basic_data', 'encoded_id');
  if (isGuest) {
    const found = person || rowsAt(data, 'items').length > 0 || rowsAt(data, 'reviews').length > 0;
    expect(!found, 'basic_data', 'nothing, or 401: nobody is signed in', 'the profile of somebody');
    return;
  }
  const me = idOf(earlier.me);
  expect(!me || person === me, 'basic_data.encoded_id', `${me}, who is signed in`, person || 'nothing');
  const other = textAt(earlier.person, 'encoded_id');
  if (!other || other === me || (await statusOf({ slug: other })) >= 300) return;
  const shown = textAt(await ask({}, { slug: other }), 'basic_data', 'encoded_id');
  expect(shown !== other, 'basic_data.encoded_id', 'nobody but who is signed in', other);
};

/** Rows that nobody but their owner sees. */
const nobodys =
  (...names: readonly string[]): Rule =>
  ({ data, isGuest, expect }) => {
    const found = names.find(name => rowsAt(data, name).length > 0);
    expect(!isGuest || found === undefined, found ?? '', '401: nobody is signed in', 'rows');
  };

export const peopleRules: Readonly<Record<string, Rule>> = {
  meCall: ({ data, isGuest, expect }) => {
    const person = idOf(data);
    if (isGuest) expect(person === '', 'encoded_id', 'nothing: nobody is signed in', person);
    else expect(person !== '', 'encoded_id', 'the id of who is signed in', 'nothing');
    const rates = Object.entries(Object(at(data, 'exchange_rates')) as Record<string, unknown>);
    expect(at(data, 'exchange_rates') == null || rates.length > 0, 'exchange_rates', 'rates', 'none');
    const odd = rates.find(([code, rate]) => !/^[A-Z]{3}$/.test(code) || !(Number(rate) > 0));
    expect(!odd, `exchange_rates.${odd?.[0]}`, 'a number above 0 under a code such as "EUR"', odd?.[1]);
    const base = rates.some(([, rate]) => Number(rate) === 1);
    expect(
      rates.length === 0 || base,
      'exchange_rates',
      'one currency with the rate 1, the base of the others',
      'none',
    );
  },
  shippingCountriesCall: ({ data, expect }) => {
    const codes = rowsAt(data, 'shipping_countries').map(row =>
      typeof row === 'string' ? row : textAt(row, 'code'),
    );
    expect(codes.length > 0, 'shipping_countries', 'countries that stores ship to', 'none');
    const odd = codes.find(code => !isCountry(code.toUpperCase()));
    expect(odd === undefined, 'shipping_countries', 'codes of ISO 3166-1, such as "DE"', odd);
    expect(new Set(codes).size === codes.length, 'shipping_countries', 'each country once', 'one twice');
  },
  peopleCall: async context => {
    const { data, ask, expect } = context;
    const rows = rowsAt(data, 'reviewers');
    hidesContacts(context);
    const ids = textsOf(rows, 'encoded_id');
    expect(new Set(ids).size === ids.length, 'reviewers.encoded_id', 'each person once', 'one twice');
    expect(
      isFalling(numbersOf(rows, 'reviews_count')),
      'reviewers.reviews_count',
      'the order reviews_count',
      numbersOf(rows, 'reviews_count').slice(0, 4).join(', '),
    );
    const followed = rowsAt(await ask({ sort_by: 'followers_count' }), 'reviewers');
    expect(
      isFalling(numbersOf(followed, 'followers_count')),
      'reviewers.followers_count',
      'the order followers_count',
      numbersOf(followed, 'followers_count').slice(0, 4).join(', '),
    );
    const named = textsOf(rowsAt(await ask({ sort_by: 'name' }), 'reviewers'), 'name').map(name =>
      name.toLowerCase(),
    );
    // Collations differ in some places.
    const falls = named.filter((name, index) => name.localeCompare(named[index - 1] ?? '') < 0).length;
    expect(falls <= named.length / 5, 'reviewers.name', 'the order name', named.slice(0, 4).join(', '));
    const verified = rowsAt(await ask({ filter_by: 'verified' }), 'reviewers');
    expect(
      verified.every(row => at(row, 'verified_buyer') !== false),
      'reviewers.verified_buyer',
      'true with filter_by=verified',
      false,
    );
    const perPage = numberAt(data, 'per_page') ?? 0;
    expect(
      !perPage || rows.length <= perPage,
      'reviewers',
      `at most per_page = ${perPage} rows`,
      rows.length,
    );
    if (!perPage || rows.length < perPage) return;
    const next = textsOf(rowsAt(await ask({ page: '2' }), 'reviewers'), 'encoded_id');
    expect(
      next.every(id => !ids.includes(id)),
      'reviewers',
      'others on page 2',
      'those of page 1',
    );
  },
  publicProfileCall: checkPerson,
  publicRecommendationsCall: context => {
    isTheirs(context);
    isPublic(context);
    const items = rowsAt(context.data, 'items');
    context.expect(shownOnly(items), 'items', 'reviews that are shown', 'one that is hidden or deleted');
    context.expect(
      items.every(row => at(row, 'recommend') !== false),
      'items.recommend',
      'true',
      false,
    );
  },
  publicFavouritesCall: context => {
    isTheirs(context);
    isPublic(context);
  },
  privateProfileCall: own,
  privateRewardsCall: own,
  privateOrdersCall: own,
  privateDisputesCall: own,
  privateRecommendationsCall: own,
  followingCall: nobodys('products', 'shops', 'reviewers', 'saved_searches'),
  reviewOrdersCall: nobodys('orders', 'items'),
  arbitratorDisputesCall: nobodys('disputes'),
  followsCall: ({ data, isGuest, expect }) => {
    const ids = at(data, 'existing_followee_ids');
    const isEmpty = Array.isArray(ids)
      ? ids.length === 0
      : Object.values(Object(ids)).every(one => Object(one).length === 0);
    expect(!isGuest || isEmpty, 'existing_followee_ids', 'nothing: nobody is signed in', 'ids');
  },
  feedCall: async ({ data, ask, expect }) => {
    const events = rowsAt(data, 'feed_events');
    expect(
      isFalling(timesOf(events)),
      'feed_events.created_at',
      'the newest first',
      textsOf(events, 'created_at').slice(0, 3).join(', '),
    );
    const oldest = textsOf(events, 'created_at').at(-1);
    const perPage = numberAt(data, 'per_page') ?? 0;
    expect(
      !perPage || events.length <= perPage,
      'feed_events',
      `at most per_page = ${perPage} rows`,
      events.length,
    );
    if (oldest) {
      const older = timesOf(rowsAt(await ask({ max_created_at: oldest }), 'feed_events'));
      expect(
        older.every(time => time <= Date.parse(oldest)),
        'feed_events.created_at',
        `before max_created_at ${oldest}`,
        older[0] && new Date(older[0]).toISOString(),
      );
    }
    const kinds = { user_events: 'Reviewer', store_events: 'Shop', product_events: 'Product' };
    for (const [name, kind] of Object.entries(kinds)) {
      const flags = { user_events: 'false', store_events: 'false', product_events: 'false', [name]: 'true' };
      const owners = rowsAt(await ask(flags), 'feed_events').map(event =>
        textAt(event, 'event_owner', 'class'),
      );
      const odd = owners.find(one => one && one !== kind && one !== 'SavedSearch');
      expect(odd === undefined, 'feed_events.event_owner.class', `${kind} with ${name} alone`, odd);
    }
  },
  homeMetricsCall: ({ data, expect }) => {
    const shops = numberAt(data, 'shop_metric');
    expect(shops === null || shops > 0, 'shop_metric', 'the number of stores', shops);
  },
  productCarouselCall: ({ data, expect }) => {
    const scores = numbersOf(Array.isArray(data) ? data : [], 'transparency_score');
    expect(
      isRising(scores) || Math.min(...scores) >= 0.5,
      'transparency_score',
      'products of high transparency',
      scores.join(', '),
    );
    const ids = textsOf(Array.isArray(data) ? data : [], 'encoded_product_id');
    expect(new Set(ids).size === ids.length, 'encoded_product_id', 'each product once', 'one twice');
  },
  featuredReviewCarouselCall: ({ data, expect }) => {
    const rows = Array.isArray(data) ? data : [];
    expect(shownOnly(rows), 'answer', 'reviews that are shown', 'one that is hidden or deleted');
  },
};
