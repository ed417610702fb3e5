import { act } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followVisit } from '../../src/shell/follow-visit.ts';
import { comparisonAtom } from '../../src/state/goods/comparison.ts';
import { addViewedAtom, recentlyViewedAtom } from '../../src/state/goods/recently-viewed.ts';
import { addRecentAtom, recentSearchesAtom } from '../../src/state/search/recent-searches.ts';
import { servicesAtom } from '../../src/state/core/services.ts';
import { openSearch } from '../pages/search/support.tsx';

const keys = ['compared_products', 'recently_viewed', 'recent_searches'];
const card = { encoded_product_id: 'a', title: 'Pot', internal_path: '/p' };

for (const [how, events] of [
  ['cleared', [null]],
  ['emptied key by key', keys],
] as const)
  test(`shows nothing of the lists any more that another tab has ${how}, and stores nothing of them again`, async () => {
    const { store, routing } = await openSearch({ at: '/reviews/search?q=mug' });
    const stop = followVisit(store, routing, [routing.address.read()]);
    const add = (name: string) => {
      store.set(comparisonAtom, [card]);
      store.set(addViewedAtom, { kind: 'product', name, path: `/${name}` });
      store.set(addRecentAtom, name);
    };
    const read = () => [
      store.get(comparisonAtom).length,
      store.get(recentlyViewedAtom).map(({ name }) => name),
      store.get(recentSearchesAtom),
    ];
    act(() => add('first'));
    assert.equal(read(), [1, ['first'], ['first']]);
    for (const key of keys) store.get(servicesAtom).storage.remove(key);
    act(() => {
      for (const key of events) window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    assert.equal(read(), [0, [], []]);
    act(() => add('second'));
    assert.equal(read(), [1, ['second'], ['second']]);
    stop();
  });

test('loads all pictures before the page is printed', async () => {
  const { store, routing } = await openSearch({ at: '/reviews/search?q=mug' });
  const stop = followVisit(store, routing, [routing.address.read()]);
  document.body.insertAdjacentHTML('beforeend', '<div class="mp-root"><img loading="lazy"></div>');
  const lazy = () => document.querySelectorAll('img[loading=lazy]').length;
  assert.is(lazy(), 1);
  window.dispatchEvent(new Event('beforeprint'));
  assert.is(lazy(), 0);
  stop();
});

test.run();
