/**
 * `npm run contract:examples`: asks the fixture host every reading call of the contract, as somebody with an order and a
 * dispute, and keeps the answers with one row a list as src/build/contract/examples.json.
 */
import { writeFile } from 'node:fs/promises';
import { createHost } from '../../fixtures/host/host.ts';
import type { WorldRecord } from '../../fixtures/world/records.ts';
import { checkContract } from '../../src/build/contract/check.ts';
import { readExamples } from '../../src/build/contract/calls-page.ts';
import { readContract } from '../../src/build/contract/list.ts';
import { isRecord, parseJson } from '../../src/host/json.ts';
import { fetchOf } from '../build/contract/host-on.ts';
import { Browser } from '../host/browser-session.ts';
import { smallWorld } from '../host/small-world.ts';
import { openWorld } from './world.ts';

const bought: readonly WorldRecord[] = [
  {
    ...{ type: 'order', reviewer_slug: 'ada', shop_slug: 'potter', product_handle: 'saucepan' },
    placed_at: '2026-05-01T10:00:00Z',
  },
  {
    ...{ type: 'order', reviewer_slug: 'ada', shop_slug: 'lumen', product_handle: 'brass-lamp-3' },
    placed_at: '2026-06-01T10:00:00Z',
  },
  {
    ...{ type: 'dispute', reviewer_slug: 'ada', shop_slug: 'potter', product_handle: 'saucepan' },
    dispute_type: 'not_as_described',
    description: 'The handle came off on the second day, and nobody answers.',
    desired_outcome_type: 'full_refund',
    created_at: '2026-06-10T10:00:00Z',
  },
];

/** The totals of lists that were cut to one row. */
const totals = /^(total_(count|pages|results)|number_of_reviews|(rounded_)?results_total_count)$/;

/** One row of each list with its total, and few entries of each table. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (!isRecord(value)) return value;
  const hasRows = Object.values(value).some(one => Array.isArray(one) && one.length > 0);
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 40)
      .map(([key, one]) => [key, hasRows && totals.test(key) && one ? 1 : shortened(one)]),
  );
}

/** Answers of writes, which the fixture host gives only once. */
const written = {
  uploadCall: { id: 'u7Xk2', url: '/media/uploads/u7Xk2.jpg', type: 'image/jpeg', bytes: 81_234 },
};

/** Whether an answer has a row, where it has lists. */
function hasRows(value: unknown): boolean {
  const lists = [value, ...Object.values(Object(value))].filter(Array.isArray);
  return lists.length === 0 || lists.some(list => list.length > 0);
}

const db = await openWorld([...smallWorld, ...bought]);
const app = await createHost({ db, distDir: 'none', log: message => console.error(message) });
const contract = await readContract();
const examples: Record<string, unknown> = {};
for (const slug of ['', 'ada', 'juri']) {
  const browser = new Browser(app);
  const { csrfToken } = await browser.get('/login');
  if (slug) await browser.post('/login', { slug, _csrf: csrfToken });
  const fetching = fetchOf(() => app)();
  const checks = await checkContract('http://host.example', {
    ...{ contract, ask: fetching },
    cookie: slug ? browser.cookie : '',
  });
  for (const { name, method, address } of checks) {
    if (!address || method !== 'GET' || !contract.calls.has(name) || name in examples) continue;
    const answer = await fetching(`http://host.example${address}`, {
      headers: { Accept: 'application/json', ...(slug && { Cookie: browser.cookie }) },
    });
    const data = answer.ok ? parseJson(await answer.text()) : undefined;
    // What has no rows here says less than what was written by hand.
    if (data !== undefined && hasRows(data)) examples[name] = shortened(data);
  }
}
// Answers of writes, of media, and of lists that are empty here are written by hand: they stay.
const kept = (await readExamples()) as Record<string, unknown>;
const known = Object.fromEntries(Object.entries({ ...kept, ...examples, ...written }).sort());
await writeFile(
  new URL('../../src/build/contract/examples.json', import.meta.url),
  `${JSON.stringify(known, null, 1)}\n`,
);
console.log(`${Object.keys(known).length} examples`);
console.log([...contract.calls.keys()].filter(name => !(name in known)).join(' '));
await app.close();
await db.close();
