/** Orders of products and stores: over all pages, by what can be seen, and each another than the others. */
import type { Query } from '../../../api/call.ts';
import { isFalling, numbersOf, rowsAt, textAt, textsOf } from '../read.ts';
import type { RuleContext } from '../rule.ts';
import { pricesFault, ratesOf } from './money.ts';
import { type Places, products, rowsOf } from './places.ts';

const path = 'data.search_results';

/** Pages 1 and 2 of an order, as one list: a host that orders each page by itself is named. */
async function inOrder({ ask }: RuleContext, query: Query, places: Places): Promise<readonly unknown[]> {
  const first = await ask(query);
  const rows = rowsOf(first, places);
  const hasMore = (places.total(first) ?? 0) > rows.length && rows.length > 0;
  return hasMore ? [...rows, ...rowsOf(await ask({ ...query, page: '2' }), places)] : rows;
}

const namesOf = (rows: readonly unknown[]) => textsOf(rows, 'encoded_product_id').slice(0, 48).join();

export async function checkOrders(context: RuleContext): Promise<void> {
  const { data, expect } = context;
  const rates = ratesOf(context);
  const rows = rowsAt(data, 'data', 'search_results');
  const lists = new Map<string, readonly unknown[]>();
  for (const sort_by of ['price_asc', 'price_desc', 'reviews_count', 'newest', 'best_selling'] as const)
    lists.set(sort_by, await inOrder(context, { sort_by }, products));
  for (const sort_by of ['price_asc', 'price_desc'] as const) {
    const fault = pricesFault(lists.get(sort_by) ?? [], sort_by, rates);
    expect(fault === null, `${path}.price`, `the order ${sort_by}, by exchange_rates`, fault);
  }
  const counts = numbersOf(lists.get('reviews_count') ?? [], 'reviews_count');
  expect(
    isFalling(counts),
    `${path}.reviews_count`,
    'the order reviews_count',
    counts.slice(0, 4).join(', '),
  );
  await checkNewest(context, lists.get('newest') ?? []);
  // Few rows may stand alike in two orders.
  if (rows.length < 8) return;
  // A host may sell best what it shows first, or what has most reviews; no order of time or sales is one of prices.
  for (const [sort_by, others] of [
    ['newest', ['price_asc', 'price_desc', 'reviews_count', 'best_selling']],
    ['best_selling', ['price_asc', 'price_desc']],
  ] as const) {
    const same = others.find(other => namesOf(lists.get(other) ?? []) === namesOf(lists.get(sort_by) ?? []));
    expect(same === undefined, path, `an order of its own for ${sort_by}`, `the rows of ${same}`);
  }
}

/** The feed says when products were added. */
async function checkNewest({ other, expect }: RuleContext, rows: readonly unknown[]): Promise<void> {
  const stores = { user_events: 'false', store_events: 'true', product_events: 'false' };
  const feed = await other('feedCall', stores);
  const added = new Map(
    rowsAt(feed, 'feed_events')
      .filter(event => textAt(event, 'event_type') === 'product_added')
      .map(event => [
        textAt(event, 'product', 'encoded_product_id'),
        Date.parse(textAt(event, 'created_at')),
      ]),
  );
  const times = rows.flatMap(row => added.get(textAt(row, 'encoded_product_id')) ?? []);
  const said = 'the order newest: product_added events of feedCall have other times';
  expect(
    isFalling(times),
    path,
    said,
    times
      .slice(0, 3)
      .map(time => new Date(time).toISOString())
      .join(', '),
  );
  // A guest's feed has the newest of all.
  const newest = [...added.keys()][0];
  const place = textsOf(rows, 'encoded_product_id').indexOf(newest ?? '');
  const isFirst = times.length === 0 || added.size < 5 || place >= 0;
  expect(isFirst, path, 'the newest product of feedCall with sort_by=newest', 'others on two pages');
}

export async function checkStoreOrder(context: RuleContext, places: Places): Promise<void> {
  const rows = await inOrder(context, { sort_by: 'reviews_count' }, places);
  const counts = numbersOf(rows, 'reviews_count');
  const found = counts.slice(0, 4).join(', ');
  context.expect(isFalling(counts), 'data.shop_results.reviews_count', 'the order reviews_count', found);
}
