/** The check of a host, as a command, against hosts that answer wrongly in every way that was thought of. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { checkCommand } from '../../../src/build/contract/command.ts';
import type { ContractList } from '../../../src/build/contract/list.ts';
import { contract, fetching, test } from './checked-host.ts';

/** The faulty answer: a body, or a function that answers. */
type Fault = string | ((response: ServerResponse) => void);

const json = (body: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);

/** The calls that the faults below are about, those that are asked with what these answer, and the last one. */
const few: ContractList = {
  ...contract,
  calls: new Map(
    [...contract.calls].filter(([name]) =>
      /^(people|publicProfile|search|productPage|shippingCountries)Call$/.test(name),
    ),
  ),
};

interface Outcome {
  readonly code: number;
  readonly lines: readonly string[];
}

async function outcomeOf(
  origin: string,
  {
    calls = contract,
    ...options
  }: { limitMs?: number | undefined; ask?: typeof fetch; calls?: ContractList } = {},
): Promise<Outcome> {
  const lines: string[] = [];
  const write = (text: string) => void lines.push(...text.split('\n'));
  return { code: await checkCommand(['check', origin], calls, { write, ...options }), lines };
}

async function withServer<Result>(
  answers: RequestListener,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answers);
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  }
}

/** The outcome where readers of the path, or of all, get the fault; over the network, unless it is a text. */
const outcomeWith = (fault: Fault, faultyPath: string | null, limitMs?: number): Promise<Outcome> =>
  withServer(
    (_, response) => typeof fault === 'function' && fault(response),
    origin => {
      const isMeant = (path: string, method = 'GET') => method === 'GET' && (faultyPath ?? path) === path;
      const right = fetching((sent, { path, method }) =>
        typeof fault === 'string' && isMeant(path, method) ? { ...sent, body: fault } : sent,
      );
      const ask: typeof fetch = (input, init) => {
        const { pathname } = new URL(String(input));
        return typeof fault === 'function' && isMeant(pathname, init?.method)
          ? fetch(input, init)
          : right(input, init);
      };
      return outcomeOf(origin, { ask, limitMs, calls: few });
    },
  );

const people = '/reviews/people.json';
const search = '/reviews/search.json';
/** The line of a call in the output. */
const line = (state: string, call: string) => new RegExp(`^${state} +${call}\\b`, 'm');

/** A fault at one address, or everywhere where none is named; and what the output says of it. */
const faults: readonly (readonly [kind: string, path: string | null, fault: Fault, said: RegExp])[] = [
  ['a text in place of a list', people, '{"reviewers":"none"}', line('differing', 'peopleCall')],
  ['a number in place of a list', people, '{"reviewers":7}', line('differing', 'peopleCall')],
  ['null in place of a list', search, '{"data":{"search_results":null}}', line('differing', 'searchCall')],
  ['rows of null', people, '{"reviewers":[null,null]}', line('differing', 'peopleCall')],
  ['rows without an id', people, '{"reviewers":[{}]}', line('unasked', 'publicProfileCall')],
  ['null', search, 'null', line('differing', 'searchCall')],
  ['a list', search, '[]', line('differing', 'searchCall')],
  ['a text', search, '"a text"', line('differing', 'searchCall')],
  ['nothing', search, '', /answer: expected JSON/],
  ['half of an answer', search, '{"data":{"search_res', /answer: expected JSON/],
  ['a page', search, '<!doctype html><title>Sign in</title>', /answer: expected JSON/],
  [
    'names of the prototype',
    search,
    '{"__proto__":{"data":1},"constructor":7}',
    line('differing', 'searchCall'),
  ],
  [
    '10,000 lists in each other',
    search,
    `${'['.repeat(1e4)}${']'.repeat(1e4)}`,
    line('differing', 'searchCall'),
  ],
  [
    'an address that cannot be read',
    search,
    '{"data":{"search_results":[{"internal_path":"/reviews/stores/%E0%A4/products/%"}]}}',
    line('missing', 'productPageCall'),
  ],
  [
    'half of a character as an id',
    people,
    '{"reviewers":[{"encoded_id":"\\ud800"}]}',
    line('\\w+', 'publicProfileCall'),
  ],
  ['codes of a terminal', people, json('{"reviewers":"\\u001b[2J\\u0007"}'), /expected Array, found/],
  ['an error', null, response => void response.writeHead(500).end('no'), /status: expected 200, found 500/],
  [
    'a status of its own',
    people,
    response => void response.writeHead(299, 'Hm').end('{}'),
    line('differing', 'peopleCall'),
  ],
  ['not found, everywhere', null, response => void response.writeHead(404).end(), line('missing', 'page')],
  [
    'a way back to itself',
    null,
    response => void response.writeHead(302, { Location: '/' }).end(),
    /found 302/,
  ],
  ['no content', people, response => void response.writeHead(204).end(), /answer: expected JSON/],
  ['a cut connection', people, response => void response.destroy(), line('missing', 'peopleCall')],
  [
    'less than its length',
    people,
    response => void response.writeHead(200, { 'Content-Length': 99 }).write('{', () => response.destroy()),
    line('missing', 'peopleCall'),
  ],
  [
    'broken compression',
    people,
    response => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('{}'),
    line('missing', 'peopleCall'),
  ],
  [
    '25 MB',
    people,
    response => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
    /larger than 20 MB/,
  ],
];
const bomb = gzipSync(Buffer.alloc(25e6, ' '));

for (const [kind, path, fault, said] of faults)
  test(`reports ${kind}, and goes on to the last call`, async () => {
    const { code, lines } = await outcomeWith(fault, path);
    assert.is(code, 1);
    const output = lines.join('\n');
    assert.match(output, said);
    const unnamed = [...few.calls.keys()].filter(name => !line('\\w+', name).test(output));
    assert.equal(unnamed, []);
    assert.not.match(output, /needs a value|not iterable|is not a function|Cannot read/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be written
    assert.not.match(output.replaceAll('\n', ''), /[\u0000-\u001f]/);
  });

for (const [kind, begin] of [
  ['never answers', () => {}],
  ['begins an answer and never ends it', response => void response.writeHead(200).write('{')],
] as readonly (readonly [string, (response: ServerResponse) => void])[])
  test(`gives a call that ${kind} its time, and goes on`, async () => {
    const { code, lines } = await outcomeWith(begin, people, 1000);
    assert.is(code, 1);
    const output = lines.join('\n');
    assert.match(output, /missing +peopleCall.*\n +no whole answer within 1 s/);
    assert.match(output, line('holding', 'searchCall'));
  });

test('asks a host that never answers six times, and no more', async () => {
  let asked = 0;
  const { code, lines } = await withServer(
    () => {
      asked += 1;
    },
    origin => outcomeOf(origin, { limitMs: 500 }),
  );
  assert.is(code, 1);
  assert.is(asked, 6);
  assert.match(lines.join('\n'), /not asked: the host left \d+ s without an answer/);
});

test('reports once that there is no host, and asks no more', async () => {
  const server = createSocket();
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await promisify(server.close.bind(server))();
  const { code, lines } = await outcomeOf(`http://localhost:${port}`);
  assert.is(code, 1);
  assert.is(lines.filter(text => text.includes('ECONNREFUSED')).length, 1);
  assert.match(lines.join('\n'), line('unreachable', 'page'));
});

test('reports once that Node does not connect to such a port', async () => {
  const { code, lines } = await outcomeOf('http://localhost:9');
  assert.is(code, 1);
  assert.is(lines.filter(text => text.includes('bad port')).length, 1);
});

test('reports a server that speaks no HTTP', async () => {
  const server = createSocket(
    socket => void socket.on('error', () => {}).end('220 mail.example\r\n', () => socket.destroy()),
  );
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const { code, lines } = await outcomeOf(`http://localhost:${(server.address() as AddressInfo).port}`);
  await promisify(server.close.bind(server))();
  assert.is(code, 1);
  assert.match(lines.join('\n'), line('missing', 'page'));
});

test('writes each call as soon as it is checked', async () => {
  const written: string[] = [];
  const soFar: number[] = [];
  const right = fetching();
  const ask: typeof fetch = (input, init) => {
    soFar.push(written.length);
    return right(input, init);
  };
  const write = (text: string) => void written.push(text);
  await checkCommand(['http://host.example'], contract, { write, ask });
  // The versions and the title of the run are the first lines. Some calls are asked more than once.
  assert.is(soFar[0], 2);
  assert.equal(
    soFar,
    [...soFar].sort((one, other) => one - other),
  );
  assert.ok(new Set(soFar).size > 40);
});

test('explains itself', async () => {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  for (const help of ['--help', '-h']) assert.is(await checkCommand([help], contract, { write }), 0);
  assert.match(written.join(), /check URL[\s\S]*--cookie/);
  for (const wrong of [[], ['check'], ['check', 'nowhere'], ['check', 'httpx://a'], ['--none']])
    assert.is(await checkCommand(wrong, contract, { write }), 2);
});
