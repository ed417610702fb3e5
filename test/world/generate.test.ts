import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generateWorld } from '../../fixtures/world/generate.ts';
import { readRecord } from '../../fixtures/world/read-record.ts';
import type { WorldRecord } from '../../fixtures/world/records.ts';
import { holdCatalogueRules } from './catalogue-rules.ts';
import { holdDisputeRules } from './dispute-rules.ts';
import { doubles, productKey } from './keys.ts';
import { holdMediaRules } from './media-rules.ts';
import { holdPromiseRules } from './promise-rules.ts';
import { holdReviewRules } from './review-rules.ts';
import { holdTimeRules } from './time-rules.ts';

type OfType<T extends WorldRecord['type']> = Extract<WorldRecord, { type: T }>;

const test = suite('the made world');
const end = Date.parse('2026-11-01T00:00:00Z');
const world: WorldRecord[] = [];
let categories: OfType<'category'>[];
let shops: OfType<'shop'>[];
let reviewers: OfType<'reviewer'>[];
let products: OfType<'product'>[];
/** The number of products. */
let reviews: OfType<'review'>[];
let shopReviews: OfType<'review'>[];
let questions: OfType<'question'>[];

const ofType = <T extends WorldRecord['type']>(type: T) =>
  world.filter((record): record is OfType<T> => record.type === type);

test.before(() => {
  for (const record of generateWorld({ products: 2_000 })) world.push(record);
  categories = ofType('category');
  shops = ofType('shop');
  reviewers = ofType('reviewer');
  products = ofType('product');
  shopReviews = ofType('review').filter(({ product_handle }) => product_handle === null);
  reviews = ofType('review').filter(({ product_handle }) => product_handle !== null);
  questions = ofType('question');
});

test('is the same in every run', () => {
  const write = () => JSON.stringify([...generateWorld({ products: 100 })]);
  const [first, second] = [write(), write()];
  assert.ok(first === second);
});

test('goes up to the last day of the time it is made for, with no two events at once', () => {
  const worldEnd = Date.parse('2027-03-17T12:34:56Z');
  const events = [...generateWorld({ products: 150, worldEnd })]
    .flatMap(record => (record.type === 'review' || record.type === 'follow' ? record.created_at : []))
    .sort()
    .reverse();
  const newest = Date.parse(events[0] ?? '');
  assert.ok(newest <= worldEnd && newest > worldEnd - 86_400_000, events[0]);
  assert.equal(doubles(events.slice(0, 100)), []);
});

test('has answers of stores up to its last day, no two at once', () => {
  const replies = [...reviews, ...shopReviews].flatMap(({ reply }) => reply?.created_at ?? []).sort();
  const newest = replies.slice(-20);
  assert.ok(
    newest.every(at => Date.parse(at) < end && Date.parse(at) > end - 7 * 86_400_000),
    `${newest}`,
  );
  assert.equal(doubles(newest), []);
});

test('has a few people whom many follow, and many whom few do', () => {
  const counts = new Map<string, number>();
  for (const { followee_slug } of ofType('follow'))
    if (followee_slug) counts.set(followee_slug, (counts.get(followee_slug) ?? 0) + 1);
  const all = reviewers.map(({ slug }) => counts.get(slug) ?? 0);
  assert.ok(Math.max(...all) > 30);
  assert.ok(all.filter(count => count > 0 && count <= 3).length > 15);
  assert.ok(all.includes(0));
});

test('has strict people and generous ones, from about two stars to five on average', () => {
  const stars = new Map<string, number[]>();
  for (const { reviewer_slug, rating } of [...reviews, ...shopReviews])
    if (reviewer_slug) stars.set(reviewer_slug, [...(stars.get(reviewer_slug) ?? []), rating]);
  const averages = [...stars.values()]
    .filter(list => list.length >= 10)
    .map(list => list.reduce((sum, one) => sum + one, 0) / list.length);
  assert.ok(Math.min(...averages) < 2.5, `${Math.min(...averages)}`);
  assert.ok(averages.filter(average => average < 3).length >= 5);
  assert.ok(averages.filter(average => average > 4.8).length >= 5);
});

test('has a few bad stores: many stars of one, much withheld, slow, and many disputes', () => {
  const of = (slug: string) => [...reviews, ...shopReviews].filter(({ shop_slug }) => shop_slug === slug);
  const share = (list: readonly OfType<'review'>[], holds: (review: OfType<'review'>) => boolean) =>
    list.filter(holds).length / list.length;
  const disputes = ofType('dispute');
  const bad = shops.filter(({ slug }) => share(of(slug), ({ rating }) => rating === 1) > 0.3);
  assert.ok(bad.length >= 3 && bad.length <= 5, `${bad.length}`);
  for (const { slug, response_time } of bad) {
    assert.ok(share(of(slug), ({ published }) => published === false) > 0.25, slug);
    assert.ok(response_time?.unit === 'days' && response_time.number > 6, slug);
    assert.ok(disputes.filter(({ shop_slug }) => shop_slug === slug).length > 6, slug);
  }
});

test('differs with the seed', () => {
  const write = (seed: number) => JSON.stringify([...generateWorld({ products: 20, seed })]);
  assert.ok(write(1) !== write(2));
});

test('has as many products and reviews as asked for', () => {
  assert.is(products.length, 2_000);
  assert.is(reviews.length, 20_000);
  const small = [...generateWorld({ products: 50, reviews: 70 })];
  assert.is(small.filter(record => record.type === 'product').length, 50);
  const ofProducts = small.filter(record => record.type === 'review' && record.product_handle !== null);
  assert.is(ofProducts.length, 70);
});

test('has 60 shops and 83 reviewers, some of them arbitrators', () => {
  assert.is(shops.length, 60);
  assert.is(reviewers.length, 83);
  assert.ok(reviewers.some(({ role }) => role === 'arbitrator'));
});

test('has a reviewer with 300 reviews, 20 orders to review and 12 rewards, one with nothing, and one whose profile fails', () => {
  const of = <T extends 'review' | 'order' | 'reward' | 'follow'>(type: T, slug: string) =>
    ofType(type).filter(record => (record as { reviewer_slug?: string }).reviewer_slug === slug);
  const [diligent, beginner] = ['mara-lindholm', 'noor-haddad'];
  assert.is(of('review', diligent).length, 300);
  assert.is(
    new Set(of('review', diligent).map(one => productKey(one.shop_slug, one.product_handle))).size,
    300,
  );
  assert.is(of('reward', diligent).length, 12);
  const reviewed = new Set(of('review', diligent).map(one => productKey(one.shop_slug, one.product_handle)));
  const open = of('order', diligent).filter(
    one => !reviewed.has(productKey(one.shop_slug, one.product_handle)),
  );
  assert.is(open.length, 20);
  for (const type of ['review', 'order', 'reward', 'follow'] as const)
    assert.is(of(type, beginner).length, 0);
  assert.equal(
    reviewers.filter(({ profile_fails }) => profile_fails).map(({ slug }) => slug),
    ['fay-unwin'],
  );
});

test('yields parents before children', () => {
  const seen = new Set<string>();
  const orphans: string[] = [];
  const need = (key: string) => {
    if (!seen.has(key)) orphans.push(key);
  };
  for (const record of world) {
    if (record.type === 'category') {
      if (record.parent_handle !== null) need(`category ${record.parent_handle}`);
      seen.add(`category ${record.handle}`);
    } else if (record.type === 'product') {
      need(`shop ${record.shop_slug}`);
      need(`category ${record.category_handle}`);
      seen.add(`product ${productKey(record.shop_slug, record.handle)}`);
    } else if (record.type === 'review' || record.type === 'question') {
      need(
        record.product_handle === null
          ? `shop ${record.shop_slug}`
          : `product ${productKey(record.shop_slug, record.product_handle)}`,
      );
      if (record.reviewer_slug !== undefined) need(`reviewer ${record.reviewer_slug}`);
    } else if (
      record.type === 'order' ||
      record.type === 'dispute' ||
      record.type === 'reward' ||
      record.type === 'follow'
    ) {
      need(`reviewer ${record.reviewer_slug}`);
      if (record.shop_slug !== undefined) need(`shop ${record.shop_slug}`);
      if (record.type !== 'reward' && record.product_handle !== undefined)
        need(`product ${productKey(record.shop_slug ?? '', record.product_handle)}`);
    } else if (record.type === 'saved_search') need(`reviewer ${record.reviewer_slug}`);
    else if (record.type !== 'search') seen.add(`${record.type} ${record.slug}`);
  }
  assert.equal(orphans, []);
});

test('gives every category, shop, reviewer and product a name of its own', () => {
  assert.equal(doubles(categories.map(({ handle }) => handle)), []);
  assert.equal(doubles(shops.map(({ slug }) => slug)), []);
  assert.equal(doubles(shops.map(({ domain, platform }) => `${domain} ${platform}`)), []);
  assert.equal(doubles(reviewers.map(({ slug }) => slug)), []);
  assert.equal(doubles(products.map(({ shop_slug, handle }) => productKey(shop_slug, handle))), []);
  assert.equal(doubles(products.map(({ shop_slug, external_id }) => `${shop_slug} ${external_id}`)), []);
});

test('consists of records as the import takes them', () => {
  const problems = world
    .map(record => readRecord(JSON.stringify(record)))
    .flatMap(reading => ('problem' in reading ? [reading.problem] : []));
  assert.equal(problems, []);
});

test('withholds some reviews, mostly bad ones, and shows at least one of each product', () => {
  const average = (list: readonly OfType<'review'>[]) =>
    list.reduce((sum, { rating }) => sum + rating, 0) / list.length;
  const shown = reviews.filter(({ published }) => published !== false);
  const withheld = reviews.filter(({ published }) => published === false);
  assert.ok(withheld.length > 500 && withheld.length < shown.length / 3, `${withheld.length}`);
  assert.ok(average(withheld) < average(shown) - 1);
  const keyOf = ({ shop_slug, product_handle }: OfType<'review'>) => productKey(shop_slug, product_handle);
  assert.is(new Set(shown.map(keyOf)).size, new Set(reviews.map(keyOf)).size);
});

test('gives each source to some reviews, and verifies none whose source knows of no order', () => {
  const sources = new Set(reviews.map(({ source }) => source));
  assert.is(sources.size, 7);
  const knowing = new Set(['organic', 'invite', 'verified_provider']);
  const all = [...reviews, ...shopReviews];
  assert.equal(
    all.filter(({ source, verified }) => verified && !knowing.has(source ?? '')),
    [],
  );
  const rewarded = all.filter(review => review.rewarded);
  assert.ok(rewarded.length > 50 && rewarded.length < all.length / 10, `${rewarded.length}`);
  assert.ok(rewarded.every(({ source }) => source === 'invite'));
});

test('has every shop reviewed by itself, and questions that are answered after they were asked', () => {
  assert.is(new Set(shopReviews.map(({ shop_slug }) => shop_slug)).size, shops.length);
  assert.ok(questions.length > 500, `${questions.length}`);
  const late = questions.flatMap(({ created_at, answers = [] }) =>
    answers.filter(answer => answer.created_at < created_at || Date.parse(answer.created_at) >= end),
  );
  assert.equal(late, []);
  const early = [...reviews, ...shopReviews].filter(
    ({ created_at, reply }) =>
      reply && (reply.created_at < created_at || Date.parse(reply.created_at) >= end),
  );
  assert.equal(early, []);
});

test('gives whole stars from 1 to 5, each of them to someone, five most often', () => {
  const counts = new Map<number, number>();
  for (const { rating } of reviews) counts.set(rating, (counts.get(rating) ?? 0) + 1);
  assert.equal([...counts.keys()].sort(), [1, 2, 3, 4, 5]);
  assert.is(Math.max(...counts.values()), counts.get(5));
});

test('dates no product after the end of the world, and no review outside the life of its product', () => {
  const created = new Map(
    products.map(({ shop_slug, handle, created_at = '' }) => [
      productKey(shop_slug, handle),
      Date.parse(created_at),
    ]),
  );
  const wrong = reviews.filter(({ shop_slug, product_handle, created_at }) => {
    const at = Date.parse(created_at);
    return !(at >= (created.get(productKey(shop_slug, product_handle)) as number) && at < end);
  });
  assert.equal(
    [...created].filter(([, at]) => !(at < end)),
    [],
  );
  assert.equal(wrong, []);
});

holdCatalogueRules(test, () => world);
holdReviewRules(test, () => ({ shops, products, reviews, shopReviews }));
holdMediaRules(test, () => ({ world, reviews }));
holdDisputeRules(test, () => world);
holdPromiseRules(test, () => world);
holdTimeRules(test, () => ({ world, products, reviews }));

test('leaves no gap of a template open', () => {
  const open = /[[\]{}|]|\bundefined\b|\bnull\b|\bNaN\b/;
  const texts = [
    ...products.flatMap(({ title, description }) => [title, description]),
    ...[...reviews, ...shopReviews].flatMap(({ title, body, reply }) => [
      title ?? '',
      body,
      reply?.body ?? '',
    ]),
    ...questions.flatMap(({ body, answers = [] }) => [body, ...answers.map(answer => answer.body)]),
  ];
  assert.equal(
    texts.filter(text => open.test(text)),
    [],
  );
});

test.run();
