/** What is asked of both kinds of database, asked of a PostgreSQL server: the search, all calls of reviewers, and disputes. */
import { openDatabase } from '../../fixtures/host/db.ts';
import { migrate } from '../../fixtures/host/schema.ts';
import { writeRecords } from '../../fixtures/host/seed.ts';
import { databases } from './host-suite.ts';
import { tellLacking } from '../support/lacking.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { searchSuite } from './search-suite.ts';

const server = await startPostgres();
if (server === null) {
  tellLacking('the programs of a PostgreSQL server (initdb, pg_ctl) are', 'apt-get install postgresql');
  databases.open = null;
  searchSuite('PostgreSQL server', null);
} else {
  const { url, version, stop } = server;
  const used = new Set<string>();
  const admin = await openDatabase({ url, dataDir: 'none' });

  /** A database of its own on the server, which stops with the last one. */
  const open = async () => {
    const name = `suite_${used.size + 1}`;
    await admin.query(`create database ${name}`);
    used.add(name);
    const db = await openDatabase({ url: new URL(name, url).href, dataDir: 'none' });
    return {
      ...db,
      async close() {
        await db.close();
        if (used.size < suites) return;
        await admin.close();
        await stop();
      },
    };
  };
  databases.open = async (records = []) => {
    const db = await open();
    await migrate(db, 'The test database');
    await writeRecords(db, records);
    return db;
  };
  const suites = 4;
  searchSuite(`PostgreSQL server ${version}`, open);
}
await import('./calls/own-reviews.test.ts');
await import('./calls/profile.test.ts');
await import('./calls/disputes.test.ts');
