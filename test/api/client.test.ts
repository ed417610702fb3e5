import '../support/dom-globals.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type Client, type ClientOptions, createClient, defineCache } from '../../src/api/client.ts';
import { type EarlyAnswer, EarlyAnswerList } from '../../src/api/early.ts';
import { ApiError } from '../../src/api/errors.ts';
import { defineCall } from '../../src/contract/call.ts';
import { optionalText } from '../../src/contract/fields.ts';
import { type FakeFetch, fakeFetch, settled } from './fake-fetch.ts';

const params = v.object({
  q: v.optional(v.nullable(v.string())),
  page: v.optional(v.number()),
  ids: v.optional(v.array(v.string())),
});
const answer = v.object({ id: v.number(), name: optionalText });
const getCall = defineCall({ method: 'GET', path: '/things/{id}', params, answer });
const postCall = defineCall({ method: 'POST', path: '/things', params, answer: v.unknown() });
const putCall = defineCall({ method: 'PUT', path: '/things', params, answer: v.unknown() });
const deleteCall = defineCall({ method: 'DELETE', path: '/things', params, answer: v.unknown() });
const segments = { id: '1' };

function setUp(options: Partial<ClientOptions> = {}, server: FakeFetch = fakeFetch()) {
  const pending: number[] = [];
  const reported: unknown[] = [];
  const client = createClient({
    doc: document,
    fetch: server.fetch,
    onPending: count => pending.push(count),
    report: error => reported.push(error),
    ...options,
  });
  return { client, server, pending, reported };
}

function csrfMeta(token: string): void {
  document.head.innerHTML = `<meta name="csrf-token" content="${token}">`;
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    assert.instance(error, ApiError);
    return error as ApiError;
  }
  throw new Error('it did not reject');
}

test.after.each(() => {
  document.head.innerHTML = '';
});

test('fills the path, leaves out null and undefined, and repeats lists as Rails reads them', async () => {
  const { client, server } = setUp();
  const sent = client.send(getCall, {
    segments: { id: 'a/b ü' },
    params: { q: null, page: 2, ids: ['x', 'y&'] },
  });
  server.last().answer({ id: 1 });
  await sent;
  assert.is(server.last().address, '/things/a%2Fb%20%C3%BC?page=2&ids%5B%5D=x&ids%5B%5D=y%26');
});

test('writes no question mark without parameters', async () => {
  const { client, server } = setUp();
  const sent = client.send(getCall, { segments, params: { q: null } });
  server.last().answer({ id: 1 });
  await sent;
  assert.is(server.last().address, '/things/1');
});

test('sends the marker and asks for JSON with every request', async () => {
  const { client, server } = setUp(
    {},
    fakeFetch(() => ({ body: { id: 1 } })),
  );
  await client.send(getCall, { segments });
  for (const call of [postCall, putCall, deleteCall]) await client.send(call);
  assert.is(server.requests.length, 4);
  for (const { headers } of server.requests) {
    assert.is(headers.get('X-Redesign'), 'true');
    assert.is(headers.get('Accept'), 'application/json');
  }
});

test('sends the csrf token with writes only, as the page has it at that moment', async () => {
  const { client, server } = setUp(
    {},
    fakeFetch(() => ({ body: { id: 1 } })),
  );
  csrfMeta('first');
  await client.send(postCall);
  csrfMeta('second');
  await client.send(putCall);
  await client.send(deleteCall);
  await client.send(getCall, { segments });
  document.head.innerHTML = '';
  await client.send(postCall);
  assert.equal(
    server.requests.map(({ method, headers }) => [method, headers.get('X-CSRF-Token')]),
    [
      ['POST', 'first'],
      ['PUT', 'second'],
      ['DELETE', 'second'],
      ['GET', null],
      ['POST', null],
    ],
  );
});

test('sends parameters of a write as JSON, those of a delete in the query', async () => {
  const { client, server } = setUp(
    {},
    fakeFetch(() => ({ body: '' })),
  );
  await client.send(putCall, { params: { q: 'x', page: 1 } });
  await client.send(deleteCall, { params: { q: 'x' } });
  const [put, remove] = server.requests;
  assert.is(put?.address, '/things');
  assert.is(put?.body, '{"q":"x","page":1}');
  assert.is(put?.headers.get('Content-Type'), 'application/json');
  assert.is(remove?.address, '/things?q=x');
  assert.is(remove?.body, undefined);
});

test('sends a form as it is, so that the browser sets its boundary', async () => {
  const { client, server } = setUp(
    {},
    fakeFetch(() => ({ body: '' })),
  );
  const form = new FormData();
  form.append('files[]', 'x');
  await client.send(postCall, { form });
  assert.is(server.last().body, form);
  assert.is(server.last().headers.get('Content-Type'), null);
});

test('rejects a refusal with its status and decoded body', async () => {
  const { client } = setUp(
    {},
    fakeFetch(() => ({ body: { currency: 'EUR' }, status: 422 })),
  );
  const error = await failure(client.send(getCall, { segments }));
  assert.equal([error.kind, error.status, error.data], ['status', 422, { currency: 'EUR' }]);
  assert.match(error.message, 'GET /things/1 answered 422');
});

test('rejects a refusal that is no JSON with its text', async () => {
  const { client } = setUp(
    {},
    fakeFetch(() => ({ body: '<h1>Oops</h1>', status: 500 })),
  );
  const error = await failure(client.send(getCall, { segments }));
  assert.equal([error.kind, error.status, error.data], ['status', 500, '<h1>Oops</h1>']);
});

test('rejects when no answer comes', async () => {
  const { client, server } = setUp();
  const sent = failure(client.send(getCall, { segments }));
  server.last().breakOff();
  const error = await sent;
  assert.equal([error.kind, error.status], ['network', 0]);
});

test('rejects an answer that breaks off as a lost connection, not as an empty answer', async () => {
  const broken = new ReadableStream({ start: stream => stream.error(new TypeError('connection lost')) });
  const { client } = setUp({ fetch: async () => new Response(broken) });
  assert.is((await failure(client.send(getCall, { segments }))).kind, 'network');
});

test('rejects an answer without what is required', async () => {
  const { client } = setUp(
    {},
    fakeFetch(() => ({ body: { name: 'x' } })),
  );
  const { kind, message } = await failure(client.send(getCall, { segments }));
  assert.is(kind, 'malformed');
  assert.is(message, 'GET /things/{id}: "id" is missing, expected number');
});

test('reports a left-out field once, however often it comes', async () => {
  const { client, reported } = setUp(
    {},
    fakeFetch(() => ({ body: { id: 1, name: [] } })),
  );
  assert.equal(await client.send(getCall, { segments }), { id: 1 });
  await client.send(getCall, { segments });
  assert.is(reported.length, 1);
  assert.match(
    (reported[0] as Error).message,
    'GET /things/{id} sent name as a list, expected string; left out',
  );
});

test('sets no limit of time: nothing can end a request whose caller handed in no signal', async () => {
  const { client, server } = setUp();
  const sent = client.send(getCall, { segments });
  assert.is(server.last().signal, null);
  server.last().answer({ id: 1 });
  await sent;
});

test('cancels a request by its signal', async () => {
  const { client, server } = setUp();
  const controller = new AbortController();
  const sent = failure(client.send(getCall, { segments, signal: controller.signal }));
  controller.abort();
  assert.is((await sent).kind, 'aborted');
  assert.is(server.last().signal?.aborted, true);
});

test('counts unfinished calls up and down, failures and cancellations included', async () => {
  const { client, server, pending } = setUp();
  const controller = new AbortController();
  const all = Promise.allSettled([
    client.send(getCall, { segments }),
    client.send(getCall, { segments }),
    client.send(getCall, { segments, signal: controller.signal }),
    client.send(getCall, { segments: {} }),
  ]);
  assert.is(Math.max(...pending), 4);
  const [good, bad] = server.requests;
  good?.answer({ id: 1 });
  bad?.breakOff();
  controller.abort();
  const results = await all;
  assert.equal(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'rejected'],
  );
  assert.is(pending.at(-1), 0);
  assert.is(pending.length, 8);
});

test('rejects with its one error even when the caller forgot a segment', async () => {
  const { client, server } = setUp();
  assert.match((await failure(client.send(getCall))).message, 'needs a value for "id"');
  assert.is(server.requests.length, 0);
});

test('uses an early answer once, then asks', async () => {
  const early = new EarlyAnswerList();
  early.addData('/things/1?page=2&q=x', { id: 7 });
  const { client, server } = setUp({ early });
  const read = await client.send(getCall, { segments, params: { q: 'x', page: 2 } });
  assert.equal(read, { id: 7 });
  assert.is(server.requests.length, 0);

  const again = client.send(getCall, { segments, params: { q: 'x', page: 2 } });
  await settled();
  server.last().answer({ id: 8 });
  assert.equal(await again, { id: 8 });
});

const noon = Date.UTC(2030, 0, 1, 12);
function withEarly(given: Promise<EarlyAnswer>, now = noon) {
  const early = new EarlyAnswerList();
  early.add('/things/1', given);
  return setUp(
    { early, now: () => now },
    fakeFetch(() => ({ body: { id: 2 } })),
  );
}
const failed: [title: string, answer: EarlyAnswer, expected: Partial<ApiError>][] = [
  [
    'refused',
    { ok: false, status: 503, data: { currency: 'EUR' }, failsUntil: noon + 1 },
    { kind: 'status', status: 503, data: { currency: 'EUR' }, message: 'GET /things/1 answered 503' },
  ],
  [
    'malformed',
    { ok: true, status: 200, data: '<!doctype html>', failsUntil: noon + 1 },
    { kind: 'malformed', status: 0 },
  ],
];
for (const [title, given, expected] of failed) {
  test(`fails a call as its early answer does when that is ${title}, and asks nothing`, async () => {
    const { client, server, reported } = withEarly(Promise.resolve(given));
    await settled();
    assert.is(client.takeEarly(getCall, { segments }), undefined);
    const { kind, status, data, message } = await failure(client.send(getCall, { segments }));
    for (const [name, value] of Object.entries(expected))
      assert.equal({ kind, status, data, message }[name], value);
    assert.is(server.requests.length, 0);
    assert.equal(reported, []);
    assert.equal(await client.send(getCall, { segments }), { id: 2 }, 'trying again asks');
    assert.is(server.requests.length, 1);
  });

  test(`asks exactly once when the early answer was ${title} some time ago`, async () => {
    const { client, server } = withEarly(Promise.resolve(given), noon + 1);
    assert.equal(await client.send(getCall, { segments }), { id: 2 });
    assert.is(server.requests.length, 1);
  });
}

test('asks exactly once when the early answer is lost', async () => {
  const { client, server } = withEarly(Promise.reject(new TypeError('Failed to fetch')));
  assert.equal(await client.send(getCall, { segments }), { id: 2 });
  assert.is(server.requests.length, 1);
});

test('asks exactly once, and reports, when what the page brought along is malformed', async () => {
  const early = new EarlyAnswerList();
  early.addData('/things/1', { id: 'x' });
  const { client, server, reported } = setUp(
    { early },
    fakeFetch(() => ({ body: { id: 2 } })),
  );
  assert.is(client.takeEarly(getCall, { segments }), undefined);
  assert.equal(await client.send(getCall, { segments }), { id: 2 });
  assert.is(server.requests.length, 1);
  assert.is(reported.length, 1);
});

test('stops waiting for an early answer when cancelled', async () => {
  const early = new EarlyAnswerList();
  early.add('/things/1', new Promise(() => {}));
  const { client, server, pending } = setUp({ early });
  const controller = new AbortController();
  const sent = failure(client.send(getCall, { segments, signal: controller.signal }));
  controller.abort();
  assert.is((await sent).kind, 'aborted');
  assert.is(server.requests.length, 0);
  assert.equal(pending, [1, 0]);
});

test('gives each client its own cache of a definition', async () => {
  const definition = defineCache<number>({});
  const [one, other]: Client[] = [setUp().client, setUp().client];
  await one?.cache(definition).get('a', async () => 1);
  assert.is(one?.cache(definition).peek('a'), 1);
  assert.is(other?.cache(definition).peek('a'), undefined);
});

test.run();
