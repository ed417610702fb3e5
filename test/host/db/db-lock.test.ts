import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DatabaseError, lockFolder } from '../../../fixtures/host/db/db-lock.ts';

const test = suite('claim of a data folder');
let dataDir: string;
let claim: string;

test.before.each(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketplace-claim-'));
  claim = join(dataDir, 'in-use-by');
});
test.after.each(() => rm(dataDir, { recursive: true, force: true }));

const refusal = async () => {
  const error = await lockFolder(dataDir).then(
    () => null,
    (reason: Error) => reason,
  );
  assert.instance(error, DatabaseError);
  return error?.message ?? '';
};
const isLinux = process.platform === 'linux';
const bootId = async () => (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
/** Puts the claim of a process there. */
async function claimAs(name: string) {
  await mkdir(claim);
  await writeFile(join(claim, name), '');
}
async function assertTakenOver() {
  const unlock = await lockFolder(dataDir);
  const [name, ...more] = await readdir(claim);
  assert.equal(more, []);
  assert.is(Number(name?.split('-')[0]), process.pid);
  unlock();
  assert.equal(await readdir(dataDir), []);
}

test('belongs to one alone, and is gone when it is given back', async () => {
  const unlock = await lockFolder(dataDir);
  assert.match(await refusal(), `is in use by process ${process.pid};`);
  unlock();
  await assertTakenOver();
});

test('names process, its start and the start of the machine', async () => {
  const unlock = await lockFolder(dataDir);
  const [name] = await readdir(claim);
  assert.match(
    name ?? '',
    isLinux ? new RegExp(`^${process.pid}-\\d+-${await bootId()}$`) : `${process.pid}-`,
  );
  unlock();
});

test('is taken over from a process that has ended', async () => {
  await claimAs('999999999-17-x');
  await assertTakenOver();
  const ended = spawn(process.execPath, ['--version']);
  await new Promise(resolve => ended.once('close', resolve));
  await claimAs(`${ended.pid}--`);
  await assertTakenOver();
});

test('stays with a process that runs', async () => {
  await claimAs(`${process.ppid}--`);
  assert.match(await refusal(), `is in use by process ${process.ppid};`);
  assert.equal(await readdir(claim), [`${process.ppid}--`]);
  assert.equal(await readdir(dataDir), ['in-use-by']);
});

if (isLinux)
  test('is taken over where another process has the number now, or the machine was started again', async () => {
    await claimAs(`${process.ppid}-1-${await bootId()}`);
    await assertTakenOver();
    await claimAs(`${process.ppid}--00000000-0000-0000-0000-000000000000`);
    await assertTakenOver();
  });

test('is taken over where it names the process that asks', async () => {
  await claimAs(`${process.pid}-1-`);
  await assertTakenOver();
});

test('is understood as earlier versions wrote it', async () => {
  for (const text of ['', '999999999', String(process.pid), 'nonsense', '-1', '0']) {
    await writeFile(claim, text);
    await writeFile(`${claim}-after-1`, '');
    await assertTakenOver();
  }
  await writeFile(claim, String(process.ppid));
  assert.match(await refusal(), `is in use by process ${process.ppid};`);
});

test('leaves nothing behind where it cannot be written', async () => {
  await writeFile(join(dataDir, 'file'), '');
  const { message } = await lockFolder(join(dataDir, 'file')).then(
    () => new Error('It is claimed.'),
    (reason: Error) => reason,
  );
  assert.match(message, /^The data folder \S+ cannot be written: /);
  await chmod(dataDir, 0o500);
  if (process.getuid?.() !== 0) assert.match(await refusal(), 'cannot be written');
  await chmod(dataDir, 0o700);
  assert.equal(await readdir(dataDir), ['file']);
});

test.run();
