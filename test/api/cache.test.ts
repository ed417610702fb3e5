import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../src/api/cache.ts';
import { isAborted } from '../../src/api/errors.ts';

/** A load that the test answers by hand, with its own count of calls. */
function manualLoad() {
  const calls: { signal: AbortSignal; resolve(value: string): void; reject(error: Error): void }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ signal, resolve, reject });
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  return { calls, load };
}

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it did not reject');
}

test('keeps an answer and asks once', async () => {
  const cache = createCache<string>();
  assert.is(await cache.get('a', async () => 'one'), 'one');
  assert.is(await cache.get('a', async () => 'two'), 'one');
  assert.is(cache.peek('a'), 'one');
  assert.is(cache.peek('b'), undefined);
});

test('keeps null as an answer', async () => {
  const cache = createCache<string | null>();
  await cache.get('a', async () => null);
  assert.is(cache.peek('a'), null);
});

test('lets callers of one key share a request on its way', async () => {
  const cache = createCache<string>();
  const { calls, load } = manualLoad();
  const both = Promise.all([cache.get('a', load), cache.get('a', load)]);
  calls[0]?.resolve('x');
  assert.equal(await both, ['x', 'x']);
  assert.is(calls.length, 1);
});

test('does not keep a failure', async () => {
  const cache = createCache<string>();
  const error = await rejection(cache.get('a', () => Promise.reject(new Error('no'))));
  assert.is((error as Error).message, 'no');
  assert.is(await cache.get('a', async () => 'yes'), 'yes');
});

test('asks again when an answer has reached its age', async () => {
  let time = 0;
  const cache = createCache<string>({ maxAgeMs: 60_000, now: () => time });
  await cache.get('a', async () => 'old');
  time = 59_999;
  assert.is(await cache.get('a', async () => 'new'), 'old');
  time = 60_000;
  assert.is(cache.peek('a'), undefined);
  assert.is(await cache.get('a', async () => 'new'), 'new');
});

test('counts the age from the answer, not from the last use', async () => {
  let time = 0;
  const cache = createCache<string>({ maxAgeMs: 100, now: () => time });
  await cache.get('a', async () => 'old');
  for (time = 10; time < 100; time += 10) assert.is(cache.peek('a'), 'old');
  time = 100;
  assert.is(cache.peek('a'), undefined);
});

test('is emptied after the idle time without any use, not before', async () => {
  let time = 0;
  const cache = createCache<string>({ idleMs: 60_000, now: () => time });
  await cache.get('a', async () => 'A');
  await cache.get('b', async () => 'B');
  time = 59_999;
  assert.is(cache.peek('a'), 'A');
  // That was a use: the whole cache lives on for another minute.
  time = 119_998;
  assert.is(cache.peek('b'), 'B');
  time = 179_998;
  assert.is(cache.peek('a'), undefined);
  assert.is(cache.peek('b'), undefined);
});

test('drops the entry unused for longest beyond its size', async () => {
  const cache = createCache<string>({ maxEntries: 2 });
  await cache.get('a', async () => 'A');
  await cache.get('b', async () => 'B');
  cache.peek('a');
  await cache.get('c', async () => 'C');
  assert.equal([cache.peek('a'), cache.peek('b'), cache.peek('c')], ['A', undefined, 'C']);
});

test('cancels the request when its only caller leaves, and starts anew for the next', async () => {
  const cache = createCache<string>();
  const { calls, load } = manualLoad();
  const controller = new AbortController();
  const first = cache.get('a', load, controller.signal);
  controller.abort();
  assert.ok(isAborted(await rejection(first)));
  assert.is(calls[0]?.signal.aborted, true);

  const second = cache.get('a', load);
  calls[1]?.resolve('x');
  assert.is(await second, 'x');
});

test('goes on for those who stay when one caller leaves', async () => {
  const cache = createCache<string>();
  const { calls, load } = manualLoad();
  const controller = new AbortController();
  const leaving = cache.get('a', load, controller.signal);
  const staying = cache.get('a', load, new AbortController().signal);
  controller.abort();
  assert.ok(isAborted(await rejection(leaving)));
  assert.is(calls[0]?.signal.aborted, false);
  calls[0]?.resolve('x');
  assert.is(await staying, 'x');
});

test('asks nothing for a caller that left before', async () => {
  const cache = createCache<string>();
  const { calls, load } = manualLoad();
  assert.ok(isAborted(await rejection(cache.get('a', load, AbortSignal.abort()))));
  assert.is(calls.length, 0);
});

for (const key of ['a', undefined])
  test(`gives an answer that comes after ${key ? 'its' : 'every'} key was dropped to its caller, and keeps it not`, async () => {
    const cache = createCache<string>();
    const { calls, load } = manualLoad();
    const before = cache.get('a', load);
    cache.invalidate(key);
    const after = cache.get('a', load);
    calls[1]?.resolve('new');
    assert.is(await after, 'new');
    calls[0]?.resolve('old');
    assert.is(await before, 'old');
    assert.is(cache.peek('a'), 'new');
  });

test.run();
