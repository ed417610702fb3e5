import { act, renderHook } from '../../support/dom.ts';
import { createElement, type ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryOptions } from '../../../src/domain/country-options.ts';
import { Provider } from '../../../src/state/core/jotai.ts';
import { useShippingCountries } from '../../../src/state/money/shipping-countries.ts';
import { settled } from '../../api/fake-fetch.ts';
import { setUp } from '../support.ts';

const germany = { shipping_countries: [{ name: 'Germany', code: 'DE' }] };
const all = { value: '*', label: 'All countries' };
const expected = [all, { value: 'DE', label: 'Germany' }];

/** The choice as it is drawn, and what draws it anew. */
async function draw(chosen = '*', world = setUp()) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store: world.store }, children);
  const { result, unmount } = renderHook(() => useShippingCountries(chosen), { wrapper });
  await act(settled);
  return {
    ...world,
    choice: () => result.current,
    answer: (body: unknown, status = 200) =>
      act(async () => {
        world.server.last().answer(body, status);
        await settled();
      }),
    async renderAnew() {
      unmount();
      return draw(chosen, world);
    },
  };
}

test('requests the shipping countries when it is drawn, and reports that they are loading', async () => {
  const { choice, answer, server } = await draw();
  assert.equal(choice(), { loading: true, options: [all] });
  assert.is(server.last().address, '/shipping_countries.json');
  await answer(germany);
  assert.equal(choice(), { loading: false, options: expected });
});

test('asks once within a minute and keeps the options meanwhile', async () => {
  const { renderAnew, answer } = await draw();
  await answer(germany);
  const { choice, server } = await renderAnew();
  assert.equal([choice(), server.requests.length], [{ loading: false, options: expected }, 1]);
});

test('offers what is chosen, wherever products are shipped to', async () => {
  const { choice, answer } = await draw('FR');
  const france = { value: 'FR', label: 'France' };
  assert.equal(choice().options, [all, france]);
  await answer(germany);
  assert.equal(choice().options, [...expected, france]);
});

const without: [title: string, body: unknown, status: number, reports: number][] = [
  ['fails', 'Oops', 503, 1],
  ['makes no sense', '<h1>Hello</h1>', 200, 1],
  ['is empty', { shipping_countries: [] }, 200, 0],
];
for (const [title, body, status, reports] of without) {
  test(`offers all countries when the answer ${title}`, async () => {
    const { choice, answer, reported } = await draw();
    await answer(body, status);
    assert.equal(choice(), { loading: false, options: countryOptions() });
    assert.is(reported.length, reports);
  });
}

test('asks again after a failure', async () => {
  const failed = await draw();
  await failed.answer('Oops', 503);
  const { choice, answer } = await failed.renderAnew();
  await answer(germany);
  assert.equal(choice().options, expected);
});

test.run();
