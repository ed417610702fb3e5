import { render, screen, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ProductCard as Product } from '../../../src/contract/search.ts';
import { ProductCard } from '../../../src/ui/cards/product-card.tsx';

const product: Product = {
  encoded_product_id: 'p1',
  title: 'Linen Overshirt',
  internal_path: '/reviews/stores/loom/products/overshirt',
  average_rating: 4.25,
  reviews_count: 1234,
  transparency_score: 1,
  authenticity_score: 0.5,
  shop_name: 'North & Loom',
  shop_internal_path: '/reviews/stores/loom',
};

const explain = () => {};

test('links a product card by its title, and its shop separately', () => {
  render(<ProductCard product={product} price={{ price: '$20.00' }} onExplain={explain} />);
  const card = screen.getByRole('article', { name: product.title });
  const title = within(within(card).getByRole('heading')).getByRole('link', { name: 'Linen Overshirt' });
  assert.is(title.getAttribute('href'), product.internal_path);
  const shop = within(card).getByRole('link', { name: 'North & Loom' });
  assert.is(shop.getAttribute('href'), '/reviews/stores/loom');
});

for (const path of ['', 'javascript:alert(1)', ' java\nscript:alert(1)']) {
  test(`leads nowhere where the host sends ${JSON.stringify(path)} as the address of a product`, () => {
    render(<ProductCard product={{ ...product, internal_path: path }} onExplain={explain} />);
    assert.is(screen.getByText('Linen Overshirt').closest('[href]'), null);
  });
}

test('shows rating, scores and price on a product card', () => {
  render(<ProductCard product={product} price={{ price: '€18.40' }} onExplain={explain} />);
  const text = screen.getByRole('article').textContent ?? '';
  for (const part of ['4.3', '(1,234)', '100% Transparency', '50% Authenticity', '€18.40'])
    assert.match(text, part);
  screen.getByRole('button', { name: 'Scores of Linen Overshirt: 100% Transparency, 50% Authenticity' });
});

test('draws what it shows of its product only once, whatever buttons come to it', () => {
  let drawn = 0;
  const counting: Product = {
    ...product,
    get image_url() {
      drawn += 1;
      return null;
    },
  };
  const card = (button: string) => (
    <ProductCard product={counting} price={{ price: '$20.00' }} onExplain={explain}>
      <button type="button">{button}</button>
    </ProductCard>
  );
  const { rerender } = render(card('Follow'));
  const before = drawn;
  rerender(card('Unfollow'));
  screen.getByRole('button', { name: 'Unfollow' });
  assert.is(drawn, before);
});

test('shows a product card with nothing but its title', () => {
  render(
    <ProductCard
      product={{ encoded_product_id: 'p', title: 'Lamp', internal_path: '/l' }}
      onExplain={explain}
    />,
  );
  assert.is(screen.getByRole('article').textContent, 'Lamp');
});

test('strikes out what a product cost before a sale, and says so', () => {
  render(
    <ProductCard product={product} price={{ price: 'from €12.00', before: '€18.00' }} onExplain={explain} />,
  );
  assert.is(screen.getByText('from €12.00').className, 'mp-price__amount');
  assert.is(screen.getByText('€18.00').closest('s')?.textContent, 'Before: €18.00');
});

test.run();
