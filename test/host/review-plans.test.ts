/** A product with very many reviews: what the database reads for a page of them does not grow with their number. */
import * as assert from 'uvu/assert';
import type { Db, Row } from '../../fixtures/host/db/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { makeReviewed, reviewAddresses } from '../bench/host/many-reviews.ts';
import { generateWorld } from '../../fixtures/world/generate.ts';
import { hostSuite } from './host-suite.ts';

const { test, host } = hostSuite('many reviews', [...generateWorld({ products: 60, reviews: 1_200 })]);

/** More than the planner takes for few. */
const many = 6_000;
/** Rows of a page, those that the two telling reviews are chosen from, and some to spare. */
const mostRows = 300;

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Reviews that a step of a plan reads from their table, or sorts. Entries that are passed over in an index cost little. */
function weightOf(node: Node): number {
  const given = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  if (node['Node Type'] === 'Sort') return (node.Plans ?? []).reduce((all, one) => all + rowsOf(one), 0);
  if (node['Relation Name'] !== 'reviews') return 0;
  if (node['Node Type'] === 'Index Only Scan') return node['Heap Fetches'] ?? 0;
  return given + (node['Rows Removed by Index Recheck'] ?? 0);
}
const rowsOf = (node: Node) => node['Actual Rows'] * node['Actual Loops'];

let addresses: Record<string, string>;
const asked: { sql: string; params: readonly unknown[] }[] = [];
let app: Awaited<ReturnType<typeof createHost>>;
test.before(async () => {
  await makeReviewed(host.db, [many]);
  addresses = await reviewAddresses(host.db, 0, many);
  const db: Db = {
    ...host.db,
    query<T = Row>(sql: string, params: readonly unknown[] = []) {
      if (/\breviews r?\b/.test(sql)) asked.push({ sql, params });
      return host.db.query<T>(sql, params);
    },
  };
  app = await createHost({ db, distDir: 'none', log: message => host.failures.push(message) });
});
test.after(() => app.close());

/** The steps of the plans of all queries behind a request. */
async function stepsOf(name: string): Promise<Node[]> {
  asked.length = 0;
  assert.is((await app.inject(addresses[name] ?? '')).statusCode, 200, name);
  assert.ok(asked.length > 0, name);
  const plans = await Promise.all(
    asked.map(async ({ sql, params }) => {
      const [row] = await host.db.query<{ 'QUERY PLAN': readonly [{ Plan: Node }] }>(
        `explain (analyze, timing off, format json) ${sql}`,
        params,
      );
      return row?.['QUERY PLAN'][0].Plan;
    }),
  );
  return plans.flatMap(plan => (plan ? nodesOf(plan) : []));
}

/** The steps that read or sort many reviews. */
const heavy = (steps: readonly Node[]) =>
  steps
    .filter(node => weightOf(node) > mostRows)
    .map(
      node => `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}: ${weightOf(node)}`,
    );

test('reads no more reviews for a page of 6,000 than for one of few', async () => {
  for (const name of Object.keys(addresses).filter(one => !one.includes('word')))
    assert.equal(heavy(await stepsOf(name)), [], name);
});

test('finds words in an index', async () => {
  for (const name of ['a rare word', 'a word of nobody']) {
    const steps = await stepsOf(name);
    assert.ok(
      steps.some(node => node['Index Name'] === 'reviews_by_words'),
      name,
    );
    assert.equal(heavy(steps), [], name);
  }
});

test.run();
