import { render, screen, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Review } from '../../src/contract/reviews.ts';
import type { ProductCard as Product } from '../../src/contract/search.ts';
import { Price } from '../../src/ui/cards/product-card.tsx';
import { ProductCard } from '../../src/ui/cards/product-card.tsx';
import { ReviewCard } from '../../src/ui/cards/review-card.tsx';

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

test('links a product card by its title, and its shop apart', () => {
  render(<ProductCard product={product} price="$20.00" />);
  const card = screen.getByRole('article');
  const title = within(within(card).getByRole('heading')).getByRole('link', { name: 'Linen Overshirt' });
  assert.is(title.getAttribute('href'), product.internal_path);
  const shop = within(card).getByRole('link', { name: 'North & Loom' });
  assert.is(shop.getAttribute('href'), '/reviews/stores/loom');
});

for (const path of ['', 'javascript:alert(1)', ' java\nscript:alert(1)']) {
  test(`leads nowhere where the host sends ${JSON.stringify(path)} as the address of a product`, () => {
    render(<ProductCard product={{ ...product, internal_path: path }} price="$20.00" />);
    assert.is(screen.getByText('Linen Overshirt').closest('[href]'), null);
  });
}

test('shows rating, scores and price on a product card', () => {
  render(<ProductCard product={product} price="€18.40" />);
  const text = screen.getByRole('article').textContent ?? '';
  for (const part of ['4.3', '(1,234)', '100%Transparency', '50%Authenticity', '€18.40'])
    assert.match(text, part);
  screen.getByRole('img', { name: 'Diamond medal' });
});

test('says what the store asks, but not twice the same price', () => {
  const { container, rerender } = render(<Price price="€18.40" storePrice="$20.00" />);
  assert.is(container.textContent, '€18.40$20.00 in the store');
  rerender(<Price price="$20.00" storePrice="$20.00" />);
  assert.is(container.textContent, '$20.00');
});

test('shows a product card with nothing but its title', () => {
  render(<ProductCard product={{ encoded_product_id: 'p', title: 'Lamp', internal_path: '/l' }} />);
  assert.is(screen.getByRole('article').textContent, 'Lamp');
});

const review: Review = {
  uuid: 'r1',
  rating: 4,
  title: 'Softer with every wash',
  body: 'I wore it all summer.',
  created_at: '2026-06-01T12:00:00Z',
  source: 'organic',
  verified: true,
  reviewer: { name: 'Marta', internal_path: '/reviews/profile/marta' },
  pictures_urls: [
    { compact: '/1.webp', huge: '/1l.webp' },
    { compact: null, huge: '/2l.webp' },
  ],
  product_title: 'Linen Overshirt',
  product_internal_path: '/p',
  shop_name: 'North & Loom',
};
const now = new Date('2026-06-15T12:00:00Z');

test('shows who wrote a review, when, and what', () => {
  render(<ReviewCard review={review} now={now} />);
  assert.is(screen.getByRole('link', { name: 'Marta' }).getAttribute('href'), '/reviews/profile/marta');
  screen.getByRole('img', { name: '4.0 out of 5' });
  screen.getByRole('heading', { name: 'Softer with every wash' });
  screen.getByText('I wore it all summer.');
  screen.getByText('Verified buyer');
  screen.getByText('Written on this site');
  const time = screen.getByText('2 weeks ago');
  assert.is(time.getAttribute('datetime'), '2026-06-01T12:00:00.000Z');
  assert.is(time.getAttribute('title'), 'June 1, 2026');
});

test('names the product of a review only away from its page', () => {
  const { rerender } = render(<ReviewCard review={review} now={now} />);
  assert.is(screen.queryByText('Linen Overshirt'), null);
  rerender(<ReviewCard review={review} now={now} showProduct />);
  assert.is(screen.getByRole('link', { name: 'Linen Overshirt' }).getAttribute('href'), '/p');
  screen.getByText('North & Loom');
});

test('shows three pictures in a box, and how many more there are', () => {
  const pictures_urls = ['a', 'b', 'c', 'd', 'e'].map(name => ({ compact: `/${name}.jpg` }));
  const { rerender } = render(<ReviewCard review={{ ...review, pictures_urls }} boxed />);
  assert.is(screen.getAllByRole('button', { name: /^Open picture/ }).length, 3);
  screen.getByText('+2');
  rerender(<ReviewCard review={{ ...review, pictures_urls: pictures_urls.slice(0, 3) }} boxed />);
  assert.is(screen.queryByText(/^\+/), null);
  rerender(<ReviewCard review={{ ...review, pictures_urls }} />);
  assert.is(screen.getAllByRole('button', { name: /^Open picture/ }).length, 5);
});

test('counts videos among what fits into a box, after the pictures', () => {
  const filmed = {
    ...review,
    media_platform_hosted_video_infos: ['/1.webm', '/2.webm'].map(url => ({ media_platform_url: url })),
  };
  const { rerender } = render(<ReviewCard review={filmed} boxed />);
  assert.is(screen.getAllByRole('button', { name: /^Open picture/ }).length, 2);
  screen.getByRole('button', { name: 'Play video 3 of 4, +1 more' });
  assert.is(screen.queryByRole('button', { name: /^Play video 4/ }), null);
  screen.getByText('+1');
  rerender(<ReviewCard review={filmed} />);
  screen.getByRole('button', { name: 'Play video 4 of 4' });
  assert.is(screen.queryByText(/^\+/), null);
});

test('leaves out a source that it has no words for, whatever its name', () => {
  for (const source of ['carrier pigeon', '__proto__', 'constructor']) {
    const { container, unmount } = render(<ReviewCard review={{ ...review, source }} now={now} />);
    assert.is(container.querySelector('.mp-review__source'), null, source);
    unmount();
  }
});

test('shows a review that has only stars', () => {
  render(<ReviewCard review={{ uuid: 'r', rating: 3 }} now={now} />);
  assert.match(screen.getByRole('article').textContent ?? '', 'Anonymous');
  assert.is(screen.queryByRole('heading'), null);
});

test('leaves out a date that is none', () => {
  render(<ReviewCard review={{ uuid: 'r', created_at: 'soon' }} now={now} />);
  assert.is(screen.getByRole('article').querySelector('time'), null);
});

test.run();
