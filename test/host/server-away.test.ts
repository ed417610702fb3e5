/** The host outlives its PostgreSQL server: restarts, ended connections, a cut network. */
import { connect, createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { suite, type Test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Db, DatabaseAway, openDatabase } from '../../fixtures/host/db/db.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { migrate } from '../../fixtures/host/db/schema.ts';
import { writeRecords } from '../../fixtures/host/db/seed.ts';
import { skippedSuite, tellLacking } from '../support/lacking.ts';
import { startPostgres, type TestServer } from '../support/postgres-server.ts';
import { Browser } from './browser-session.ts';
import { smallWorld } from './small-world.ts';

/** Long enough for each statement of these tests, ms. */
const longestStatement = 2_000;

/** A way to the server that can be cut: nothing passes any more, and neither side is told. */
async function cuttableWay(port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', data => void (isCut || to.write(data)));
      from.on('error', () => {}).on('close', () => void (isCut || to.destroy()));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      isCut = true;
    },
    mend() {
      for (const socket of sockets) socket.destroy();
      isCut = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

type Way = Awaited<ReturnType<typeof cuttableWay>>;
const portOf = ({ url }: TestServer) => Number(new URL(url).port);

const server = await startPostgres();
if (server) declareTests(suite('server that is away'), server, await cuttableWay(portOf(server)));
else {
  tellLacking('the programs of a PostgreSQL server (initdb, pg_ctl) are', 'apt-get install postgresql');
  // Nothing of a skipped test runs.
  declareTests(skippedSuite(), {} as TestServer, {} as Way);
}

function declareTests(test: Test, server: TestServer, way: Way) {
  const logged: string[] = [];
  let db: Db;
  let admin: Db;
  let app: FastifyInstance;
  let ada: Browser;

  test.before(async () => {
    const url = new URL(server.url);
    url.port = String(way.port);
    db = await openDatabase({ url: url.href, dataDir: 'none', connectionWait: 1_000 });
    await migrate(db, 'The test database');
    await writeRecords(db, smallWorld);
    admin = await openDatabase({ url: server.url, dataDir: 'none' });
    const log = (text: string) => void logged.push(text);
    app = await createHost({ db, distDir: 'none', log, longestStatement });
    ada = new Browser(app);
    const { csrfToken } = await ada.get('/login');
    await ada.post('/login', { slug: 'ada', _csrf: csrfToken });
  });
  test.after(async () => {
    await app.close();
    await db.close();
    await admin.close();
    way.close();
    await server.stop();
  });

  const pids = async () =>
    (
      await admin.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
    ).map(({ pid }) => pid);
  const waiting = async () =>
    admin.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`);
  const until = async (isDone: () => Promise<boolean>) => {
    for (let tries = 0; tries < 1_000; tries += 1) if (await isDone()) return;
    throw new Error('It did not come to that.');
  };
  const save = async () => {
    const token = (await ada.get('/terms')).csrfToken;
    const sent = { reviewer: { name: 'Ada Berg' } };
    return () => ada.send('PUT', '/reviews/profile/reviewers/0', sent, token);
  };

  /** Holds the row that a write needs, while something happens to the server. @returns the answer to the write */
  async function writeDuring(happens: () => Promise<unknown>) {
    const write = await save();
    let letGo = () => {};
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const holding = admin
      .transaction(async tx => {
        await tx.query(`select 1 from reviewers for update`);
        await held;
      })
      .catch(() => {});
    await until(
      async () => (await admin.query('select 1 from pg_locks where mode = $1', ['RowShareLock'])).length > 0,
    );
    const answer = write();
    await until(async () => (await waiting()).length > 0);
    await happens();
    letGo();
    await holding;
    return answer;
  }

  async function assertAway(answer: { statusCode: number; headers: object; body: string }) {
    assert.is(answer.statusCode, 503, answer.body);
    assert.is((answer.headers as Record<string, unknown>)['retry-after'], '5');
    assert.match(answer.body, 'Please try again in a moment');
    const next = await (await save())();
    assert.is(next.statusCode, 200, next.body);
    assert.is((await app.inject('/reviews/search.json?q=lamp')).statusCode, 200);
    logged.splice(0);
  }

  test('says that a connection has ended between two statements of a transaction', async () => {
    let error: unknown;
    await db
      .transaction(async tx => {
        const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
        await admin.query('select pg_terminate_backend($1)', [row?.pid]);
        await until(async () => !(await pids()).includes(row?.pid ?? 0));
        await tx.query('select 1');
      })
      .catch((reason: unknown) => {
        error = reason;
      });
    assert.instance(error, DatabaseAway);
    assert.equal(await db.query('select 1 as one'), [{ one: 1 }]);
  });

  test('answers 503 to a write whose connection is ended', async () => {
    await assertAway(
      await writeDuring(() =>
        admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
        ),
      ),
    );
  });

  test('answers 503 to a write during a restart', async () => {
    await assertAway(await writeDuring(() => server.restart()));
  });

  test('answers 503 to a write during a crash', async () => {
    const before = await pids();
    const hasEnded = async () => (await pids()).every(pid => !before.includes(pid));
    const answer = await writeDuring(async () => {
      server.kill(before[0] ?? 0);
      await until(() => hasEnded().catch(() => false));
    });
    await assertAway(answer);
  });

  test('cancels what somebody searches who has left, and begins nothing more for them', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    let letGo = () => {};
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const holding = admin.transaction(async tx => {
      await tx.exec('lock table product_search in access exclusive mode');
      await held;
    });
    const { port } = app.server.address() as { port: number };
    const asker = connect(port, '127.0.0.1', () => {
      const request =
        'GET /reviews/search.json?q=lamp HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\n\r\n';
      asker.write(request.repeat(4));
    });
    await until(async () => (await waiting()).length > 0);
    asker.destroy();
    await until(async () => (await waiting()).length === 0);
    letGo();
    await holding;
    assert.is((await app.inject('/reviews/search.json?q=lamp')).statusCode, 200);
    assert.equal(logged.splice(0), []);
  });

  test('answers 503 while the network is cut', async () => {
    await (await save())();
    way.cut();
    const answers = await Promise.all([ada.get('/reviews/me.json'), app.inject('/reviews/people.json')]);
    assert.equal(
      answers.map(answer => ('response' in answer ? answer.response : answer).statusCode),
      [503, 503],
    );
    const { response } = await ada.get('/reviews/feed_events.json', { accept: 'application/json' });
    way.mend();
    await assertAway(response);
  });

  test.run();
}
