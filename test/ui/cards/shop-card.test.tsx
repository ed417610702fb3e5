import { render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ShopResult } from '../../../src/contract/shop-result.ts';
import { ShopCard } from '../../../src/ui/cards/shop-card.tsx';

const shop: ShopResult = {
  encoded_shop_id: 's1',
  name: 'Kiln & Cup',
  internal_path: '/reviews/stores/kiln-and-cup',
  domain: 'kiln.example',
  platform: 'shopify',
  country: 'JP',
  description: 'One potter, two kilns.',
  average_rating: 4.26,
  reviews_count: 1360,
  products_count: 27,
  shop_medals: [
    { name: 'Transparency', tier: 'gold' },
    { name: 'Fast answers', tier: 'Silver' },
    { name: 'Local hero', tier: 'wooden' },
  ],
  shop_metrics: { transparency_score: 0.959, authenticity_score: 0.5 },
  contact_info: { response_time: { number: 2, unit: 'hours' } },
};

test('shows name, rating, country, products, response time, and scores with medals', () => {
  render(<ShopCard shop={shop} level={2} />);
  const link = screen.getByRole('heading', { level: 2 }).querySelector('a');
  assert.equal([link?.textContent, link?.getAttribute('href')], ['Kiln & Cup', shop.internal_path]);
  for (const text of [
    '4.3',
    'Japan',
    '27 products',
    'Says it replies within 2 hours',
    'One potter, two kilns.',
  ])
    assert.ok(screen.getByText(text), text);
  assert.ok(screen.getByRole('img', { name: '4.3 out of 5, 1,360 reviews' }));
  assert.ok(screen.getByText('95%'));
  assert.ok(screen.getByRole('article', { name: 'Kiln & Cup' }));
  assert.ok(screen.getByRole('button', { name: 'Scores of Kiln & Cup: 95% Transparency, 50% Authenticity' }));
  assert.ok(screen.getByText('50%'));
});

test('says how fast it usually replies, where that is known, in place of what it says', () => {
  const contact_info = {
    response_time: { number: 2, unit: 'hours' },
    usual_response_time: { number: 49, unit: 'hours' },
  };
  render(<ShopCard shop={{ ...shop, contact_info }} />);
  screen.getByText('Usually replies in 3 days');
  assert.is(screen.queryByText(/^Says it replies/), null);
});

test('shows further medals of the store; one of an unknown tier by its name', () => {
  render(<ShopCard shop={shop} />);
  assert.ok(screen.getByRole('img', { name: 'Silver medal' }));
  assert.ok(screen.getByText('Fast answers'));
  assert.ok(screen.getByText('Local hero'));
  assert.is(screen.getAllByText('Transparency').length, 1);
});

test('shows three of its products, each a link with the name of the product', () => {
  const top_products = ['Cup', 'Bowl', 'Jug', 'Plate'].map(title => ({
    title,
    internal_path: `/reviews/stores/kiln-and-cup/products/${title.toLowerCase()}`,
  }));
  render(<ShopCard shop={{ ...shop, top_products }} />);
  assert.is(
    screen.getByRole('link', { name: 'Bowl' }).getAttribute('href'),
    '/reviews/stores/kiln-and-cup/products/bowl',
  );
  assert.ok(screen.getByRole('link', { name: 'Jug' }));
  assert.is(screen.queryByRole('link', { name: 'Plate' }), null);
});

test('links to the products of the store with any transparency', () => {
  render(<ShopCard shop={shop} />);
  const link = screen.getByRole('link', { name: 'See products of Kiln & Cup' });
  assert.is(
    link.getAttribute('href'),
    '/reviews/search?q=&page=1&shop_domain=kiln.example&search_in_shop=true&platform=shopify&min_transparency=0',
  );
});

test('leaves out what the host does not send', () => {
  render(<ShopCard shop={{ encoded_shop_id: 's2', name: 'Bare' }} />);
  assert.is(screen.getByRole('heading').textContent, 'Bare');
  assert.not(screen.queryByText('No reviews yet'));
  for (const role of ['listitem', 'button']) assert.is(screen.queryByRole(role), null, role);
  assert.is(screen.getByRole('link', { name: 'Bare' }).getAttribute('href'), '/reviews/search?q=Bare&page=1');
});

test.run();
