/** What a product comes in: variants, prices, brand and tags. */
import { screen, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openProduct, structuredData, withProduct } from './support.tsx';

const shirt = {
  lowest_price: 12,
  highest_price: 15,
  compare_at_price: 18,
  brand: 'Norrland',
  gtin: '4006381333931',
  tags: ['linen', 'summer'],
  variants: [
    { title: 'S', price: 12, compare_at_price: 18 },
    { title: 'M', price: 15 },
  ],
};

test('lists variants with their prices, brand and tags', async () => {
  await openProduct({ product: withProduct(shirt) });
  const list = screen.getByRole('heading', { name: 'Variants' }).nextElementSibling as HTMLElement;
  assert.equal(
    within(list)
      .getAllByRole('listitem')
      .map(item => item.textContent),
    ['S$12.00Before: $18.00', 'M$15.00'],
  );
  assert.is(screen.getByText('Brand').nextElementSibling?.textContent, 'Norrland');
  assert.is(screen.getByText('Tags').nextElementSibling?.textContent, 'linen, summer');
  assert.is(screen.getByText('from $12.00').className, 'mp-price__amount');
  assert.is(structuredData().gtin, '4006381333931');
  assert.is(structuredData().brand.name, 'Norrland');
});

test('shows none of it where the host sends none, and drops what is broken', async () => {
  await openProduct({ product: withProduct({ variants: 'many', tags: 7, brand: null, highest_price: 20 }) });
  screen.getByRole('heading', { level: 1, name: 'Brass Lamp' });
  assert.is(screen.queryByRole('heading', { name: 'Variants' }), null);
  assert.is(screen.queryByText('Brand'), null);
  assert.is(screen.queryByText(/^from/), null);
});

test.run();
