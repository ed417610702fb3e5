import { deleteCall, failure, getCall, postCall, putCall, segments, setUp } from './client-support.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import type { Client } from '../../src/api/client.ts';
import { setCallLanguage } from '../../src/api/call.ts';
import { fakeFetch } from './fake-fetch.ts';

function csrfMeta(token: string): void {
  document.head.innerHTML = `<meta name="csrf-token" content="${token}">`;
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

test('sends the marker and asks for JSON in the language that is set with every request', async () => {
  setCallLanguage('pt-BR');
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
    assert.is(headers.get('Accept-Language'), 'pt-BR');
  }
  setCallLanguage('en');
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

test('sends no half of a surrogate pair, wherever in a write it stands', async () => {
  const { client, server } = setUp();
  void client.send(postCall, { params: { q: 'a\ud800 \\ud800 \\\udc00 \ud83d\ude00 "', ids: ['\udfff'] } });
  assert.equal(JSON.parse(String(server.last().body)), {
    q: 'a\ufffd \\ud800 \\\ufffd \ud83d\ude00 "',
    ids: ['\ufffd'],
  });
});

for (const [what, body, status, read] of [
  ['no content', null, 204, null],
  ['an empty body', '', 200, null],
  ['white space', ' \n', 201, null],
  ['an object', '{"a":1}', 200, { a: 1 }],
  ['null', 'null', 200, null],
  ['a text in JSON', '"ok"', 200, 'ok'],
] as const)
  test(`takes a write as done that is answered with ${what}`, async () => {
    const { client } = setUp({ fetch: async () => new Response(body, { status }) });
    assert.equal(await client.send(postCall), read);
  });

test('takes a redirect to a page to sign in for the end of the session, and one to another page for no answer', async () => {
  for (const one of [
    ['https://shop.test/login?next=%2F', 401],
    ['https://shop.test/users/sign_in', 401],
    ['https://shop.test/de/sessions/new', 401],
    ['https://shop.test/login', 401, '{"error":"Not in this format"}', 406],
    ['https://shop.test/sessions/7', undefined, '{"id":7,"name":"Opening night"}', 200],
    ['https://shop.test/welcome', 0],
    ['https://shop.test/signing-tables', 0],
  ] as const) {
    const [url, expected, body = '<!doctype html><h1>Sign in</h1>', status = 200] = one;
    for (const call of [getCall, postCall]) {
      const page = new Response(body, { status });
      Object.defineProperties(page, { redirected: { value: true }, url: { value: url } });
      const { client } = setUp({ fetch: async () => page });
      const sent = client.send(call as typeof getCall, { segments });
      if (expected === undefined) await sent;
      else assert.is((await failure(sent)).status, expected, url);
    }
  }
});

test('takes no write as done that is answered with a page, with a status of success', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const { client } = setUp({ fetch: async () => new Response('<!doctype html><h1>Sorry</h1>') });
    const error = await failure(client.send({ ...postCall, method }));
    assert.is(error.kind, 'malformed');
    assert.is(error.status, 0);
  }
});

test('takes a write as done whose answer is not needed and cannot be read, and reports it', async () => {
  const answer = v.nullish(v.object({ id: v.number() }));
  const reports: string[] = [];
  const { client } = setUp({
    fetch: async () => new Response('{"id":[]}'),
    report: error => reports.push(String(error)),
  });
  assert.is(await client.send({ ...postCall, answer }), null);
  assert.is(reports.length, 1);
  assert.is((await failure(client.send({ ...getCall, answer }, { segments }))).kind, 'malformed');
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

test('gives each client caches of its own', () => {
  const [one, other]: Client[] = [setUp().client, setUp().client];
  one?.cache(putCall).keep('a', 1);
  assert.is(one?.cache(putCall).peek('a'), 1);
  assert.is(other?.cache(putCall).peek('a'), undefined);
});

test('drops the cached answers of a call, all of them or those of one key, and no others', () => {
  const { client } = setUp();
  const [things, others] = [client.cache(putCall), client.cache({ ...putCall })];
  const changes: unknown[] = [];
  const end = client.onInvalidate((...change) => changes.push(change));
  const keepAll = () => {
    for (const cache of [things, others]) for (const key of ['a', 'b']) cache.keep(key, 1);
  };
  const kept = () => [things.peek('a'), things.peek('b'), others.peek('a')];
  keepAll();
  client.invalidate(putCall, 'a');
  assert.equal(kept(), [undefined, 1, 1]);
  keepAll();
  client.invalidate(putCall);
  assert.equal(kept(), [undefined, undefined, 1]);
  end();
  client.invalidate(putCall);
  assert.equal(changes, [
    [putCall, 'a'],
    [putCall, undefined],
  ]);
});

test.run();
