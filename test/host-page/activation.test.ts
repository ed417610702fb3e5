import { renderHook } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createElement, type ReactNode } from 'react';
import { followCall } from '../../src/contract/follow.ts';
import { meCall } from '../../src/contract/reviewer.ts';
import { onceShown } from '../../src/host/activation.ts';
import { dispatchHostEvent } from '../../src/host/events.ts';
import { localStore, sessionStore } from '../../src/host/storage.ts';
import { Provider } from '../../src/state/core/jotai.ts';
import { servicesAtom } from '../../src/state/core/services.ts';
import { recentlyViewedAtom } from '../../src/state/goods/recently-viewed.ts';
import { useViewed } from '../../src/state/goods/use-viewed.ts';
import { settled } from '../api/fake-fetch.ts';
import { setUp } from '../state/support.ts';

function set(isPrepared: boolean): void {
  Object.defineProperty(document, 'prerendering', { value: isPrepared, configurable: true });
}
test.before.each(() => set(true));
test.after.each(() => void Reflect.deleteProperty(document, 'prerendering'));

/** The person goes to the page. */
async function show(): Promise<void> {
  set(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await settled();
}

test('runs something once the page is shown, and ends it', async () => {
  const steps: string[] = [];
  const run = () => {
    steps.push('run');
    return () => void steps.push('end');
  };
  const end = onceShown(run);
  onceShown(run)();
  assert.equal(steps, []);
  await show();
  assert.equal(steps, ['run']);
  onceShown(run)();
  end();
  assert.equal(steps, ['run', 'run', 'end', 'end']);
});

test('stores nothing of a page that the browser only prepares', async () => {
  const stores = [localStore(window), sessionStore(window)];
  localStorage.setItem('other', 'x');
  for (const store of stores) store.set('currency', 'EUR');
  stores[0]?.remove('other');
  assert.equal([localStorage.length, sessionStorage.length], [1, 0]);
  await show();
  assert.equal([localStorage.getItem('currency'), sessionStorage.getItem('currency')], ['EUR', 'EUR']);
  assert.is(localStorage.getItem('other'), null);
});

test('tells the host nothing of it', async () => {
  const told: string[] = [];
  const listen = ({ type }: Event) => void told.push(type);
  document.addEventListener('marketplace:compare', listen);
  dispatchHostEvent('compare', { products: 1 });
  assert.equal(told, []);
  await show();
  assert.equal(told, ['marketplace:compare']);
  document.removeEventListener('marketplace:compare', listen);
});

test('reads in advance, and writes nothing', async () => {
  const { store, server } = setUp();
  const { client } = store.get(servicesAtom);
  void client.send(meCall).catch(() => {});
  void client.send(followCall, { params: { is_hearting: true, shop_enc_id: 'a' } }).catch(() => {});
  await settled();
  assert.equal(
    server.requests.map(({ method }) => method),
    ['GET'],
  );
  await show();
  assert.equal(
    server.requests.map(({ method }) => method),
    ['GET', 'POST'],
  );
});

test('has viewed nothing that was not shown, and adds it to what was viewed meanwhile', async () => {
  const { store, storage } = setUp();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children);
  renderHook(() => useViewed({ kind: 'store', name: 'Acme', path: '/acme' }), { wrapper });
  assert.equal(store.get(recentlyViewedAtom), []);
  storage.set('recently_viewed', JSON.stringify([{ kind: 'store', name: 'Other', path: '/other' }]));
  await show();
  assert.equal(
    store.get(recentlyViewedAtom).map(({ name }) => name),
    ['Acme', 'Other'],
  );
});

test.run();
