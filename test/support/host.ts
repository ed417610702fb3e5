/**
 * The fixture host for tests, over a world that is seeded once and kept below .tmp/ until its makers change. Every
 * start works on a copy of it, so that no test sees what another one wrote.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Db, openDatabase } from '../../fixtures/host/db.ts';
import { createHost, type HostOptions } from '../../fixtures/host/host.ts';
import { migrate } from '../../fixtures/host/schema.ts';
import { writeRecords } from '../../fixtures/host/seed.ts';
import { generateWorld } from '../../fixtures/world/generate.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const distDir = join(root, 'dist');

export interface TestHost {
  /** `http://localhost:PORT` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a host on a free port, or joins the one that the test run shares among its files. */
export async function startHost(options: Partial<Omit<HostOptions, 'db'>> = {}): Promise<TestHost> {
  const shared = process.env.TEST_HOST;
  if (shared && Object.keys(options).length === 0) return { origin: shared, close: async () => {} };
  const { db, release } = await openWorld();
  const app = await createHost({ distDir, log: message => console.log(message), ...options, db });
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      await app.close();
      await release();
    },
  };
}

let opened = 0;

/** A database of its own, holding the world. */
export async function openWorld(): Promise<{ readonly db: Db; release(): Promise<void> }> {
  const seeded = await seededFolder();
  opened += 1;
  const folder = join(root, `.tmp/host-${process.pid}-${opened}`);
  await cp(seeded, folder, { recursive: true });
  const db = await openDatabase({ dataDir: folder });
  return {
    db,
    async release() {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with the seeded world; made when the one for these sources does not exist yet. */
async function seededFolder(): Promise<string> {
  const name = `world-${await hashOfMakers()}`;
  const folder = join(root, '.tmp', name);
  if (existsSync(folder)) return folder;
  await mkdir(join(root, '.tmp'), { recursive: true });
  await removeOlderWorlds();
  const unfinished = `${folder}-${process.pid}`;
  const db = await openDatabase({ dataDir: unfinished });
  await migrate(db, 'The test world');
  await writeRecords(db, generateWorld());
  await db.close();
  // Another process may have been faster; both made the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

async function removeOlderWorlds(): Promise<void> {
  for (const name of await readdir(join(root, '.tmp')))
    if (/^world-[0-9a-f]{16}$/.test(name))
      await rm(join(root, '.tmp', name), { recursive: true, force: true });
}

/** Everything that a seeded world follows from: the generator, the tables, and what fills them. */
async function hashOfMakers(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['fixtures/world', 'fixtures/host']) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter(isMaker).sort()) {
      hash.update(name).update(await readFile(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Calls, pages and the web server's own parts only read the world. */
const isMaker = (name: string) =>
  /\.(ts|json|sql)$/.test(name) && !/^(calls|pages|http|contract-)/.test(name);
