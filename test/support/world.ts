/**
 * Databases for tests, in memory. Making an empty one takes seconds, filling it with the world as many again: both are
 * done once and kept below .tmp/ until their makers change. Every database begins as a copy, so that no test sees what
 * another one wrote. One that a file gives back is emptied for the next file of the process: opening takes a second.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { type Db, extensions, overEmbedded, schemaName } from '../../fixtures/host/db/db.ts';
import { migrate } from '../../fixtures/host/db/schema.ts';
import { writeRecords } from '../../fixtures/host/db/seed.ts';
import { generateWorld } from '../../fixtures/world/generate.ts';
import type { WorldRecord } from '../../fixtures/world/records.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(root, '.tmp');

/** With the tables alone, or with the whole world in them. */
type Kind = 'empty' | 'world';

/** Databases that earlier files of this process gave back; undefined in a file that runs by itself. */
const { freeDatabases } = globalThis as { freeDatabases?: PGlite[] };

/** A database of its own, holding the whole world, or these records alone. */
export async function openWorld(records?: readonly WorldRecord[]): Promise<Db> {
  if (!records) return overEmbedded(await openKept('world'));
  const lite = freeDatabases?.pop() ?? (await openKept('empty'));
  const db = await overEmbedded(lite);
  try {
    await clear(db);
    if (records.length > 0) await writeRecords(db, records);
  } catch (error) {
    // Left open, it would keep the process from ending.
    await lite.close();
    throw error;
  }
  return freeDatabases ? { ...db, close: async () => void freeDatabases.push(lite) } : db;
}

/** Takes out all rows, and has numbers begin anew. */
async function clear(db: Db): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = $1 and tablename <> 'schema_version'`,
    [schemaName],
  );
  await db.exec(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`);
}

/** Makes a data folder of the embedded database, with the tables alone. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await (await openKept('empty', join(dataDir, 'postgres'))).close();
}

async function openKept(kind: Kind, dataDir?: string): Promise<PGlite> {
  const dump = await readFile(await keptFile(kind));
  return PGlite.create({
    extensions,
    loadDataDir: new Blob([dump]),
    relaxedDurability: true,
    ...(dataDir !== undefined && { dataDir }),
  });
}

/** The kept dump of a database; made when there is none of these sources yet. */
async function keptFile(kind: Kind): Promise<string> {
  const makers = await hashOfMakers();
  const file = join(kept, `${kind}-${makers}.tar`);
  if (existsSync(file)) return file;
  await mkdir(kept, { recursive: true });
  await removeOlder(makers);
  const lite = kind === 'world' ? await openKept('empty') : await PGlite.create({ extensions });
  const db = await overEmbedded(lite);
  if (kind === 'world') await writeRecords(db, generateWorld());
  else {
    await migrate(db, 'The test database');
    // Else half of the world's dump would be log files, kept to be written again.
    await lite.exec('alter system set wal_recycle = off');
    await lite.exec(`alter system set min_wal_size = '32MB'`);
  }
  // Else the database would repeat all that was written at each opening.
  await lite.exec('checkpoint');
  const dump = await lite.dumpDataDir('none');
  await db.close();
  // Another process may be at it, too: both make the same, and neither reads what is half written.
  const unfinished = `${file}-${process.pid}`;
  await writeFile(unfinished, dump.stream());
  await rename(unfinished, file);
  return file;
}

async function removeOlder(makers: string): Promise<void> {
  for (const name of await readdir(kept))
    if (/^(empty|world)-/.test(name) && !name.includes(makers))
      await rm(join(kept, name), { recursive: true, force: true });
}

/** Everything that a kept database follows from: the generator, the tables, and what fills them. */
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
  /\.(ts|json|sql|txt)$/.test(name) && !/^(calls|pages|http|contract-)/.test(name);
