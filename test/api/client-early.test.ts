import { failure, getCall, segments, setUp } from './client-support.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type EarlyAnswer, EarlyAnswerList } from '../../src/api/early.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { fakeFetch, settled } from './fake-fetch.ts';

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

function withEarly(given: Promise<EarlyAnswer>) {
  const early = new EarlyAnswerList();
  early.add('/things/1', given);
  return setUp(
    { early },
    fakeFetch(() => ({ body: { id: 2 } })),
  );
}
const failed: [title: string, answer: EarlyAnswer, expected: Partial<ApiError>][] = [
  [
    'refused',
    { ok: false, status: 503, data: { currency: 'EUR' }, failsCall: true },
    { kind: 'status', status: 503, data: { currency: 'EUR' }, message: 'GET /things/1 answered 503' },
  ],
  [
    'malformed',
    { ok: true, status: 200, data: '<!doctype html>', failsCall: true },
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

  test(`asks exactly once when an early answer that is not final was ${title}`, async () => {
    const { client, server } = withEarly(Promise.resolve({ ...given, failsCall: false }));
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

test.run();
