import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ShopRecord, WorldRecord } from '../../fixtures/world/records.ts';

const hour = 3_600_000;

/** The rules by which a generated world keeps what pages say of it. */
export function holdPromiseRules(test: Test, world: () => readonly WorldRecord[]): void {
  const ofType = <T extends WorldRecord['type']>(type: T) =>
    world().filter((record): record is Extract<WorldRecord, { type: T }> => record.type === type);

  test('has stores that answer mostly in the time they state, and four that mostly do not', () => {
    const waits = new Map<string, number[]>();
    const answered = [
      ...ofType('review').map(({ reply, ...review }) => ({ ...review, answers: reply ? [reply] : [] })),
      ...ofType('question').map(({ answers = [], ...question }) => ({
        ...question,
        answers: answers.filter(({ author_name }) => author_name === undefined),
      })),
    ];
    for (const { shop_slug, created_at, answers } of answered)
      for (const answer of answers)
        waits.set(shop_slug, [
          ...(waits.get(shop_slug) ?? []),
          Date.parse(answer.created_at) - Date.parse(created_at),
        ]);
    const keepsWord = (shop: ShopRecord) => {
      const of = waits.get(shop.slug) ?? [];
      const inTime = of.filter(wait => wait <= statedTime(shop)).length;
      return inTime > of.length * 0.6 ? true : inTime < of.length * 0.5 ? false : undefined;
    };
    const kept = ofType('shop').map(keepsWord);
    assert.equal(
      [true, false].map(one => kept.filter(keeps => keeps === one).length),
      [56, 4],
    );
  });

  test('has imported reviews that were written before the first ones that their store got here', () => {
    const own = ofType('review').filter(({ source }) => source === 'organic' || source === 'invite');
    const first = new Map<string, string>();
    for (const { shop_slug, created_at } of own)
      if (created_at < (first.get(shop_slug) ?? '9')) first.set(shop_slug, created_at);
    const imported = ofType('review').filter(({ source }) => source === 'migrated');
    const late = imported.filter(({ shop_slug, created_at }) => created_at >= (first.get(shop_slug) ?? '9'));
    assert.equal(late, []);
    assert.ok(imported.length > 300, `${imported.length}`);
  });

  test('has a reward for each review that is marked as rewarded, and for no other', () => {
    const keyOf = (slug: string | undefined, shop: string) => `${slug} of ${shop}`;
    const rewarded = ofType('review')
      .filter(review => review.rewarded && review.reviewer_slug)
      .map(({ reviewer_slug, shop_slug }) => keyOf(reviewer_slug, shop_slug));
    const rewards = ofType('reward').map(({ reviewer_slug, shop_slug }) => keyOf(reviewer_slug, shop_slug));
    assert.equal(rewards.sort(), rewarded.sort());
  });

  test('has an order for each review of somebody that came from an order at its store', () => {
    const placed = new Map<string, number[]>();
    for (const { reviewer_slug, shop_slug, product_handle, placed_at } of ofType('order'))
      for (const what of [shop_slug, `${shop_slug}/${product_handle}`]) {
        const key = `${reviewer_slug} ${what}`;
        placed.set(key, [...(placed.get(key) ?? []), Date.parse(placed_at)]);
      }
    const wrong = ofType('review').filter(
      ({ reviewer_slug, shop_slug, product_handle, created_at, used_days = 0, ...review }) => {
        const isOfOrder = review.verified && (review.source === 'organic' || review.source === 'invite');
        if (!reviewer_slug || !isOfOrder) return false;
        const what = product_handle === null ? shop_slug : `${shop_slug}/${product_handle}`;
        const latest = Date.parse(created_at) - Math.max(used_days * 24, 1) * hour;
        return !placed.get(`${reviewer_slug} ${what}`)?.some(at => at <= latest);
      },
    );
    assert.equal(wrong, []);
  });
}

function statedTime({ response_time }: ShopRecord): number {
  assert.ok(response_time);
  return response_time.number * hour * (response_time.unit === 'days' ? 24 : 1);
}
