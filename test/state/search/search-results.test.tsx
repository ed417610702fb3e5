import { act, renderHook } from '../../support/dom.ts';
import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseCurrencyAtom } from '../../../src/state/money/choose-preference.ts';

import { Provider, useAtomValue } from '../../../src/state/core/jotai.ts';
import { latestData } from '../../../src/state/loaded/query.ts';
import { keepRatesAtom } from '../../../src/state/money/exchange-rates.ts';
import {
  retrySearchAtom,
  searchResultsAtom,
  useSearchLoading,
} from '../../../src/state/search/search-results.ts';
import { settled } from '../../api/fake-fetch.ts';
import { searchAnswer } from '../../api/samples.ts';
import { type Options, rates, setUp } from '../support.ts';

function start(options: Options = {}) {
  const world = setUp({ address: '/reviews/search?q=a', ...options });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={world.store}>{children}</Provider>
  );
  const statuses: string[] = [];
  const screen = () =>
    renderHook(
      () => {
        useSearchLoading();
        const state = useAtomValue(searchResultsAtom);
        statuses.push(state.status);
        return state;
      },
      { wrapper },
    );
  return {
    ...world,
    screen,
    statuses,
    requested: () =>
      world.server.requests.map(({ address }) => new URLSearchParams(address.split('?')[1]).get('q')),
    title: () => latestData(world.store.get(searchResultsAtom))?.data.search_results[0]?.title,
    go: (href: string) => act(() => world.goTo(href)),
    answer: (index: number, title: string) =>
      act(async () => {
        world.server.requests[index]?.answer(searchAnswer(title));
        await settled();
      }),
    turn: () => act(settled),
  };
}

test('asks for the applied search as soon as its screen is there', async () => {
  const { screen, requested, answer, title } = start();
  screen();
  assert.equal(requested(), ['a']);
  await answer(0, 'lamp');
  assert.is(title(), 'lamp');
});

test('keeps the results while another search is loading', async () => {
  const { screen, requested, answer, title, go, store } = start();
  screen();
  await answer(0, 'lamp');
  await go('/reviews/search?q=b');
  assert.equal(requested(), ['a', 'b']);
  assert.equal([store.get(searchResultsAtom).status, title()], ['loading', 'lamp']);
  await answer(1, 'desk');
  assert.is(title(), 'desk');
});

test('asks for the next search before anything is drawn for it, and once only', async () => {
  const { screen, requested, answer, goTo, title } = start();
  screen();
  await answer(0, 'lamp');
  const before = await act(async () => {
    goTo('/reviews/search?q=b');
    return requested();
  });
  assert.equal(before, ['a', 'b']);
  await answer(1, 'desk');
  assert.equal([requested(), title()], [['a', 'b'], 'desk']);
});

test('shows the results of Back in the first paint, without a request', async () => {
  const { screen, requested, answer, goTo, statuses } = start();
  const { unmount } = screen();
  await answer(0, 'lamp');
  unmount();
  goTo('/reviews/stores/acme/products/lamp');
  goTo('/reviews/search?q=a');
  statuses.length = 0;
  screen();
  assert.equal([...new Set(statuses)], ['ready']);
  assert.equal(requested(), ['a']);
});

test('shows the results of Back after the minute of the cache, too, while it asks again', async () => {
  let time = 0;
  const { screen, requested, answer, title, store } = start({ now: () => time });
  const { unmount } = screen();
  await answer(0, 'lamp');
  unmount();
  time = 60_000;
  screen();
  assert.equal([store.get(searchResultsAtom).status, title()], ['loading', 'lamp']);
  assert.equal(requested(), ['a', 'a']);
});

test('cancels the request when its screen is left', async () => {
  const { screen, server, turn } = start();
  const { unmount } = screen();
  await turn();
  unmount();
  assert.is(server.last().signal?.aborted, true);
});

test('asks nothing when another screen takes over', async () => {
  const { screen, requested, answer, go } = start();
  screen();
  await answer(0, 'lamp');
  await go('/reviews/stores/acme/products/lamp');
  assert.equal(requested(), ['a']);
});

test('reports a failure and asks again on retry', async () => {
  const { screen, server, turn, requested, reported, store } = start();
  const { result } = screen();
  await turn();
  server.last().answer('Oops', 500);
  await turn();
  assert.equal([result.current.status, result.current.error?.status, reported.length], ['failed', 500, 1]);
  await act(() => store.set(retrySearchAtom));
  assert.is(result.current.status, 'loading');
  assert.equal(requested(), ['a', 'a']);
});

test('cancels a retry when its screen is left', async () => {
  const { screen, server, turn, store } = start();
  const { unmount } = screen();
  await turn();
  server.last().answer('Oops', 500);
  await turn();
  await act(() => store.set(retrySearchAtom));
  await turn();
  assert.is(server.last().signal?.aborted, false);
  unmount();
  assert.is(server.last().signal?.aborted, true);
});

test('does not ask again when rates or the profile’s currency arrive', async () => {
  const { screen, requested, answer, store, turn } = start({ stored: { currency: 'EUR' } });
  screen();
  await answer(0, 'lamp');
  await act(() => store.set(keepRatesAtom, { USD: 1 }));
  await turn();
  assert.equal(requested(), ['a']);
});

test('asks anew for a currency that the shopper chooses', async () => {
  const { screen, server, answer, store, turn } = start({ meta: { exchangeRates: rates } });
  screen();
  await answer(0, 'lamp');
  await act(() => store.set(chooseCurrencyAtom, 'EUR'));
  await turn();
  assert.is(server.requests.length, 2);
  assert.match(server.last().address, 'currency=EUR');
});

test.run();
