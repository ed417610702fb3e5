import { act, renderHook } from '../../support/dom.ts';
import { createElement, type ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { cachedQuery } from '../../../src/api/cached-query.ts';
import { defineCall } from '../../../src/contract/call.ts';
import { createGrowingList, useGrowingList } from '../../../src/state/loaded/growing-list.ts';
import { writeEntry } from '../../../src/routing/history/history-entry.ts';
import { Provider } from '../../../src/state/core/jotai.ts';
import { settled } from '../../api/fake-fetch.ts';
import type { Services } from '../../../src/state/core/services.ts';
import { manualTimers, never } from '../../support/timers.ts';
import { setUp } from '../support.ts';

const call = defineCall({
  method: 'GET',
  path: '/names.json',
  params: v.object({ sort: v.string(), page: v.number() }),
  answer: v.object({ names: v.array(v.string()), more: v.boolean() }),
});

interface Params {
  readonly sort: string;
  readonly page: number;
}

/** A list of names as a component shows it, on a server that is answered by hand. */
function open({ idleMs, after = never }: { idleMs?: number; after?: Services['after'] } = {}) {
  let time = 0;
  const pages = cachedQuery(call, {
    ...(idleMs !== undefined && { idleMs }),
    key: ({ sort, page }: Params) => `${sort} ${page}`,
    request: params => ({ params }),
  });
  const list = createGrowingList(pages, {
    items: ({ names }) => names,
    id: name => name,
    next: ({ sort, page }, { more }) => (more ? { sort, page: page + 1 } : null),
  });
  const world = setUp({ now: () => time, after });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store: world.store }, children);
  return {
    ...world,
    pass: (ms: number) => {
      time += ms;
    },
    requested: () => world.server.requests.map(({ address }) => address.split('?')[1]),
    answer: (names: string, more = true) =>
      act(async () => {
        world.server.last().answer({ names: names.split(' '), more });
        await settled();
      }),
    refuse: () =>
      act(async () => {
        world.server.last().answer({}, 500);
        await settled();
      }),
    async show() {
      const hook = renderHook(({ sort }) => useGrowingList(list, { sort, page: 1 }), {
        wrapper,
        initialProps: { sort: 'new' },
      });
      await act(settled);
      return {
        ...hook,
        names: () => hook.result.current.items.join(' '),
        more: () => hook.result.current.more,
        async loadMore() {
          await act(() => hook.result.current.loadMore());
          await act(settled);
        },
      };
    },
  };
}

test('begins with its first page, and appends one after the other to its end', async () => {
  const { show, answer, requested } = open();
  const { names, more, loadMore, result } = await show();
  assert.equal([result.current.state.status, names(), more()], ['loading', '', 'none']);
  await answer('ann bob');
  assert.equal([names(), more()], ['ann bob', 'idle']);
  await loadMore();
  assert.equal([result.current.state.status, names(), more()], ['ready', 'ann bob', 'loading']);
  await answer('cid dan');
  await loadMore();
  await answer('eve', false);
  assert.equal([names(), more()], ['ann bob cid dan eve', 'none']);
  await loadMore();
  assert.equal(requested(), ['sort=new&page=1', 'sort=new&page=2', 'sort=new&page=3']);
});

test('requests the next page once, however often it is called', async () => {
  const { show, answer, requested } = open();
  const { loadMore } = await show();
  await answer('ann');
  await loadMore();
  await loadMore();
  assert.is(requested().length, 2);
});

test('lists nobody twice when the pages have shifted meanwhile', async () => {
  const { show, answer } = open();
  const { names, loadMore } = await show();
  await answer('ann bob');
  await loadMore();
  await answer('bob cid');
  assert.is(names(), 'ann bob cid');
});

test('keeps what is there when more cannot be had, says so, and tries again', async () => {
  const { show, answer, refuse, reported } = open();
  const { names, more, loadMore, result } = await show();
  await answer('ann');
  await loadMore();
  await refuse();
  assert.equal(
    [names(), more(), result.current.moreError?.status, reported.length],
    ['ann', 'failed', 500, 1],
  );
  await loadMore();
  assert.equal([more(), result.current.moreError], ['loading', undefined]);
  await answer('bob');
  assert.equal([names(), more()], ['ann bob', 'idle']);
});

test('distinguishes the failure of its first page, and retries it', async () => {
  const { show, answer, refuse } = open();
  const { names, more, result } = await show();
  await refuse();
  assert.equal([result.current.state.status, more()], ['failed', 'none']);
  await act(() => result.current.retry());
  await act(settled);
  await answer('ann');
  assert.is(names(), 'ann');
});

test('says that its next page is late, and takes it from whichever request is answered', async () => {
  const { after, pass } = manualTimers();
  const { show, answer, server } = open({ after });
  const { names, more, result, loadMore } = await show();
  await answer('ann');
  await loadMore();
  await act(async () => pass());
  assert.equal([more(), result.current.moreError?.kind, names()], ['failed', 'late', 'ann']);
  await answer('bob');
  assert.equal([more(), names()], ['idle', 'ann bob']);

  await loadMore();
  await act(async () => pass());
  await loadMore();
  assert.equal([more(), server.requests.length], ['loading', 4]);
  assert.ok(server.requests[2]?.signal?.aborted);
  await answer('cid');
  assert.equal([more(), names()], ['idle', 'ann bob cid']);
});

test('is as long as it was left on the way back, without a request', async () => {
  const { show, answer, requested } = open();
  const first = await show();
  await answer('ann');
  await first.loadMore();
  await answer('bob');
  first.unmount();
  const { names, more } = await show();
  assert.equal([names(), more(), requested().length], ['ann bob', 'idle', 2]);
});

test('begins anew with its first page when that has become too old', async () => {
  const { show, answer, pass, requested } = open({ idleMs: 1000 });
  const first = await show();
  await answer('ann');
  await first.loadMore();
  await answer('bob');
  first.unmount();
  pass(1000);
  const { names } = await show();
  await answer('zoe');
  assert.equal([names(), requested().length], ['zoe', 3]);
});

test('stays as long as it is while it is shown, however long', async () => {
  const { show, answer, pass } = open({ idleMs: 1000 });
  const { names, loadMore, rerender } = await show();
  await answer('ann');
  await loadMore();
  await answer('bob');
  pass(5000);
  rerender({ sort: 'new' });
  assert.is(names(), 'ann bob');
});

test('cancels what it waits for when its component goes away, and offers it to whoever comes back', async () => {
  const { show, answer, server, reported } = open();
  const first = await show();
  await answer('ann');
  await first.loadMore();
  first.unmount();
  assert.is(server.last().signal?.aborted, true);
  await act(settled);
  const { names, more } = await show();
  assert.equal([names(), more(), reported], ['ann', 'idle', []]);
});

test('cancels the running request also after two calls to load more', async () => {
  const { show, answer, server } = open();
  const { loadMore, unmount } = await show();
  await answer('ann');
  await loadMore();
  await loadMore();
  unmount();
  assert.is(server.last().signal?.aborted, true);
});

test('shows its first page of before while that of another order is loading, and keeps both lists apart', async () => {
  const { show, answer } = open();
  const { names, more, loadMore, rerender } = await show();
  await answer('ann');
  await loadMore();
  await answer('bob');
  rerender({ sort: 'old' });
  await act(settled);
  assert.equal([names(), more()], ['ann', 'none']);
  await answer('zoe');
  assert.is(names(), 'zoe');
  rerender({ sort: 'new' });
  assert.equal([names(), more()], ['ann bob', 'idle']);
});

/** Leaves an entry of the history with a list of these pages, one name each. */
async function leave(id: string, [first = '', ...others]: readonly string[]): Promise<void> {
  writeEntry({ id });
  const { show, answer } = open();
  const { loadMore, unmount } = await show();
  await answer(first);
  for (const name of others) {
    await loadMore();
    await answer(name);
  }
  unmount();
}

test('is as long as it was when Back leads to its entry on a page that is drawn anew', async () => {
  await leave('left', ['ann', 'bob', 'cid']);

  const { show, answer, requested } = open();
  const { names, result } = await show();
  await answer('ann');
  assert.equal([result.current.state.status, names()], ['loading', '']);
  await answer('bob');
  await answer('cid');
  assert.equal([result.current.state.status, names()], ['ready', 'ann bob cid']);
  assert.is(requested().length, 3);
  // A first page that is asked for again begins anew.
  await act(() => result.current.retry());
  await answer('dan');
  assert.equal([names(), requested().length], ['dan', 4]);

  writeEntry({ id: 'new' });
  const other = open();
  const fresh = await other.show();
  await other.answer('ann');
  assert.equal([fresh.names(), fresh.more()], ['ann', 'idle']);
});

test('shows what there is when a page of what it was fails on the way back', async () => {
  await leave('failing', ['ann', 'bob']);
  const { show, answer, refuse } = open();
  const { names, more } = await show();
  await answer('ann');
  await refuse();
  assert.equal([names(), more()], ['ann', 'failed']);
});

test.run();
