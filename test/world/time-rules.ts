import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPossible, statedDays } from '../../fixtures/world/durations.ts';
import type { ProductRecord, ReviewRecord, WorldRecord } from '../../fixtures/world/records.ts';
import { orderKey, productKey } from './keys.ts';

interface Made {
  readonly world: readonly WorldRecord[];
  readonly products: readonly ProductRecord[];
  /** The number of products. */
  readonly reviews: readonly ReviewRecord[];
}

const day = 86_400_000;
const textOf = ({ title = '', body }: ReviewRecord) => `${title}\n${body}`;
const shown = (review: ReviewRecord) => `${review.used_days ?? '?'} days: ${textOf(review)}`;

/** The rules for what reviews say of time, and how often they say the same. */
export function holdTimeRules(test: Test, made: () => Made): void {
  test('names no time of use or delivery that its badge or the age of the product rules out', () => {
    const since = new Map(
      made().products.map(({ shop_slug, handle, created_at }) => [productKey(shop_slug, handle), created_at]),
    );
    const wrong = made().reviews.filter(review => {
      const { shop_slug, product_handle, created_at, used_days } = review;
      const sold = since.get(productKey(shop_slug, product_handle)) ?? '';
      return !isPossible(textOf(review), used_days, (Date.parse(created_at) - Date.parse(sold)) / day);
    });
    assert.equal(wrong.map(shown), []);
  });

  test('names no time that is longer than since its order', () => {
    const placed = new Map<string, number>();
    for (const record of made().world)
      if (record.type === 'order') placed.set(orderKey(record), Date.parse(record.placed_at));
    const wrong = made().reviews.filter(review => {
      const order = review.verified && placed.get(orderKey(review));
      const { use, wait } = statedDays(textOf(review));
      const days = order ? (Date.parse(review.created_at) - order) / day : Number.POSITIVE_INFINITY;
      // Who orders again after the review has a later order.
      return days > 0 && Math.max(review.used_days ?? 0, use) + wait > days + 1;
    });
    assert.equal(wrong.map(shown), []);
  });

  test('tells use from waiting, and either from figures of speech', () => {
    const stated = (text: string) => Object.values(statedDays(text));
    assert.equal(stated('Has held up well over a year.'), [357, 0]);
    assert.equal(stated('I have had it for two weeks now. It faded in one summer.'), [196, 0]);
    assert.equal(stated('Delivered after twelve days. The refund took five weeks.'), [0, 34]);
    assert.equal(
      stated('The best lamp in years. I dithered for months. My old one lasted for years.'),
      [0, 0],
    );
    assert.ok(isPossible('Fine for two weeks.', 14, 60));
    assert.not.ok(isPossible('Fine for two months.', 14, 90));
    assert.not.ok(isPossible('The refund took two months.', 30, 80));
  });

  test('has no sentence of some length in more than one review of five hundred', () => {
    const counts = new Map<string, number>();
    for (const { body } of made().reviews)
      for (const sentence of new Set(body.split(/(?<=[.!?…])\s+/)))
        if (sentence.length > 45) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    assert.equal(
      [...counts].filter(([, count]) => count > made().reviews.length / 500),
      [],
    );
  });
}
