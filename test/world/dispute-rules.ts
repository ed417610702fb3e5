import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { statusAfter } from '../../fixtures/host/data/dispute-status.ts';
import type { DisputeRecord, WorldRecord } from '../../fixtures/world/records.ts';
import { type DisputeStatus, disputeStatuses } from '../../src/contract/dispute-summary.ts';

/** The time of the last possible event. */
const end = Date.parse('2026-11-01T00:00:00Z');
const productKey = (shop: string, handle: string) => `${shop}/${handle}`;

/** The rules for disputes of a generated world. */
export function holdDisputeRules(test: Test, world: () => readonly WorldRecord[]): void {
  test('has 200 disputes in all states, each about an order placed before it', () => {
    const disputes = world().filter(record => record.type === 'dispute');
    const placed = new Map(
      world()
        .filter(record => record.type === 'order')
        .map(({ reviewer_slug, shop_slug, product_handle, placed_at }) => [
          `${reviewer_slug} ${productKey(shop_slug, product_handle)}`,
          placed_at,
        ]),
    );
    const isLate = ({ reviewer_slug, shop_slug, product_handle, created_at, events = [] }: DisputeRecord) => {
      const times = [
        placed.get(`${reviewer_slug} ${productKey(shop_slug, product_handle)}`) ?? '',
        created_at,
        ...events.map(event => event.created_at),
      ].map(Date.parse);
      return times.some((time, index) => !(time > (times[index - 1] ?? 0) && time <= end));
    };
    assert.equal(disputes.filter(isLate), []);
    const statuses = disputes.map(({ events = [] }) =>
      events.reduce<DisputeStatus>(statusAfter, 'awaiting_store'),
    );
    assert.equal(disputes.length, 200);
    assert.equal([...new Set(statuses)].sort(), [...disputeStatuses].sort());
  });
}
