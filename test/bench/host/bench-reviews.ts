/**
 * Measures how long a page of reviews takes with few and with many reviews of a product, without the network.
 *
 *   node --import tsx test/bench/host/bench-reviews.ts [--reviews 50000] [--rounds 7]
 *
 * The world is made in memory, which takes a minute.
 */
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { generateWorld } from '../../../fixtures/world/generate.ts';
import { extensions, overEmbedded } from '../../../fixtures/host/db/db.ts';
import { createHost } from '../../../fixtures/host/host.ts';
import { makeReviewed, reviewAddresses } from './many-reviews.ts';
import { migrate } from '../../../fixtures/host/db/schema.ts';
import { writeRecords } from '../../../fixtures/host/db/seed.ts';

const { values } = parseArgs({
  options: {
    reviews: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '7' },
  },
});
const counts = [50, Number(values.reviews)];
const db = await overEmbedded(await PGlite.create({ extensions }));
await migrate(db, 'The database');
await writeRecords(db, generateWorld({ products: 200, reviews: 2_000 }));
await makeReviewed(db, counts);
const app = await createHost({ db, distDir: 'dist', log: message => console.error(message) });

const lists = await Promise.all(counts.map((count, index) => reviewAddresses(db, index, count)));
const names = Object.keys(lists[0] ?? {});
/** By request and number of reviews: computing time, ms, because other work may be running. */
const times = new Map<string, number[]>();
for (let round = -1; round < Number(values.rounds); round += 1)
  for (const [place, addresses] of lists.entries())
    for (const name of names) {
      const before = process.cpuUsage();
      const { statusCode } = await app.inject(addresses[name] ?? '');
      const { user, system } = process.cpuUsage(before);
      const ms = (user + system) / 1000;
      if (statusCode !== 200 && !name.startsWith('media')) throw new Error(`${name}: status ${statusCode}`);
      const key = `${name} ${place}`;
      // The first round warms up.
      if (round >= 0) times.set(key, [...(times.get(key) ?? []), ms]);
    }

const median = (list: readonly number[] = []) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
const cell = (text: string) => text.padStart(12);
console.log(`${'computing time, ms, median'.padEnd(44)}${counts.map(count => cell(String(count))).join('')}`);
for (const name of names)
  console.log(
    name.padEnd(44) +
      counts.map((_, place) => cell(median(times.get(`${name} ${place}`)).toFixed(1))).join(''),
  );
await app.close();
await db.close();
