import { act, renderHook } from '../../support/dom.ts';
import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ProductSlug } from '../../../src/api/product.ts';
import { useProduct } from '../../../src/pages/product/data.ts';
import { Provider } from '../../../src/state/core/jotai.ts';
import { settled } from '../../api/fake-fetch.ts';
import { productPage } from '../../api/samples.ts';
import { setUp } from '../../state/support.ts';

const lamp: ProductSlug = { shop: 'acme', handle: 'lamp' };
const desk: ProductSlug = { shop: 'acme', handle: 'desk' };

function start() {
  const world = setUp();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={world.store}>{children}</Provider>
  );
  const answer = (body: unknown, status?: number) =>
    act(async () => {
      world.server.last().answer(body, status);
      await settled();
    });
  return { ...world, wrapper, answer, turn: () => act(settled) };
}

test('loads a product, and shows it at once the next time', async () => {
  const { wrapper, answer, turn, server } = start();
  const first = renderHook(() => useProduct(lamp), { wrapper });
  await turn();
  assert.is(first.result.current.state.status, 'loading');
  await answer(productPage);
  assert.equal(first.result.current.state.data, productPage);
  first.unmount();

  const seen: string[] = [];
  renderHook(() => seen.push(useProduct(lamp).state.status), { wrapper });
  assert.equal([...new Set(seen)], ['ready']);
  assert.is(server.requests.length, 1);
});

test('does not show another product while one is loading', async () => {
  const { wrapper, answer, turn } = start();
  const { result, rerender } = renderHook(({ place }) => useProduct(place), {
    wrapper,
    initialProps: { place: lamp },
  });
  await turn();
  await answer(productPage);
  rerender({ place: desk });
  assert.equal(result.current.state, { status: 'loading', previous: undefined });
});

test('fails when the server has no such product, and logs nothing', async () => {
  const { wrapper, answer, turn, reported } = start();
  const { result } = renderHook(() => useProduct(lamp), { wrapper });
  await turn();
  await answer({}, 404);
  assert.equal([result.current.state.status, reported.length], ['failed', 0]);
});

test('reports a lost connection, and tries again', async () => {
  const { wrapper, answer, turn, server, reported } = start();
  const { result } = renderHook(() => useProduct(lamp), { wrapper });
  await turn();
  await act(async () => {
    server.last().breakOff();
    await settled();
  });
  assert.equal([result.current.state.status, reported.length], ['failed', 1]);
  await act(() => result.current.retry());
  await turn();
  await answer(productPage);
  assert.is(result.current.state.status, 'ready');
});

test.run();
