import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prepareDatabase } from '../../fixtures/host/prepare.ts';
import { importWorld } from '../../fixtures/world/import.ts';
import { makeDataFolder } from '../support/world.ts';

const test = suite('start after an import');
const sample = fileURLToPath(new URL('../../fixtures/world/sample.jsonl', import.meta.url));
let folder: string;

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketplace-import-'));
  await makeDataFolder(join(folder, 'data'));
});
test.after(() => rm(folder, { recursive: true, force: true }));

async function run(file: string) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await importWorld([file], {
    env: { DATA_DIR: join(folder, 'data') },
    stdin: (async function* () {})(),
    say: line => out.push(line),
    complain: line => errors.push(line),
  });
  return { code, errors, summary: out.join('\n').split(/\s+/).join(' ') };
}

/** What the database holds after `npm start` has made it ready. */
async function holdings() {
  const db = await prepareDatabase({ dataDir: join(folder, 'data'), reset: false, onProgress: () => {} });
  const [counts] = await db.query(`select (select count(*)::int from shops) as shops,
    (select count(*)::int from products) as products, (select count(*)::int from product_search) as found`);
  await db.close();
  return counts;
}

test('adds no world to an imported catalogue, even while its products are still to come', async () => {
  const lines = (await readFile(sample, 'utf8')).trim().split('\n');
  const shops = join(folder, 'shops.jsonl');
  await writeFile(shops, lines.filter(line => line.includes('"type": "shop"')).join('\n'));

  const first = await run(shops);
  const afterShops = await holdings();
  const second = await run(sample);
  const afterAll = await holdings();

  assert.equal(first, {
    code: 0,
    errors: [],
    summary: 'Imported categories 0 shops 2 reviewers 0 products 0 reviews 0 left out 0',
  });
  assert.equal(afterShops, { shops: 2, products: 0, found: 0 });
  assert.equal(second, {
    code: 0,
    errors: [],
    summary: 'Imported categories 5 shops 2 reviewers 2 products 3 reviews 7 left out 0',
  });
  assert.equal(afterAll, { shops: 2, products: 3, found: 3 });
});

test.run();
