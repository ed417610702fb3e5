import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DatabaseError, openDatabase } from '../../../fixtures/host/db/db.ts';
import { migrate } from '../../../fixtures/host/db/schema.ts';
import { start } from '../../../fixtures/host/start/start.ts';
import { StartError } from '../../../fixtures/host/start/start-checks.ts';
import { openWorld } from '../../support/world.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
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

/** Starts the host, which must not succeed. @returns the sentence that says why */
async function refusal(env: Record<string, string>, args: readonly string[] = []): Promise<string> {
  const started = await start(args, { PORT: '0', DATA_DIR: join(folder, 'unused'), ...env }).catch(
    (error: Error) => error,
  );
  if (started instanceof StartError || started instanceof DatabaseError) {
    // One line, one sentence.
    assert.match(started.message, /^[A-Z-][^\n]*\.$/);
    return started.message;
  }
  if (!(started instanceof Error)) await started.stop();
  throw started;
}

test('says in one sentence that the port is taken, and ends with 1', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'fixtures/host/start/start.ts', '--build'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'unused') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', text => {
    output += text;
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text;
  });
  assert.is(await new Promise(resolve => child.once('close', resolve)), 1);
  assert.match(errors, new RegExp(`^Port ${port} is taken [^\\n]*\\.\\n$`));
  assert.equal(await readdir(folder), []);
  // The error is printed before the build.
  assert.is(output, '');
});

test('says that the port is no port', async () => {
  assert.match(await refusal({ PORT: 'eighty' }), /^PORT must be a number/);
});

test('says that the database cannot be reached, without its password', async () => {
  const said = await refusal({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' });
  assert.match(
    said,
    /^The database at postgres:\/\/127\.0\.0\.1:1\/shop cannot be used: connect ECONNREFUSED/,
  );
  assert.not.match(said, 'secret');
});

test('says that the address of the database is none', async () => {
  for (const url of ['my database', 'mysql://localhost/shop'])
    assert.match(await refusal({ DATABASE_URL: url }, ['--build']), /^DATABASE_URL is not an address/);
});

test('says which option it does not know', async () => {
  assert.match(await refusal({}, ['--product', '5']), /--product/);
  assert.match(await refusal({}, ['--products', 'many']), /--products takes a number/);
});

test('leaves a database of another schema version as it is', async () => {
  const db = await openWorld([]);
  const [before] = await db.query<{ version: number }>('select version from schema_version');
  await db.query('update schema_version set version = 99');
  try {
    const error = await migrate(db, 'The folder').catch((reason: Error) => reason);
    assert.instance(error, DatabaseError);
    assert.match(
      error?.message ?? '',
      /^The folder was written in schema version 99, this program knows version \d+ and has changed nothing/,
    );
    assert.equal(await db.query('select version from schema_version'), [{ version: 99 }]);
  } finally {
    await db.query('update schema_version set version = $1', [before?.version]);
    await db.close();
  }
});

test('leaves a broken folder as it is', async () => {
  const dataDir = join(folder, 'broken');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '7\n');
  await writeFile(join(dataDir, 'postgres/mine.txt'), 'mine');
  assert.match(await refusal({ DATA_DIR: dataDir }), /cannot be opened/);
  assert.ok((await readdir(join(dataDir, 'postgres'))).includes('mine.txt'));
});

test('leaves a folder that another process uses alone', async () => {
  const dataDir = join(folder, 'busy');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'in-use-by'), String(process.ppid));
  assert.match(await refusal({ DATA_DIR: dataDir }), new RegExp(`is in use by process ${process.ppid}`));
});

test('takes over a folder whose process has ended, and makes anew what it had not finished making', async () => {
  const dataDir = join(folder, 'left');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  for (const name of ['postgres/PG_VERSION', 'being-made']) await writeFile(join(dataDir, name), '');
  await writeFile(join(dataDir, 'in-use-by'), '999999999');
  const db = await openDatabase({ dataDir });
  await db.close();
  assert.equal(await readdir(dataDir), ['postgres']);
});

test.run();
