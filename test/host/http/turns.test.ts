/** Turns of the requests of an address: by themselves, and over real connections. */
import { connect, type AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createTurns } from '../../../fixtures/host/http/turns.ts';
import { hostSuite } from '../host-suite.ts';

const test = suite('turns');

/** Enters a request per name, `connection` with a number, and keeps in which order their turns came. */
function line(limits: { running: number; waiting: number }) {
  const turns = createTurns(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const connections = new Map<string, object>();
  const ends = new Map<string, () => void>();
  return {
    turns,
    begun,
    refused,
    enter(name: string, address = 'here') {
      const [connection = ''] = name.split(/(?=\d)/);
      const key = connections.get(connection) ?? {};
      connections.set(connection, key);
      const { turn, end } = turns.enter(address, key);
      ends.set(name, end);
      void turn.then(mayBegin => (mayBegin ? begun : refused).push(name));
    },
    async end(...names: string[]) {
      for (const name of names) ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test('works on as many requests of an address as it may, and on those of others beside them', async () => {
  const { enter, begun, end } = line({ running: 2, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3']) enter(name);
  enter('z1', 'elsewhere');
  await end();
  assert.equal(begun, ['a1', 'a2', 'z1']);
  await end('a1', 'a1');
  assert.equal(begun, ['a1', 'a2', 'z1', 'a3']);
});

test('lets the connection with the fewest waiting requests go first', async () => {
  const { enter, begun, end } = line({ running: 1, waiting: 99 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) enter(name);
  await end();
  for (const name of ['a1', 'c1', 'b1', 'b2', 'a2', 'a3']) await end(name);
  assert.equal(begun, ['a1', 'c1', 'b1', 'b2', 'a2', 'a3', 'a4']);
});

test('refuses the last request of the busiest connection when too many wait', async () => {
  const { enter, begun, refused, end } = line({ running: 1, waiting: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter(name);
  await end();
  assert.equal(refused, ['a5']);
  enter('b1');
  await end();
  assert.equal(refused, ['a5', 'a4']);
  await end('a1');
  assert.equal(begun, ['a1', 'b1']);
});

test('never begins what was ended while it waited, and forgets addresses', async () => {
  const { enter, begun, end, turns } = line({ running: 1, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3']) enter(name);
  await end('a2');
  await end('a1');
  assert.equal(begun, ['a1', 'a3']);
  assert.is(turns.size, 1);
  await end('a3');
  assert.is(turns.size, 0);
});

test.run();

/** Waits for something that the connections bring. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

const { test: over, host } = hostSuite('turns over connections');

/** Opens a connection and sends that many requests one after the other, without waiting for answers. */
function pipeline(count: number, path: string) {
  const { port } = host.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', data => {
    text += data;
  });
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\r\n`.repeat(count));
  return { socket, statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status) };
}

const searchPath = '/reviews/people.json';
const search = () => {
  const { port } = host.app.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${searchPath}`);
};

over('answers a short pipeline in order, and ends a long one', async () => {
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const short = pipeline(4, searchPath);
  await until(() => short.statuses().length === 4);
  short.socket.write('GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => short.statuses().length === 5);
  assert.equal(short.statuses(), [...Array.from({ length: 4 }, () => '200'), '404']);
  short.socket.destroy();

  const long = pipeline(200, searchPath);
  await new Promise(resolve => long.socket.once('close', resolve));
  assert.equal(long.statuses(), [...Array.from({ length: 4 }, () => '200'), '429']);
});

over('is there for others while one address sends more than it can answer', async () => {
  const floods = Array.from({ length: 100 }, () => pipeline(4, searchPath));
  const answered = () => floods.flatMap(({ statuses }) => statuses());
  await until(() => answered().length > 0);
  assert.is((await search()).status, 200);
  assert.ok(answered().length < 300, `${answered().length} of the flood came before`);
  await until(() => answered().length === 400);
  const refused = answered().filter(status => status === '429').length;
  assert.ok(refused > 0 && refused < 200, `${refused} refused`);
  for (const { socket } of floods) socket.destroy();
});

over('waits for no body that is still on its way', async () => {
  const { port } = host.app.server.address() as AddressInfo;
  const head = 'POST /reviews/click HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const slow = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'));
  await Promise.all(
    slow.map(
      socket =>
        new Promise<void>(resolve => socket.write(`${head}Content-Length: 99\r\n\r\n{`, () => resolve())),
    ),
  );
  assert.is((await search()).status, 200);
  for (const socket of slow) socket.destroy();
});

over('answers pages that bring answers along, several at once', async () => {
  const pages = Array.from({ length: 6 }, () => pipeline(1, '/reviews/search?q=lamp&preload=inline'));
  await until(() => pages.every(({ statuses }) => statuses().length === 1));
  for (const { socket, statuses } of pages) {
    assert.equal(statuses(), ['200']);
    socket.destroy();
  }
});

over('begins nothing for those who have left', async () => {
  const { db } = host;
  const { query } = db;
  let searches = 0;
  db.query = (sql, params) => {
    searches += 1;
    return query(sql, params);
  };
  for (let one = 0; one < 2; one += 1) await search();
  const each = searches / 2;
  searches = 0;
  const floods = Array.from({ length: 50 }, () => pipeline(4, searchPath));
  await until(() => floods.some(({ statuses }) => statuses().length > 0));
  for (const { socket } of floods) socket.destroy();
  for (let one = 0; one < 3; one += 1) await search();
  assert.ok(searches < 60 * each, `${searches} statements, ${each} for a search`);
  db.query = query;
});

over.run();
