import { act, renderHook } from '../../support/dom.ts';
import { createElement, type ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ApiError } from '../../../src/api/errors.ts';
import { Provider } from '../../../src/state/core/jotai.ts';
import { useQuery } from '../../../src/state/loaded/use-query.ts';
import { settled } from '../../api/fake-fetch.ts';
import { holdLongTimers, pass } from '../../support/long-timers.ts';
import { start } from '../texts-query.ts';

holdLongTimers();

/** A component that shows the texts of a key. */
function show(delayMs?: number) {
  const world = start();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store: world.store }, children);
  const hook = renderHook(({ at }: { at: string | null }) => useQuery(world.texts, at, delayMs), {
    wrapper,
    initialProps: { at: null as string | null },
  });
  return { ...world, ...hook, requested: () => world.calls.map(({ key }) => key), turn: () => act(settled) };
}

test('a component asks for nothing without params, and for each params once', async () => {
  const { result, rerender, requested, calls, turn } = show();
  assert.equal([result.current.state, requested()], [{ status: 'idle' }, []]);
  rerender({ at: 'a' });
  rerender({ at: 'a' });
  await turn();
  calls[0]?.answer('A');
  await turn();
  assert.equal([result.current.state.data, requested()], ['A', ['a']]);
  rerender({ at: null });
  assert.is(result.current.state.status, 'idle');
});

test('a component that goes away cancels what it asked for, a retry, too', async () => {
  const { result, rerender, unmount, calls, turn } = show();
  rerender({ at: 'a' });
  await turn();
  calls[0]?.fail(new ApiError('network', 'lost'));
  await turn();
  await act(() => result.current.retry());
  await turn();
  assert.is(calls[1]?.signal?.aborted, false);
  unmount();
  assert.is(calls[1]?.signal?.aborted, true);
});

test('a component may wait until its params have stayed the same for a while', async () => {
  const { rerender, requested } = show(200);
  rerender({ at: 'a' });
  pass(199);
  rerender({ at: 'b' });
  pass(199);
  assert.equal(requested(), []);
  pass(1);
  await act(settled);
  assert.equal(requested(), ['b']);
});

test.run();
