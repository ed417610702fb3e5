import { screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ProductCard } from '../../../src/contract/search.ts';
import { ResultGrid } from '../../../src/pages/search/result-grid.tsx';
import { RootProviders } from '../../../src/shell/root-providers.tsx';
import { setUp } from '../../shell/support.tsx';

const product = (number: number): ProductCard => ({
  encoded_product_id: `p${number}`,
  title: `Mug ${number}`,
  internal_path: `/reviews/stores/a/products/${number}`,
  price: number,
  currency: 'EUR',
});

/** A grid of so many products that counts what it costs. */
async function openGrid(count: number) {
  const products = Array.from({ length: count }, (_, number) => product(number));
  const drawn: number[] = [];
  /** Every card asks for its price when it is drawn. */
  const money = (price: number | null | undefined) => {
    drawn.push(price ?? Number.NaN);
    return { price: `${price}` };
  };
  let subscriptions = 0;
  const { store } = await setUp({
    loggedIn: true,
    draw: roots => {
      const { sub } = roots.store;
      roots.store.sub = (...given) => {
        subscriptions += 1;
        return sub(...given);
      };
      return (
        <RootProviders {...roots}>
          <ResultGrid products={products} money={money} />
        </RootProviders>
      );
    },
  });
  return { store, drawn, subscriptions: () => subscriptions };
}

test('draws only the card whose heart or comparison is pressed', async () => {
  const { drawn } = await openGrid(6);
  for (const name of ['Follow Mug 4', 'Compare Mug 4']) {
    drawn.length = 0;
    await user.click(screen.getByRole('button', { name }));
    assert.is(screen.getByRole('button', { name }).getAttribute('aria-pressed'), 'true');
    assert.equal(drawn, [4]);
  }
});

test('follows the store as often for many cards as for one', async () => {
  const one = (await openGrid(1)).subscriptions();
  const many = (await openGrid(12)).subscriptions();
  assert.is(screen.getAllByRole('button', { name: /^Follow/ }).length, 13);
  assert.is(many, one);
});

test.run();
