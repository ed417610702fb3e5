import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { EarlyAnswerList } from '../../src/api/early.ts';
import { cachedQuery } from '../../src/api/cached-query.ts';
import { isAborted } from '../../src/api/errors.ts';
import { defineCall } from '../../src/contract/call.ts';
import { clientOn } from './client-on.ts';
import { settled } from './fake-fetch.ts';

const call = defineCall({
  method: 'GET',
  path: '/things/{id}',
  params: v.object({ page: v.number() }),
  answer: v.object({ name: v.string() }),
});
const options = {
  maxAgeMs: 1000,
  key: (id: string) => id,
  request: (id: string) => ({ params: { page: 1 }, segments: { id } }),
};
const things = cachedQuery(call, options);

test('asks once for what is kept, and again when it is too old', async () => {
  const { server, client, clock } = clientOn(() => ({ body: { name: 'lamp' } }));
  assert.is(things.cached(client, 'a'), undefined);
  assert.equal(await things.load(client, 'a'), { name: 'lamp' });
  assert.equal(await things.load(client, 'a'), { name: 'lamp' });
  assert.equal(things.cached(client, 'a'), { name: 'lamp' });
  assert.equal(
    server.requests.map(({ address }) => address),
    ['/things/a?page=1'],
  );
  clock.time = 1000;
  assert.is(things.cached(client, 'a'), undefined);
});

test('has an answer that came along with the page at once, keeps it, and does not ask', async () => {
  const early = new EarlyAnswerList();
  early.addData('/things/a?page=1', { name: 'early' });
  const { server, client } = clientOn(() => ({ body: { name: 'asked' } }), early);
  assert.equal(things.cached(client, 'a'), { name: 'early' });
  assert.equal(things.cached(client, 'a'), { name: 'early' });
  assert.equal(await things.load(client, 'a'), { name: 'early' });
  assert.is(server.requests.length, 0);
});

test('asks when the answer that came along is of no use', async () => {
  const early = new EarlyAnswerList();
  early.addData('/things/a?page=1', { title: 'no name' });
  early.add('/things/b?page=1', Promise.reject(new Error('offline')));
  const { server, client, reported } = clientOn(() => ({ body: { name: 'asked' } }), early);
  await settled();
  for (const id of ['a', 'b']) {
    assert.is(things.cached(client, id), undefined);
    assert.equal(await things.load(client, id), { name: 'asked' });
  }
  assert.is(server.requests.length, 2);
  assert.is(reported.length, 1);
});

test('gives the part that matters, kept or asked for', async () => {
  const { client } = clientOn(() => ({ body: { name: 'lamp' } }));
  const names = cachedQuery(call, { ...options, select: ({ name }) => name });
  assert.is(names.cached(client, 'a'), undefined);
  assert.is(await names.load(client, 'a'), 'lamp');
  assert.is(names.cached(client, 'a'), 'lamp');
});

test('comes to something empty in place of a failure, and does not keep that', async () => {
  let status = 500;
  const { server, client } = clientOn(() => ({ body: { name: 'lamp' }, status }));
  const calm = cachedQuery(call, { ...options, fallback: null });
  assert.is(await calm.load(client, 'a'), null);
  assert.is(calm.cached(client, 'a'), undefined);
  status = 200;
  assert.equal(await calm.load(client, 'a'), { name: 'lamp' });
  assert.is(server.requests.length, 2);
});

test('asks again for what was forgotten, and for nothing else', async () => {
  const { server, client } = clientOn(() => ({ body: { name: 'lamp' } }));
  for (const id of ['a', 'b']) await things.load(client, id);
  things.forget(client, 'a');
  for (const id of ['a', 'b']) await things.load(client, id);
  assert.equal(
    server.requests.map(({ address }) => address),
    ['/things/a?page=1', '/things/b?page=1', '/things/a?page=1'],
  );
});

test('rejects for the one who left', async () => {
  const { client } = clientOn();
  const leaving = new AbortController();
  const requested = cachedQuery(call, { ...options, fallback: null })
    .load(client, 'a', leaving.signal)
    .catch(reason => reason as unknown);
  leaving.abort();
  assert.ok(isAborted(await requested));
});

test.run();
