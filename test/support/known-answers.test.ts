import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ClientGone, type Db } from '../../fixtures/host/db/db.ts';
import { statementLimits } from '../../fixtures/host/db/db-server.ts';
import { withKnownAnswers } from './known-answers.ts';

/** A database that answers with how often it was asked. */
function counting() {
  let asked = 0;
  const exec = async () => {
    // As the embedded database does before each statement of a request.
    const limits = statementLimits.getStore();
    await null;
    limits?.signal.throwIfAborted();
    asked += 1;
  };
  const query = async <T>() => {
    await exec();
    return [{ asked }] as T[];
  };
  const db: Db = {
    kind: 'pglite',
    query,
    exec,
    transaction: work => work({ query, exec }),
    exclusively: work => work(),
    close: async () => {},
  };
  return withKnownAnswers(db);
}
const shops = 'select * from shops where id = $1';
const ask = async (db: Db, sql = shops, ...params: unknown[]) =>
  (await db.query<{ asked: number }>(sql, params))[0];

test('asks a question once, and again with other values', async () => {
  const db = counting();
  const first = await ask(db, shops, 1);
  assert.equal(await ask(db, shops, 1), { asked: 1 });
  assert.equal(await ask(db, shops, 2), { asked: 2 });
  Object.assign(first ?? {}, { asked: 'changed by a caller' });
  assert.equal(await ask(db, shops, 1), { asked: 1 });
});

for (const [what, write] of [
  ['a statement', db => db.query('update shops set name = $1', ['x'])],
  [
    'a statement that begins as a question',
    db => db.query('with x as (insert into shops values (1)) select 1'),
  ],
  ['several statements', db => db.exec('truncate shops')],
  ['a transaction', db => db.transaction(async tx => void (await tx.query('select 1')))],
] as const satisfies readonly (readonly [string, (db: Db) => Promise<unknown>])[])
  test(`asks again after ${what}, and for what was asked meanwhile`, async () => {
    const db = counting();
    await ask(db);
    const writing = write(db);
    await ask(db);
    await writing;
    assert.equal(await ask(db), { asked: 4 });
    assert.equal(await ask(db), { asked: 4 });
  });

test('forgets what reads a table apart when that is written to, and nothing else', async () => {
  const db = counting();
  const searches = 'select text from searches';
  assert.equal([await ask(db), await ask(db, searches)], [{ asked: 1 }, { asked: 2 }]);
  await db.query('insert into searches (text) values ($1)', ['lamp']);
  assert.equal([await ask(db), await ask(db, searches)], [{ asked: 1 }, { asked: 4 }]);
});

test('answers others that wait for the answer of somebody who has left', async () => {
  const db = counting();
  const leaving = new AbortController();
  const limits = { signal: leaving.signal, longest: 1_000 };
  const first = statementLimits.run(limits, () => ask(db)).catch((error: Error) => error);
  const second = ask(db);
  leaving.abort(new ClientGone('left'));
  await first;
  assert.equal(await second, { asked: 1 });
});

test('keeps no answer that passes by itself', async () => {
  const db = counting();
  await ask(db);
  const passing = 'select 1 from sessions where expires_at > now()';
  assert.equal([await ask(db, passing), await ask(db, passing)], [{ asked: 2 }, { asked: 3 }]);
  assert.equal(await ask(db), { asked: 1 });
});

test.run();
