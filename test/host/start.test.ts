import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../fixtures/host/db.ts';
import { migrate } from '../../fixtures/host/schema.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const test = suite('start of the host');
let folder: string;
let taken: Server;
let port: number;

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketplace-start-'));
  taken = createServer();
  await new Promise<void>(resolve => taken.listen(0, 'localhost', resolve));
  port = (taken.address() as { port: number }).port;
});
test.after(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly errors: string;
}

/** Starts the host as a person would, and waits until it has ended. */
function start(env: Record<string, string>, options: readonly string[] = []): Promise<Ended> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'fixtures/host/start.ts', ...options], {
    cwd: root,
    env: { ...inherited, PORT: '0', DATA_DIR: join(folder, 'unused'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text;
  });
  return new Promise(resolve => child.once('close', code => resolve({ code, errors })));
}

/** One line, one sentence, and nothing of the program's insides. */
function assertSentence({ code, errors }: Ended, about: RegExp): void {
  assert.is(code, 1, errors);
  assert.match(errors, about);
  assert.match(errors, /^[A-Z-][^\n]*\.\n$/);
}

test('says that the port is taken', async () => {
  assertSentence(await start({ PORT: String(port) }), new RegExp(`^Port ${port} is taken`));
  assert.equal(await readdir(folder), []);
});

test('says that the port is no port', async () => {
  assertSentence(await start({ PORT: 'eighty' }), /^PORT must be a number/);
});

test('says that the database cannot be reached, without its password', async () => {
  const ended = await start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' });
  assertSentence(
    ended,
    /^The database at postgres:\/\/127\.0\.0\.1:1\/shop cannot be used: connect ECONNREFUSED/,
  );
  assert.not.match(ended.errors, 'secret');
});

test('says that the address of the database is none', async () => {
  assertSentence(await start({ DATABASE_URL: 'my database' }), /^DATABASE_URL is not an address/);
});

test('says which option it does not know', async () => {
  assertSentence(await start({}, ['--product', '5']), /--product/);
  assertSentence(await start({}, ['--products', 'many']), /--products takes a number/);
});

test('leaves a folder of another schema version as it is', async () => {
  const dataDir = join(folder, 'newer');
  const db = await openDatabase({ dataDir });
  await migrate(db, 'The data folder');
  await db.query('update schema_version set version = 99');
  await db.query("insert into settings values ('kept', 'yes')");
  await db.close();

  const ended = await start({ DATA_DIR: dataDir });

  assertSentence(
    ended,
    /was written in schema version 99, this program knows version \d+ and has changed nothing/,
  );
  const again = await openDatabase({ dataDir });
  assert.equal(await again.query("select value from settings where name = 'kept'"), [{ value: 'yes' }]);
  await again.close();
});

test('leaves a broken folder as it is', async () => {
  const dataDir = join(folder, 'broken');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '7\n');
  await writeFile(join(dataDir, 'postgres/mine.txt'), 'mine');
  assertSentence(await start({ DATA_DIR: dataDir }), /cannot be opened/);
  assert.ok((await readdir(join(dataDir, 'postgres'))).includes('mine.txt'));
});

test('leaves a folder that another process uses alone', async () => {
  const dataDir = join(folder, 'busy');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'in-use-by'), String(process.pid));
  assertSentence(await start({ DATA_DIR: dataDir }), new RegExp(`is in use by process ${process.pid}`));
});

test('takes over a folder whose process has ended', async () => {
  const dataDir = join(folder, 'left');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'in-use-by'), '999999999');
  const db = await openDatabase({ dataDir });
  await db.close();
  assert.equal(await readdir(dataDir), ['postgres']);
});

test.run();
