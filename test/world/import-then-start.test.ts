import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DatabaseError } from '../../fixtures/host/db/db.ts';
import { prepareDatabase } from '../../fixtures/host/db/prepare.ts';
import { importWorld } from '../../fixtures/world/import.ts';
import { makeDataFolder } from '../support/world.ts';
import { catalogue } from './catalogue.ts';

const test = suite('start after an import');
const root = fileURLToPath(new URL('../..', import.meta.url));
const sample = fileURLToPath(new URL('../../fixtures/world/sample.jsonl', import.meta.url));
let folder: string;
let dataDir: string;

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketplace-import-'));
  dataDir = join(folder, 'data');
  await makeDataFolder(dataDir);
});
test.after(() => rm(folder, { recursive: true, force: true }));

async function run(file: string) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await importWorld([file], {
    env: { DATA_DIR: dataDir },
    stdin: (async function* () {})(),
    print: line => out.push(line),
    printError: line => errors.push(line),
  });
  return { code, errors, summary: out.join('\n').split(/\s+/).join(' ') };
}

/** The content of the database after `npm start` has prepared it. */
async function holdings(of = dataDir) {
  const db = await prepareDatabase({ dataDir: of, reset: false, onProgress: () => {} });
  const [counts = {}] = await db.query(`select (select count(*)::int from shops) as shops,
    (select count(*)::int from products) as products, (select count(*)::int from product_search) as found`);
  await db.close();
  return counts;
}

test('says at the next start that an import was cut short, until one comes to its end', async () => {
  await killImport();
  const refusal = await holdings().then(
    () => null,
    (error: Error) => error,
  );
  assert.instance(refusal, DatabaseError);
  assert.is(
    refusal?.message,
    `The data folder ${dataDir} holds a part of a catalogue whose import was cut short; run npm run world:import -- - again, or start with --reset to build the world anew.`,
  );

  const lines = (await readFile(sample, 'utf8')).trim().split('\n');
  const shops = join(folder, 'shops.jsonl');
  await writeFile(shops, lines.filter(line => line.includes('"type": "shop"')).join('\n'));
  assert.equal(await run(shops), {
    code: 0,
    errors: [],
    summary:
      'Imported categories 0 shops 2 reviewers 0 products 0 reviews 0 questions 0 orders 0 disputes 0 rewards 0 follows 0 saved 0 searches 0 left out 0',
  });
});

test('adds no world to an imported catalogue, even while its products are still to come', async () => {
  assert.equal(await holdings(), { shops: 2, products: 0, found: 0 });
  assert.equal(await run(sample), {
    code: 0,
    errors: [],
    summary:
      'Imported categories 5 shops 0 reviewers 2 products 3 reviews 7 questions 0 orders 0 disputes 0 rewards 0 follows 0 saved 0 searches 0 unchanged 2 left out 0',
  });
  assert.equal(await holdings(), { shops: 2, products: 3, found: 3 });
});

/** Imports from the standard input in a process of its own, and kills that when its first record is stored. */
async function killImport(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'fixtures/world/import.ts', '-'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const { category } = catalogue('first');
  child.stdin.write(`${JSON.stringify(category)}\nno record\n`);
  // The second line is read, and complained about, after the first one is stored.
  child.stderr.once('data', () => child.kill('SIGKILL'));
  await new Promise(resolve => child.once('close', resolve));
  assert.is(child.signalCode, 'SIGKILL');
}

test('completes a world whose making was killed, and no other one in its place', async () => {
  const halfMade = join(folder, 'half-made');
  await makeDataFolder(halfMade);
  const making = prepareDatabase({
    dataDir: halfMade,
    products: 30,
    reset: false,
    onProgress: ({ step }) => {
      if (step === 'search rows') throw new Error('killed');
    },
  });
  await making.then(
    () => assert.unreachable(),
    error => assert.is(error.message, 'killed'),
  );

  const other = prepareDatabase({ dataDir: halfMade, products: 50, reset: false, onProgress: () => {} });
  await other.then(
    () => assert.unreachable(),
    error =>
      assert.is(
        error.message,
        `The data folder ${halfMade} holds a part of a world of 30 products and was left as it is; start with --reset to build one of 50 products instead.`,
      ),
  );
  const { products, found } = await holdings(halfMade);
  assert.equal([products, found], [30, 30]);
});

test.run();
