import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { awaitedFrom } from '../../fixtures/host/data/dispute-rows.ts';
import { statusAfter } from '../../fixtures/host/data/dispute-status.ts';
import { turnDays } from '../../fixtures/world/content/dispute-choices.ts';
import type { DisputeRecord, WorldRecord } from '../../fixtures/world/records.ts';
import { type DisputeStatus, disputeStatuses } from '../../src/contract/dispute-summary.ts';
import { responseDeadline } from '../../src/domain/dispute.ts';
import { departmentsOf, orderKey, productKey } from './keys.ts';

/** The time of the last possible event. */
const end = Date.parse('2026-11-01T00:00:00Z');

/** The rules for disputes of a generated world. */
export function holdDisputeRules(test: Test, world: () => readonly WorldRecord[]): void {
  test('has 200 disputes in all states, each about an order placed before it', () => {
    const disputes = world().filter(record => record.type === 'dispute');
    const placed = new Map(
      world()
        .filter(record => record.type === 'order')
        .map(order => [orderKey(order), order.placed_at]),
    );
    const isLate = (dispute: DisputeRecord) => {
      const { created_at, events = [] } = dispute;
      const times = [
        placed.get(orderKey(dispute)) ?? '',
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

  test('has everybody answer in a dispute in their time, an arbitrator go on without a store that does not, and no turn over', () => {
    const shops = new Map(
      world()
        .filter(record => record.type === 'shop')
        .map(shop => [shop.slug, shop.response_time]),
    );
    const wrong = world()
      .filter(record => record.type === 'dispute')
      .filter(({ shop_slug, created_at, events = [] }) => {
        const stated = shops.get(shop_slug);
        if (!stated) return true;
        const dueAfter = (status: DisputeStatus, since: string) => {
          const from = awaitedFrom(status);
          const time = from === 'store' ? stated : { number: turnDays[from ?? 'reviewer'], unit: 'days' };
          return from === null ? null : responseDeadline(since, time);
        };
        let status: DisputeStatus = 'awaiting_store';
        let due = dueAfter(status, created_at);
        for (const event of events) {
          const late = Date.parse(event.created_at) - Date.parse(due ?? '');
          if (event.kind === 'store_silent' ? Math.abs(late) > 1_000 : !(late <= 0)) return true;
          const next = statusAfter(status, event);
          if (next !== status) due = dueAfter(next, event.created_at);
          status = next;
        }
        return due !== null && Date.parse(due) <= end;
      });
    assert.equal(wrong, []);
  });

  test('has questions of an arbitrator that fit what the store has answered and what the dispute is about', () => {
    const gaveIn =
      /we are sorry|you are right|thank you for telling us|mistake of ours|we apologise|refund is being made|out of /i;
    const about: readonly [RegExp, readonly string[]][] = [
      [/proof of delivery|tracking page|receipt of the carrier/, ['not_received']],
      [/refund|account/, ['refund_missing']],
      [/last mail/, ['not_received', 'service']],
      [/send it back|take the product back/, ['damaged', 'not_as_described', 'wrong_item']],
    ];
    const wrong = world()
      .filter(record => record.type === 'dispute')
      .filter(({ dispute_type, events = [] }) => {
        const answer = events.find(({ kind }) => kind === 'store_answered')?.body ?? '';
        return events
          .filter(({ kind }) => kind === 'information_requested')
          .some(
            ({ body = '' }) =>
              gaveIn.test(answer) ||
              /refused/.test(body) ||
              about.some(([words, types]) => words.test(body) && !types.includes(dispute_type)),
          );
      });
    assert.equal(wrong, []);
  });

  test('has no review of an order that was written while a dispute about it was open', () => {
    const written = new Map(
      world()
        .filter(record => record.type === 'review')
        .map(review => [orderKey(review), Date.parse(review.created_at)]),
    );
    const wrong = world()
      .filter(record => record.type === 'dispute')
      .filter(dispute => {
        const last = dispute.events?.at(-1);
        const isOver = ['decided', 'closed', 'withdrawn', 'settled'].includes(last?.kind ?? '');
        const at = written.get(orderKey(dispute)) ?? 0;
        return at > Date.parse(dispute.created_at) && (!isOver || at < Date.parse(last?.created_at ?? ''));
      });
    assert.equal(wrong, []);
  });

  test('speaks of a warranty of things alone that have one', () => {
    const departmentOf = departmentsOf(world());
    const departments = new Map(
      world()
        .filter(record => record.type === 'product')
        .map(({ shop_slug, handle, category_handle }) => [
          productKey(shop_slug, handle),
          departmentOf(category_handle),
        ]),
    );
    const guaranteed = ['electronics', 'music-and-stage', 'sports-and-outdoors', 'toys-and-games'];
    const wrong = world()
      .filter(record => record.type === 'dispute')
      .filter(dispute => /warranty/.test(JSON.stringify(dispute)))
      .map(({ shop_slug, product_handle }) => departments.get(productKey(shop_slug, product_handle)) ?? '')
      .filter(department => !guaranteed.includes(department));
    assert.equal(wrong, []);
  });

  test('has no dispute about a thing that did not come and that was reviewed, or that was praised', () => {
    const ratings = new Map(
      world()
        .filter(record => record.type === 'review')
        .map(review => [orderKey(review), review.rating]),
    );
    const wrong = world()
      .filter(record => record.type === 'dispute')
      .filter(dispute => {
        const rating = ratings.get(orderKey(dispute));
        const isElsewhere = ['not_received', 'wrong_item'].includes(dispute.dispute_type);
        return rating !== undefined && (isElsewhere || rating > 2);
      });
    assert.equal(wrong, []);
  });

  test('has disputes about orders of some months at most, which say how long ago they were placed', () => {
    const orders = world().filter(record => record.type === 'order');
    const wrong = world()
      .filter(record => record.type === 'dispute')
      .filter(({ reviewer_slug, shop_slug, product_handle, created_at, description }) => {
        const ages = orders
          .filter(
            order =>
              order.reviewer_slug === reviewer_slug &&
              order.shop_slug === shop_slug &&
              order.product_handle === product_handle,
          )
          .map(({ placed_at }) => Math.floor((Date.parse(created_at) - Date.parse(placed_at)) / 86_400_000))
          .filter(age => age >= 0);
        const age = Math.min(...ages);
        const [, said = age] = /ordered (\d+) days ago/.exec(description) ?? [];
        return age > 90 || Number(said) !== age;
      });
    assert.equal(wrong, []);
  });
}
