import { act, renderHook } from '../../support/dom.ts';
import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseCountryAtom } from '../../../src/state/money/choose-preference.ts';
import { carouselCountryAtom, useCarousel, useHomeMetrics } from '../../../src/state/goods/site.ts';
import { Provider } from '../../../src/state/core/jotai.ts';
import { fakeFetch, settled } from '../../api/fake-fetch.ts';
import { type Options, setUp } from '../support.ts';

function start(options: Options) {
  const world = setUp(options);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={world.store}>{children}</Provider>
  );
  const show = async <T,>(hook: () => T) => {
    const { result } = renderHook(hook, { wrapper });
    await act(settled);
    return result;
  };
  return { ...world, show };
}

test('loads a carousel for the stored country and the address’s redesign flag', async () => {
  const server = fakeFetch(() => ({ body: [{ id: 1, name: 'Home' }] }));
  const { show } = start({ server, stored: { country: 'DE' }, address: '/reviews?redesign=1' });
  const result = await show(() => useCarousel('category'));
  assert.equal(result.current.state.data, [{ id: 1, name: 'Home' }]);
  assert.is(server.last().address, '/reviews/carousels.json?q=category&country=DE&redesign=1');
});

test('is ready with null when a carousel fails, and logs nothing', async () => {
  const { show, reported } = start({ server: fakeFetch(() => ({ body: {}, status: 500 })) });
  const result = await show(() => useCarousel('product'));
  assert.equal([result.current.state.status, result.current.state.data, reported], ['ready', null, []]);
});

test('loads the figures, and shows and logs their failure', async () => {
  let status = 500;
  const server = fakeFetch(() => ({ body: { total_verified_reviews: 3 }, status }));
  const { show, reported } = start({ server });
  const result = await show(() => useHomeMetrics());
  assert.equal([result.current.state.status, reported.length], ['failed', 1]);
  status = 200;
  await act(async () => {
    result.current.retry();
    await settled();
  });
  assert.is(result.current.state.data?.total_verified_reviews, 3);
});

test('carousels are asked for the stored country, else for US, and for a chosen one from then on', () => {
  assert.is(setUp().store.get(carouselCountryAtom), 'US');
  assert.is(setUp({ meta: { country: 'FR' } }).store.get(carouselCountryAtom), 'US');
  const { store } = setUp({ stored: { country: 'FR' } });
  assert.is(store.get(carouselCountryAtom), 'FR');
  store.set(chooseCountryAtom, 'DE');
  assert.is(store.get(carouselCountryAtom), 'DE');
});

test.run();
