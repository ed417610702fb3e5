import { act, expectConsole, screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { provideChunks } from '../../src/loading/lazy.ts';
import { later } from '../../src/pages/product/overview.tsx';

import ProductScreen from '../../src/pages/product/index.tsx';
import { lampPage, productPath, reviewsFor } from '../pages/product/support.tsx';
import { openScreen, settle } from '../pages/open-screen.tsx';
import { keepLazy } from '../support/lazy.ts';

keepLazy();

test('keeps the room of the reviews until their code is here, and asks for it again', async () => {
  const scripts: { arrive(): void; fail(): void }[] = [];
  provideChunks({
    chunks: { lazyStyles: [] },
    base: '/',
    loadStyle: async () => {},
    preloadFiles() {},
    async loadModule(address, first) {
      if (address.includes('review-list'))
        await new Promise<void>((arrive, fail) =>
          scripts.push({ arrive, fail: () => fail(new Error('no connection')) }),
        );
      return first?.() as never;
    },
  });
  const { scrolls, server } = await openScreen({
    at: `${productPath}#review-list`,
    screens: { product: ProductScreen },
    answer: ({ pathname, searchParams }) => (pathname === productPath ? lampPage : reviewsFor(searchParams)),
  });
  await act(async () => {
    await later.load();
  });
  // The answer does not wait for the code.
  assert.ok(server.requests.some(({ address }) => address.includes('/widgets/product_review')));
  assert.ok(screen.getByText('25 reviews'));
  assert.ok(document.querySelector('.mp-reviews__skeleton'));
  assert.is(document.activeElement, document.body);
  assert.is(scrolls.length, 0);

  expectConsole(/no connection/);
  scripts[0]?.fail();
  await settle();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  assert.is(document.activeElement, screen.getByRole('region', { name: 'Reviews' }));
  scripts[1]?.arrive();
  await settle();
  await screen.findByText('1–10 of 25 reviews');
});

test.run();
