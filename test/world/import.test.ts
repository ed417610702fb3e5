import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../fixtures/host/db/db.ts';
import { lockFolder } from '../../fixtures/host/db/db-lock.ts';
import { importWorld } from '../../fixtures/world/import.ts';
import { renderMedia } from '../../fixtures/world/pictures.ts';
import { openWorld } from '../support/world.ts';
import { catalogue } from './catalogue.ts';

const test = suite('import of a catalogue');
const sample = fileURLToPath(new URL('../../fixtures/world/sample.jsonl', import.meta.url));
let folder: string;
let shared: Db;
let opened = 0;

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketplace-import-'));
  shared = await openWorld([]);
});
test.before.each(() => {
  opened = 0;
});
test.after(async () => {
  await shared?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly code: number;
  readonly out: string;
  readonly errors: string[];
}

/** Runs the command; on a database that all tests share, unless the environment names another. */
async function run(args: readonly string[], env?: Record<string, string>, stdin = ''): Promise<Run> {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await importWorld(args, {
    env: env ?? {},
    stdin: (async function* () {
      yield Buffer.from(stdin);
    })(),
    print: line => out.push(line),
    printError: line => errors.push(line),
    ...(env === undefined && {
      open: async () => {
        opened += 1;
        return { ...shared, close: async () => {} };
      },
    }),
  });
  return { code, out: out.join('\n'), errors };
}

/** Writes a file of these lines; what is no text becomes JSON. @returns its path */
async function file(name: string, lines: readonly unknown[], lineEnd = '\n'): Promise<string> {
  const path = join(folder, name);
  const texts = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line)));
  await writeFile(path, texts.join(lineEnd));
  return path;
}

/** The figure behind a word of the summary. */
const figure = (out: string, name: string) =>
  Number(new RegExp(`^ +${name} +([\\d,]+)$`, 'm').exec(out)?.[1]);
const productsOf = (slug: string) =>
  shared.query<{ handle: string; title: string; reviews_count: number }>(
    'select p.handle, p.title, p.reviews_count from products p join shops s on s.id = p.shop_id where s.slug = $1 order by 1',
    [slug],
  );

test('has pictures for the sample', async () => {
  const pictures = (await readFile(sample, 'utf8')).match(/\/media\/[^"]+/g) ?? [];
  assert.ok(pictures.length > 10);
  assert.equal(
    pictures.filter(url => renderMedia(url) === null),
    [],
  );
});

test('names what is wrong by file and line, and imports the rest', async () => {
  const { category, shop, reviewer, product, review } = catalogue('mixed');
  const path = await file('mixed.jsonl', [
    category,
    '{"type":"shop",',
    shop,
    { ...product, price: 'cheap' },
    reviewer,
    product,
    { ...review, rating: 9 },
    review,
  ]);

  const { code, out, errors } = await run([path]);

  assert.is(code, 0);
  assert.is(errors.length, 3);
  assert.ok(errors[0]?.startsWith(`${path}:2: the line is not JSON`), errors[0]);
  assert.ok(errors[1]?.startsWith(`${path}:4: price must be a number`), errors[1]);
  assert.is(errors[2], `${path}:7: rating must be a whole number from 1 to 5, not 9`);
  assert.is(figure(out, 'left out'), 3);
  assert.equal(await productsOf('mixed'), [{ handle: 'thing', title: 'A Thing', reviews_count: 1 }]);
});

test('names a parent that is unknown or comes too late', async () => {
  const { category, shop, reviewer, product, review } = catalogue('orphans');
  const path = await file('orphans.jsonl', [
    product,
    category,
    { ...category, handle: 'lost-things', parent_handle: 'nowhere' },
    shop,
    { ...product, category_handle: 'nowhere' },
    product,
    { ...review, product_handle: 'other' },
    review,
    reviewer,
  ]);

  const { code, errors } = await run([path]);

  assert.is(code, 0);
  assert.equal(errors, [
    `${path}:1: there is no shop "orphans" before it`,
    `${path}:3: there is no category "nowhere" before it`,
    `${path}:5: there is no category "nowhere" before it`,
    `${path}:7: there is no product "other" of the shop "orphans" before it`,
    `${path}:8: there is no reviewer "orphans-fan" before it`,
  ]);
});

test('leaves out the second of two alike, counting lines per file', async () => {
  const { category, shop, reviewer, product, review } = catalogue('twins');
  const first = await file('twins-1.jsonl', [category, shop, reviewer, product]);
  const second = await file('twins-2.jsonl', ['', product, review, review]);

  const { code, out, errors } = await run([first, second]);

  assert.is(code, 0);
  assert.equal(errors, [
    `${second}:2: the same record came before`,
    `${second}:4: the same record came before`,
  ]);
  assert.is(figure(out, 'products'), 1);
  assert.is(figure(out, 'reviews'), 1);
});

test('replaces what was imported before', async () => {
  const { category, shop, product } = catalogue('again');
  await run([await file('again-1.jsonl', [category, shop, product])]);

  const { code, errors } = await run([
    await file('again-2.jsonl', [{ ...product, title: 'A Better Thing' }]),
  ]);

  assert.equal(errors, []);
  assert.is(code, 0);
  assert.equal(
    (await productsOf('again')).map(({ title }) => title),
    ['A Better Thing'],
  );
});

test('keeps the products of a shop whose currency has no exchange rate, without a price to compare', async () => {
  const { category, shop, product } = catalogue('rateless');
  const { code, errors } = await run([
    await file('rateless.jsonl', [category, { ...shop, currency: 'KZT' }, product]),
  ]);
  assert.equal([code, errors], [0, []]);
  const rows = await shared.query(
    `select t.price, t.price_base from product_search t join shops s on s.id = t.shop_id where s.slug = 'rateless'`,
  );
  assert.equal(rows, [{ price: 12.5, price_base: null }]);
});

test('keeps two equal reviews of unnamed people where their ids differ', async () => {
  const { category, shop, product, review } = catalogue('unnamed');
  const { reviewer_slug: _, ...equal } = review;
  const lines = [category, shop, product, { ...equal, external_id: '1' }, { ...equal, external_id: '2' }];
  const { code, out } = await run([await file('unnamed.jsonl', lines)]);
  assert.equal([code, figure(out, 'reviews')], [0, 2]);
  assert.is((await productsOf('unnamed'))[0]?.reviews_count, 2);
});

test('leaves out a shop whose domain is taken, with all that belongs to it', async () => {
  const { category, shop, reviewer, product, review } = catalogue('rivals');
  const path = await file('rivals.jsonl', [
    category,
    shop,
    { ...shop, slug: 'rivals-copy' },
    reviewer,
    { ...product, external_id: '1' },
    { ...product, handle: 'same-number', external_id: '1' },
    { ...product, shop_slug: 'rivals-copy' },
    { ...review, shop_slug: 'rivals-copy' },
    review,
  ]);

  const { code, out, errors } = await run([path]);

  assert.is(code, 0);
  assert.equal(errors.sort(), [
    `${path}:3: domain and platform together belong to another shop already`,
    `${path}:6: external_id belongs to another product of the shop already`,
    `${path}:7: the record it belongs to was left out`,
    `${path}:8: the record it belongs to was left out`,
  ]);
  assert.is(figure(out, 'products'), 1);
  assert.is(figure(out, 'reviews'), 1);
});

test('takes a byte order mark, Windows line ends, empty lines and lines that are too long', async () => {
  const { category, shop, product } = catalogue('windows');
  const lines = [`\uFEFF${JSON.stringify(category)}`, '', shop, '   ', 'x'.repeat(2_000_000), product, ''];
  const path = await file('windows.jsonl', lines, '\r\n');

  const { code, errors } = await run([path]);

  assert.equal(errors, [`${path}:5: the line is longer than 1 MB`]);
  assert.is(code, 0);
  assert.is((await productsOf('windows')).length, 1);
});

test('reads the standard input', async () => {
  const { category } = catalogue('piped');
  const { code, out, errors } = await run(['-'], undefined, `${JSON.stringify(category)}\nnothing\n`);
  assert.is(code, 0);
  assert.is(figure(out, 'categories'), 1);
  assert.match(errors.join('\n'), /^stdin:2: the line is not JSON/);
});

test('fails when no line is good, without touching the database', async () => {
  const path = await file('bad.jsonl', ['[]', { type: 'shop' }]);
  const { code, errors } = await run([path]);
  assert.is(code, 1);
  assert.is(opened, 0);
  assert.is(errors.length, 3);
  assert.is(errors[2], 'Nothing was imported.');
});

test('fails when no record finds its parent', async () => {
  const { product } = catalogue('nowhere-to-be-seen');
  const { code, errors } = await run([await file('lonely.jsonl', [product])]);
  assert.is(code, 1);
  assert.is(errors.at(-1), 'Nothing was imported.');
});

test('fails before it imports anything when a file is missing or is a folder', async () => {
  const missing = join(folder, 'missing.jsonl');
  const directory = join(folder, 'directory');
  await mkdir(directory);
  assert.equal(await run([sample, missing]), {
    code: 1,
    out: '',
    errors: [`There is no file ${missing}.`],
  });
  assert.equal((await run([directory])).errors, [`${directory} is a folder, not a file.`]);
  assert.is(opened, 0);
});

test('says in a sentence that the embedded database is in use', async () => {
  const dataDir = join(folder, 'locked');
  const unlock = await lockFolder(dataDir);
  const { code, errors } = await run([sample], { DATA_DIR: dataDir });
  unlock();
  assert.is(code, 1);
  assert.is(errors.length, 1);
  assert.match(errors[0] as string, /^The data folder \S+ is in use by process \d+; [^\n]+\.$/);
});

test('says in a sentence that the database cannot be reached', async () => {
  const { code, errors } = await run([sample], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' });
  assert.is(code, 1);
  assert.is(errors.length, 1);
  assert.match(
    errors[0] as string,
    /^The database at postgres:\/\/127\.0\.0\.1:1\/none cannot be used: [^\n]+\.$/,
  );
});

test('says in a sentence that the database failed on the way', async () => {
  const out: string[] = [];
  const lost = Object.assign(new Error('Connection terminated.'), { code: '57P01' });
  const code = await importWorld([sample], {
    env: { DATABASE_URL: 'postgres://127.0.0.1/none' },
    stdin: (async function* () {})(),
    print: line => out.push(line),
    printError: line => out.push(line),
    open: async () => ({ ...shared, transaction: () => Promise.reject(lost), close: async () => {} }),
  });
  assert.is(code, 1);
  assert.equal(out, ['The database failed during the import: Connection terminated.']);
});

test('explains itself', async () => {
  const help = await run(['--help']);
  assert.is(help.code, 0);
  assert.match(help.out, /^Usage: npm run world:import -- FILE/);
  const nothing = await run([]);
  assert.is(nothing.code, 1);
  assert.match(nothing.errors.join('\n'), /^Name the files to import: [^\n]+--help[^\n]+\.$/);
  assert.equal((await run(['--fast'])).errors, ['There is no option --fast; --help says more.']);
});

test.run();
