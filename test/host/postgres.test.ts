/** The tests of both databases on a PostgreSQL server: the search, all calls of reviewers, topics of reviews, disputes, races. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../fixtures/host/db/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { migrate } from '../../fixtures/host/db/schema.ts';
import { writeRecords } from '../../fixtures/host/db/seed.ts';
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
    const opened = await openDatabase({ url: new URL(name, url).href, dataDir: 'none' });
    const db = { ...opened, name };
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
  databases.openAgain = async db => {
    const name = 'name' in db ? String(db.name) : '';
    return openDatabase({ url: new URL(name, url).href, dataDir: 'none' });
  };
  const suites = 6;
  searchSuite(`PostgreSQL server ${version}`, open);

  const test = suite('busy server');
  test('answers 503 with a time to come back where no connection is free', async () => {
    const db = await openDatabase({ url, dataDir: 'none', connectionWait: 300 });
    await migrate(db, 'The test database');
    const logged: string[] = [];
    const app = await createHost({ db, distDir: 'none', log: text => void logged.push(text) });
    let release = () => {};
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    const held = Array.from({ length: 8 }, () => db.transaction(() => released));
    const { statusCode, headers, body } = await app.inject('/reviews/people.json');
    release();
    await Promise.all(held);
    assert.equal([statusCode, headers['retry-after']], [503, '5']);
    assert.match(JSON.parse(body).error, 'try again in a moment');
    assert.is((await app.inject('/reviews/people.json')).statusCode, 200);
    assert.is(logged.length, 1);
    await app.close();
    await db.close();
  });
  test.run();
}
await import('./calls/own-reviews.test.ts');
await import('./calls/review-topics.test.ts');
await import('./calls/profile.test.ts');
await import('./calls/disputes.test.ts');
await import('./two-hosts.test.ts');
