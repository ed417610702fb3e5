/** The head of a product page for search engines: title, addresses and structured data. */
import { screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { go } from '../../routing/support.tsx';
import { settle } from '../open-screen.tsx';
import { fewReviews, openProduct, reviewsFor, robots, structuredData, withProduct } from './support.tsx';

test('sets the head of the document, and restores it', async () => {
  document.title = 'Before';
  const { routing } = await openProduct({ screens: { home: () => <h1>Home</h1> } });
  assert.is(document.title, 'Brass Lamp by Acme');
  assert.is(
    document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    'https://shop.test/lamp',
  );
  assert.is(document.head.querySelector('meta[name=description]')?.getAttribute('content'), 'About the lamp');
  assert.is(robots(), null);
  assert.is(structuredData().name, 'Brass Lamp');
  assert.equal(structuredData().aggregateRating.reviewCount, 25);

  await go(routing, '/reviews');
  await settle();
  assert.is(document.title, 'Before');
  assert.is(structuredData(), null);
  assert.is(document.head.querySelector('link[rel=canonical]'), null);
});

for (const [count, robotsTag] of [
  [0, 'noindex'],
  [2, 'noindex'],
  [3, null],
] as const)
  test(`asks search engines ${robotsTag ? 'not ' : ''}to list a product with ${count} reviews`, async () => {
    await openProduct({ reviews: fewReviews(count) });
    assert.is(robots(), robotsTag);
  });

test('leaves unreadable addresses out of the structured data', async () => {
  const report = window.reportError;
  window.reportError = () => {};
  try {
    await openProduct({ product: withProduct({ image_url: 'http://', internal_path: 'http://' }) });
    screen.getByRole('heading', { level: 1, name: 'Brass Lamp' });
    assert.is(structuredData().image, undefined);
    assert.is(structuredData().url, 'https://shop.test/reviews/stores/acme/products/lamp');
  } finally {
    window.reportError = report;
  }
});

test('adds structured data only for a product with reviews or a lowest price', async () => {
  await openProduct({ reviews: fewReviews(0) });
  assert.is(structuredData(), null);
});

test('adds structured data for a product without reviews that has a lowest price', async () => {
  await openProduct({ product: withProduct({ lowest_price: 9 }), reviews: fewReviews(0) });
  assert.is(structuredData().offers.price, 9);
  assert.is(structuredData().aggregateRating, undefined);
});

for (const [place, figures, expected] of [
  ['the product only', { currency: 'EUR' }, [9, 'USD']],
  ['its figures, with a currency', { lowest_price: 8, currency: 'EUR' }, [8, 'EUR']],
  ['its figures, without a currency', { lowest_price: 7 }, [7, 'USD']],
] as const)
  test(`has a lowest price in its own currency in the structured data, from ${place}`, async () => {
    await openProduct({
      product: withProduct({ lowest_price: 9 }),
      reviews: params => ({ ...reviewsFor(params), ...figures }),
    });
    const { price, priceCurrency } = structuredData().offers;
    assert.equal([price, priceCurrency], expected);
  });

test.run();
