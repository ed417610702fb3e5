import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ApiError } from '../../../src/api/errors.ts';
import { latestData } from '../../../src/state/loaded/query.ts';
import { servicesAtom } from '../../../src/state/core/services.ts';
import { settled } from '../../api/fake-fetch.ts';
import { manualTimers } from '../../support/timers.ts';
import { start, textCall } from '../texts-query.ts';

test('counts as loading before the load has begun, so that a first paint shows its skeleton', () => {
  const { at } = start();
  assert.equal(at('a'), { status: 'loading', previous: undefined });
});

test('goes from loading to ready', async () => {
  const { load, at, calls } = start();
  load('a');
  assert.is(at('a').status, 'loading');
  await settled();
  calls[0]?.answer('A');
  await settled();
  assert.equal(at('a'), { status: 'ready', data: 'A' });
});

test('keeps what was shown while the next is loading, and after its failure', async () => {
  const { load, at, calls } = start();
  load('a');
  await settled();
  calls[0]?.answer('A');
  await settled();
  load('b');
  assert.equal(at('b'), { status: 'loading', previous: 'A' });
  await settled();
  calls[1]?.fail(new ApiError('status', 'no', { status: 500 }));
  await settled();
  assert.equal([at('b').status, at('b').error?.status, latestData(at('b'))], ['failed', 500, 'A']);
  load('c');
  assert.is(at('c').previous, 'A');
});

test('shows nothing of before where that would mislead', async () => {
  const { load, at, calls } = start({ keepsPrevious: () => false });
  load('a');
  await settled();
  calls[0]?.answer('A');
  await settled();
  load('b');
  assert.is(at('b').previous, undefined);
});

test('is ready at once and asks nothing when the answer is kept', async () => {
  const { load, at, calls } = start();
  for (const key of ['a', 'b']) {
    load(key);
    await settled();
    calls.at(-1)?.answer(key.toUpperCase());
    await settled();
  }
  assert.equal(at('a'), { status: 'ready', data: 'A' });
  load('a');
  assert.equal(at('a'), { status: 'ready', data: 'A' });
  assert.is(calls.length, 2);
});

test('cancels the earlier load when a later one begins', async () => {
  const { load, calls } = start();
  load('a');
  await settled();
  load('b');
  await settled();
  assert.equal(
    calls.map(({ key, signal }) => [key, signal?.aborted]),
    [
      ['a', true],
      ['b', false],
    ],
  );
});

test('never shows an answer that comes after a later load began', async () => {
  const { load, at, calls } = start({ ignoresCancelling: true });
  load('a');
  load('b');
  calls[1]?.answer('B');
  await settled();
  calls[0]?.answer('A');
  await settled();
  assert.equal(at('b'), { status: 'ready', data: 'B' });
  assert.is(at('a').status, 'loading');
});

test('does not take an earlier load’s failure for the later one’s', async () => {
  const { load, at, calls } = start({ ignoresCancelling: true });
  load('a');
  load('b');
  calls[0]?.fail(new ApiError('network', 'lost'));
  await settled();
  assert.is(at('b').status, 'loading');
});

test('cancels on leaving, without a failure or a report, and loads again on coming back', async () => {
  const { load, at, calls, reported } = start();
  const leave = load('a');
  await settled();
  leave();
  await settled();
  assert.is(calls[0]?.signal?.aborted, true);
  assert.equal([at('a').status, reported], ['loading', []]);
  load('a');
  await settled();
  calls[1]?.answer('A');
  await settled();
  assert.is(at('a').data, 'A');
});

test('forgets a failure on leaving, and keeps what was shown before it', async () => {
  const { load, at, calls } = start();
  load('a');
  await settled();
  calls[0]?.answer('A');
  await settled();
  const leave = load('b');
  await settled();
  calls[1]?.fail(new ApiError('status', 'no', { status: 500 }));
  await settled();
  leave();
  assert.equal(at('b'), { status: 'loading', previous: 'A' });
});

test('takes nothing from a later load on leaving an earlier one', async () => {
  const { load, at, calls } = start({ ignoresCancelling: true });
  const leave = load('a');
  load('b');
  calls[1]?.fail(new ApiError('status', 'no', { status: 500 }));
  await settled();
  leave();
  assert.is(at('b').status, 'failed');
});

test('sends one request when the same answer is loaded twice', async () => {
  const { load, at, calls } = start();
  load('a');
  load('a');
  await settled();
  assert.equal(
    calls.map(({ signal }) => signal?.aborted),
    [false],
  );
  calls[0]?.answer('A');
  await settled();
  assert.is(at('a').data, 'A');
});

test('asks the server again on retry, whatever is cached', async () => {
  const { load, retry, at, calls } = start();
  load('a');
  await settled();
  calls[0]?.answer('nothing yet');
  await settled();
  retry('a');
  assert.equal(at('a'), { status: 'loading', previous: 'nothing yet' });
  await settled();
  calls[1]?.answer('A');
  await settled();
  assert.is(at('a').data, 'A');
});

test('cancels a retry, too, on leaving, and listens for no write any more', async () => {
  const { load, retry, calls, store } = start();
  const leave = load('a');
  await settled();
  calls[0]?.fail(new ApiError('status', 'no', { status: 500 }));
  await settled();
  retry('a');
  await settled();
  leave();
  assert.is(calls[1]?.signal?.aborted, true);
  store.get(servicesAtom).client.invalidate(textCall);
  await settled();
  assert.is(calls.length, 2);
});

test('forgets the failure of a retry on leaving', async () => {
  const { load, retry, at, calls } = start();
  const leave = load('a');
  for (const index of [0, 1]) {
    await settled();
    calls[index]?.fail(new ApiError('status', 'no', { status: 500 }));
    await settled();
    if (index === 0) retry('a');
  }
  assert.is(at('a').status, 'failed');
  leave();
  assert.is(at('a').status, 'loading');
});

test('reports a failure once, unless the screen expects it', async () => {
  const expected = start({ isExpected: error => error.kind === 'status' });
  for (const world of [start(), expected]) {
    world.load('a');
    await settled();
    world.calls[0]?.fail(new ApiError('status', 'no', { status: 404 }));
    await settled();
    assert.is(world.at('a').status, 'failed');
    assert.is(world.reported.length, world === expected ? 0 : 1);
  }
});

test('turns an unexpected error into a failure that the screen can show', async () => {
  const { load, at, calls } = start();
  load('a');
  await settled();
  calls[0]?.fail(new RangeError('too deep'));
  await settled();
  assert.equal([at('a').error?.kind, at('a').error?.message], ['malformed', 'too deep']);
});

test('loads again what a write has invalidated, as long as it is shown', async () => {
  const { load, at, calls, store } = start();
  const { client } = store.get(servicesAtom);
  const cancel = load('a');
  await settled();
  calls[0]?.answer('A');
  await settled();
  client.invalidate(textCall, 'b');
  assert.equal(at('a'), { status: 'ready', data: 'A' });
  client.invalidate(textCall);
  assert.equal(at('a'), { status: 'loading', previous: 'A' });
  await settled();
  client.invalidate(textCall, 'a');
  await settled();
  assert.is(calls.length, 3);
  assert.ok(calls[1]?.signal?.aborted);
  calls[2]?.answer('B');
  await settled();
  assert.equal(at('a'), { status: 'ready', data: 'B' });
  cancel();
  client.invalidate(textCall);
  await settled();
  assert.is(calls.length, 3);
});

test('says that an answer is late, offers to ask again, and takes it when it comes', async () => {
  const { after, pass, running } = manualTimers();
  const { load, retry, at, calls, reported } = start({}, { after });
  load('a');
  await settled();
  pass();
  assert.equal([at('a').status, at('a').error?.kind, reported.length], ['failed', 'late', 1]);
  calls[0]?.answer('A');
  await settled();
  assert.equal(at('a'), { status: 'ready', data: 'A' });

  load('b');
  await settled();
  pass();
  retry('b');
  await settled();
  assert.equal([at('b').status, calls.length], ['loading', 3]);
  calls[2]?.answer('B');
  await settled();
  assert.equal(at('b'), { status: 'ready', data: 'B' });
  assert.is(running.size, 0);
});

test('waits no longer once a load is cancelled', async () => {
  const { after, running } = manualTimers();
  const { load, at } = start({}, { after });
  const cancel = load('a');
  await settled();
  assert.is(running.size, 1);
  cancel();
  await settled();
  assert.is(running.size, 0);
  assert.is(at('a').status, 'loading');
});

test.run();
