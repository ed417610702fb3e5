/**
 * Measures search answers as a page gets them, without the network: request, database and JSON in one process.
 *
 *   node --import tsx test/bench/host/bench-search.ts [--products 100000] [--rounds 3] [--slowest] [--save]
 *
 * The world is made on the first run and kept in .tmp/. With DATABASE_URL a server is measured instead. `--save` writes the
 * figures into test/bench/results.md. "Fastest round" takes the fastest answer to each address: a busy machine disturbs it least.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { openBenchWorld, searchAddresses, suggestAddresses } from './bench-world.ts';
import type { Db } from '../../../fixtures/host/db/db.ts';
import { createHost } from '../../../fixtures/host/host.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    slowest: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const products = Number(values.products);
/** The last queries of the database, with the time of each. */
let asked: { readonly sql: string; readonly params: readonly unknown[]; readonly ms: number }[] = [];
const world = await openBenchWorld(products);
const db: Db = {
  ...world,
  async query<T>(sql: string, params: readonly unknown[] = []) {
    const startedAt = performance.now();
    const rows = await world.query<T>(sql, params);
    asked.push({ sql, params, ms: performance.now() - startedAt });
    return rows;
  },
};
const app = await createHost({ db, distDir: 'dist', log: message => console.error(message) });

interface Timing {
  readonly address: string;
  readonly ms: number;
  /** Computing time, ms: what the answer takes where nothing else runs. */
  readonly cpu: number;
  readonly total: number | string;
}

/** Asks every address in turn, round after round, so that no answer is helped by the one before. */
async function measure(host: FastifyInstance, addresses: readonly string[]): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const address of addresses) {
      const usedBefore = process.cpuUsage();
      const startedAt = performance.now();
      const answer = await host.inject({ url: address, headers: { accept: 'application/json' } });
      const ms = performance.now() - startedAt;
      const { user, system } = process.cpuUsage(usedBefore);
      if (answer.statusCode !== 200) throw new Error(`${address}: status ${answer.statusCode}`);
      const { data, suggestions } = answer.json();
      timings.push({
        address,
        ms,
        cpu: (user + system) / 1000,
        total: data?.rounded_results_total_count ?? suggestions?.length ?? 0,
      });
    }
  return timings;
}

const lines: string[] = [];
/** Prints a line of the results. */
function say(line: string): void {
  lines.push(line);
  console.log(line);
}

function report(name: string, timings: readonly Timing[]): void {
  const figures = (from: readonly Timing[], of: (one: Timing) => number) => {
    const sorted = from.map(of).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, max ${at(1).toFixed(1)} ms`;
  };
  const empty = timings.filter(one => one.total === 0).length;
  say(`${name}: ${timings.length} answers, ${empty} of them empty`);
  say(`  by the clock    ${figures(timings, one => one.ms)}`);
  const fastest = new Map<string, Timing>();
  for (const one of timings)
    if (one.ms < (fastest.get(one.address)?.ms ?? Infinity)) fastest.set(one.address, one);
  say(`  fastest round   ${figures([...fastest.values()], one => one.ms)}`);
  say(`  computing time  ${figures(timings, one => one.cpu)}`);
  if (values.slowest)
    for (const { address, ms, cpu, total } of [...timings].sort((a, b) => b.ms - a.ms).slice(0, 20))
      console.log(
        `  ${ms.toFixed(1).padStart(7)} ${cpu.toFixed(1).padStart(7)} ms ${String(total).padStart(6)}  ${address}`,
      );
}

/** Prints the plan of the longest query of the slowest search. */
async function explainSlowest(timings: readonly Timing[]): Promise<void> {
  const slowest = timings.reduce((a, b) => (b.ms > a.ms ? b : a));
  asked = [];
  await app.inject(slowest.address);
  const { sql, params, ms } = asked.reduce((a, b) => (b.ms > a.ms ? b : a));
  const plan = await world.query<Record<'QUERY PLAN', string>>(`explain (analyze, buffers) ${sql}`, params);
  console.log(
    `slowest: ${slowest.address}, ${slowest.ms.toFixed(1)} ms; ${asked.length} queries when asked again,`,
  );
  console.log(`the longest ${ms.toFixed(1)} ms: ${sql.replace(/\s+/g, ' ').slice(0, 400)}`);
  for (const line of plan) console.log(`  ${line['QUERY PLAN'].slice(0, 160)}`);
}

const [searches, suggests] = [await searchAddresses(db), await suggestAddresses(db)];
// The first answers warm up the database's caches and the process; they are no part of the figures.
for (const address of [...searches.slice(0, 5), ...suggests.slice(0, 5)]) await app.inject(address);
console.log(
  `${products} products on ${db.kind}, ${searches.length} searches, ${suggests.length} typed texts`,
);
const measured = await measure(app, searches);
report('search', measured);
report('suggestions', await measure(app, suggests));
if (values.save) {
  const { save } = await import('../results.ts');
  const day = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const figures = lines.map(line => `    ${line}`).join('\n');
  await save(
    `Search answers, ${products.toLocaleString('en')} products on ${db.kind}`,
    `${day}, ${searches.length} searches and ${suggests.length} typed texts in ${values.rounds} rounds, load after them ${load}\n\n${figures}`,
  );
}
await explainSlowest(measured);
await app.close();
await world.close();
