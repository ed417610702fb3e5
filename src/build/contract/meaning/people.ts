/** What lists of people mean, and what home, feed and settings mean. */
import { isCountry } from '../../../contract/codes.ts';
import { at, isFalling, isRising, numberAt, numbersOf, rowsAt, textAt, textsOf, timesOf } from '../read.ts';
import { everything, idOf } from '../requests.ts';
import type { Rule } from '../rule.ts';
import { shownOnly } from './goods.ts';
import { noWord, stores as storesAt } from './places.ts';
import { checkPerson, hidesContacts, isPublic, isTheirs, nobodys, nobodysOrder, own } from './profiles.ts';

/** How often a name comes before the one above it. Collations differ in some places, but not in plain first letters. */
const fallsOf = (names: readonly string[]): number =>
  names.filter((name, index) => name.localeCompare(names[index - 1] ?? '') < 0).length;

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
    const helpful = numbersOf(rowsAt(await ask({ sort_by: 'helpful_count' }), 'reviewers'), 'helpful_count');
    const first = helpful.slice(0, 4).join(', ');
    expect(isFalling(helpful), 'reviewers.helpful_count', 'the order helpful_count', first);
    if (rowsAt(data, 'topics').length > 0) {
      const [somebody] = rowsAt(await ask({ topic: noWord }), 'reviewers');
      expect(somebody === undefined, 'reviewers', `nobody with topic=${noWord}`, textAt(somebody, 'name'));
    }
    const byName = await ask({ sort_by: 'name' });
    const named = textsOf(rowsAt(byName, 'reviewers'), 'name').map(name => name.toLowerCase());
    const [falls, initials] = [fallsOf(named), fallsOf(named.flatMap(name => /^[a-z]/.exec(name) ?? []))];
    const isNamed = falls <= named.length / 5 && initials <= named.length / 20;
    expect(isNamed, 'reviewers.name', 'the order name', named.slice(0, 4).join(', '));
    const newest = textsOf(rowsAt(await ask({ sort_by: 'newest' }), 'reviewers'), 'encoded_id').join();
    const others = [
      ['reviews_count', rows],
      ['name', rowsAt(byName, 'reviewers')],
    ] as const;
    const same = others.find(([, list]) => textsOf(list, 'encoded_id').join() === newest)?.[0];
    const isOwn = rows.length < 6 || same === undefined;
    expect(isOwn, 'reviewers', 'an order of its own for newest', `the rows of ${same}`);
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
  followsCall: ({ data, request, earlier, isGuest, expect }) => {
    const ids = at(data, 'existing_followee_ids');
    const isEmpty = Array.isArray(ids)
      ? ids.length === 0
      : Object.values(Object(ids)).every(one => Object(one).length === 0);
    expect(!isGuest || isEmpty, 'existing_followee_ids', 'nothing: nobody is signed in', 'ids');
    const told = (Array.isArray(ids) ? ids : Object.values(Object(ids)).flat()).map(String);
    const asked = [request.query?.Product ?? []].flat().map(String);
    const odd = told.find(id => !asked.includes(id));
    expect(odd === undefined, 'existing_followee_ids', 'ids that were asked for', odd);
    const followed = textsOf(rowsAt(earlier.following, 'products'), 'encoded_product_id');
    const wrong = asked.find(id => followed.includes(id) !== told.includes(id));
    const isListed = wrong !== undefined && followed.includes(wrong);
    const words = `${isListed ? '' : 'not '}${wrong}, as followingCall has it: one of the two is wrong`;
    const isKnown = earlier.following !== undefined && !isGuest;
    expect(!isKnown || wrong === undefined, 'existing_followee_ids', words, told.join(', ') || 'none');
  },
  reviewFormCall: async ({ data, request, isGuest, expect, statusOf }) => {
    const [id, asked] = [textAt(data, 'line_item', 'public_id'), String(request.query?.line_item_public_id)];
    expect(!id || id === asked, 'line_item.public_id', asked, id);
    if (isGuest) expect(false, 'status', '401: nobody is signed in', '200 with a form');
    const status = await statusOf(undefined, { line_item_public_id: nobodysOrder });
    expect(status === 404 || status === 403, 'status', '404 for an order that is not theirs', status);
  },
  feedCall: async ({ data, ask, expect }) => {
    const events = rowsAt(data, 'feed_events');
    expect(
      isFalling(timesOf(events)),
      'feed_events.created_at',
      'the newest first',
      textsOf(events, 'created_at').slice(0, 3).join(', '),
    );
    const ids = events.flatMap(event =>
      textAt(event, 'id') ? `${textAt(event, 'event_type')} ${textAt(event, 'id')}` : [],
    );
    expect(new Set(ids).size === ids.length, 'feed_events.id', 'each event once', 'one twice');
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
  homeMetricsCall: async ({ data, other, expect }) => {
    const shops = numberAt(data, 'shop_metric');
    expect(shops === null || shops > 0, 'shop_metric', 'the number of stores', shops);
    const stores = await other('storeSearchCall', everything);
    const found = stores === undefined ? 0 : (storesAt.total(stores) ?? 0);
    const words = `at least ${found}, as storeSearchCall finds: one of the two is wrong`;
    expect(shops === null || shops >= found * 0.9, 'shop_metric', words, shops);
    const products = rowsAt(await other('searchCall', everything), 'data', 'search_results');
    const verified = products.reduce<number>(
      (sum, row) => sum + (numberAt(row, 'reviews_count') ?? 0) * (numberAt(row, 'authenticity_score') ?? 0),
      0,
    );
    const all = numberAt(data, 'total_verified_reviews');
    const least = `at least ${Math.round(verified)}, by reviews_count and authenticity_score of searchCall`;
    expect(all === null || all >= verified * 0.95, 'total_verified_reviews', least, all);
  },
  productCarouselCall: ({ data, expect }) => {
    const scores = numbersOf(Array.isArray(data) ? data : [], 'transparency_score');
    expect(
      isRising(scores) || Math.min(...scores) >= 0.5,
      'transparency_score',
      'products of high transparency',
      scores.join(', '),
    );
  },
  featuredReviewCarouselCall: ({ data, expect }) => {
    const rows = Array.isArray(data) ? data : [];
    expect(shownOnly(rows), 'answer', 'reviews that are shown', 'one that is hidden or deleted');
  },
};
