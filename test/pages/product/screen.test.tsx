import { cleanup, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { go, travel } from '../../routing/support.tsx';
import { servicesAtom } from '../../../src/state/core/services.ts';
import { rates } from '../../state/support.ts';
import { pressTwice } from '../clicks.ts';
import { settle } from '../open-screen.tsx';
import {
  lampPage,
  openProduct,
  productPath,
  reviewsFor,
  robots,
  structuredData,
  withProduct,
} from './support.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const main = () => screen.getByRole('main');
const average = () => screen.getByText(/^out of 5, based on/).textContent ?? '';

test('shows title, store, price and scores of the product', async () => {
  await openProduct();
  assert.is(heading(), 'Brass Lamp');
  assert.is(screen.getAllByRole('link', { name: 'Acme' })[0]?.getAttribute('href'), '/reviews/stores/acme');
  assert.ok(screen.getByText('$20.00'));
  assert.ok(screen.getByText('Gives light.'));
  const scores = within(screen.getByRole('region', { name: 'Scores' }));
  assert.ok(scores.getByText('99%'));
  assert.ok(scores.getByText('Platinum'));
  assert.ok(scores.getByText('50%'));
  const rating = screen.getByRole('link', { name: /25 reviews/ });
  assert.is(rating.getAttribute('href'), '#reviews');
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  assert.equal(
    way.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]),
    [
      ['Home', '/reviews/search?q=&page=1&category_id=1'],
      ['Lamps', '/reviews/search?q=&page=1&category_id=2'],
    ],
  );
});

test('says the same in its head as above the list, where the product has other figures', async () => {
  const product = withProduct({ average_rating: 3, reviews_count: 7 });
  const { requested } = await openProduct({
    product,
    reviews: params =>
      params.get('verified_only') === 'true'
        ? { ...reviewsFor(params), number_of_reviews: 9 }
        : reviewsFor(params),
  });
  assert.ok(screen.getByRole('link', { name: /4.4.* out of 5.*25 reviews$/ }));
  assert.match(average(), 'based on 25 reviews');
  await user.click(screen.getByRole('button', { name: 'Verified buyers only' }));
  await settle();
  assert.match(average(), 'based on the 9 reviews that match');
  assert.ok(screen.getByRole('link', { name: /4.4.* out of 5.*25 reviews$/ }));
  assert.is(requested().length, 2);
});

test('shows the rating that came with a product before its reviews are there', async () => {
  await openProduct({
    product: withProduct({ average_rating: 3, reviews_count: 7 }),
    reviews: () => undefined,
  });
  assert.ok(screen.getByRole('link', { name: /3.* out of 5.*7 reviews$/ }));
});

test('links to the store in a new tab', async () => {
  await openProduct();
  const link = screen.getByRole('link', { name: 'View in store: Acme, opens in a new tab' });
  assert.is(link.getAttribute('href'), 'https://acme.test/lamp');
  assert.is(link.getAttribute('target'), '_blank');
  assert.is(link.getAttribute('rel'), 'noopener nofollow');
});

test('records each click to the store, with one id for the view of the screen', async () => {
  const { server } = await openProduct();
  const link = screen.getByRole('link', { name: /View in store/ });
  const clicks = await pressTwice(link, server);
  assert.is(clicks.length, 2);
  const [{ address, shop_id, product_id, referral_page, pageview_id }, second] = clicks;
  assert.equal([address, shop_id, product_id], ['/reviews/click', 's1', 'p1']);
  assert.is(referral_page, productPath);
  assert.match(pageview_id, /^[0-9a-f]{32}$/);
  assert.is(second.pageview_id, pageview_id);
});

test('strips javascript: from the address of the store', async () => {
  await openProduct({ product: withProduct({ external_url: ' JavaScript:https://acme.test/lamp' }) });
  assert.is(
    screen.getByRole('link', { name: /View in store/ }).getAttribute('href'),
    'https://acme.test/lamp',
  );
});

test('has no link to a store whose address is not on the web', async () => {
  for (const external_url of ['javascript:alert(1)', 'mailto:a@acme.test', '/lamp', 'ftp://acme.test']) {
    await openProduct({ product: withProduct({ external_url }) });
    assert.is(screen.queryByRole('link', { name: /View in store/ }), null, external_url);
    cleanup();
  }
});

test('shows a product whose optional fields are missing', async () => {
  const bare = { description: null, image_url: null, external_url: null, price: null, currency: null };
  await openProduct({
    product: () => ({ ...withProduct(bare)(), meta_data: null, categories_data: null }),
    reviews: params => ({
      reviews: reviewsFor(params).reviews,
      total_count: 25,
      total_pages: 3,
      current_page: 1,
    }),
  });
  assert.is(heading(), 'Brass Lamp');
  assert.is(document.title, 'Brass Lamp | Candour');
  assert.not.ok(screen.queryByRole('link', { name: /View in store/ }));
  within(screen.getByRole('region', { name: 'Scores' })).getByText('This product has no scores yet.');
  assert.not.ok(screen.queryByRole('group', { name: 'Reviews by stars' }));
  assert.ok(screen.getByText('1–10 of 25 reviews'));
});

test('shows the price in the chosen currency, and the store’s price beside it', async () => {
  await openProduct({
    at: `${productPath}?currency=EUR`,
    meta: { exchangeRates: rates },
    product: withProduct({ lowest_price: 10 }),
  });
  assert.ok(screen.getByText('≈ €9'));
  assert.ok(screen.getByText('$10.00 in the store'));
});

test('shows a skeleton while the product loads', async () => {
  await openProduct({ product: () => undefined });
  screen.getByRole('heading', { level: 1, name: 'Loading the product' });
});

test('says nothing about reviews while they load', async () => {
  await openProduct({ reviews: () => undefined });
  assert.is(heading(), 'Brass Lamp');
  assert.not.ok(screen.queryByText('No reviews yet'));
  assert.ok(main().querySelectorAll('.mp-product__scores .mp-skeleton').length === 2);
  assert.ok(main().querySelectorAll('.mp-reviews__column .mp-review').length === 10);
});

for (const status of [404, 410])
  test(`says that there is no such product, and keeps the address out of search engines: ${status}`, async () => {
    const item = (path: string) => ({ kind: 'product', name: path, path });
    const { reported, store } = await openProduct({
      product: () => status,
      stored: { recently_viewed: JSON.stringify([item(productPath), item('/other')]) },
    });
    assert.equal(JSON.parse(store.get(servicesAtom).storage.get('recently_viewed') ?? ''), [item('/other')]);
    assert.is(heading(), 'We can’t find this product');
    assert.is(document.title, 'We can’t find this product | Candour');
    assert.is(robots(), 'noindex');
    assert.is(
      screen.getByRole('link', { name: 'Search for another product' }).getAttribute('href'),
      '/reviews',
    );
    assert.equal(reported, []);
  });

for (const [title, given, text] of [
  ['500', 500, /on our side/],
  ['503', 503, /on our side/],
  ['429', 429, /wait a moment/],
  ['401', 401, /sign in/],
  ['422', 422, /on our side/],
  ['a page in place of data', '<!doctype html>', /couldn’t read the server’s answer/],
  ['a lost connection', null, /check your connection/],
] as const)
  test(`says that a product cannot be shown, keeps it out of search engines, and tries again: ${title}`, async () => {
    let isTrouble = true;
    const { reported } = await openProduct({
      product(request) {
        if (!isTrouble) return lampPage;
        return given === null ? request.breakOff() : given;
      },
    });
    const alert = within(screen.getByRole('alert'));
    assert.ok(alert.getByRole('heading', { level: 1, name: 'We couldn’t load this product' }));
    assert.ok(alert.getByText(text));
    assert.is(document.title, 'We couldn’t load this product | Candour');
    assert.is(robots(), 'noindex');
    assert.is(reported.length, 1);
    const retry = async () => {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await settle();
      const { activeElement } = document;
      assert.ok(main().contains(activeElement), 'the button that had the focus is gone');
    };
    await retry();
    assert.ok(screen.getByRole('alert'));
    isTrouble = false;
    await retry();
    assert.is(heading(), 'Brass Lamp');
    assert.is(robots(), null);
  });

test('shows a description that was written with HTML', async () => {
  await openProduct({
    product: withProduct({
      description: '<p>Gives <b>light</b>.</p><script>alert(1)</script><p>Salt &amp; pepper</p>',
      lowest_price: 1,
    }),
  });
  const about = screen.getByRole('heading', { name: 'About this product' }).parentElement;
  assert.is(about?.textContent, 'About this productGives light.Salt & pepper');
  assert.is(about?.querySelector('b')?.textContent, 'light');
  assert.is(structuredData().description, 'Gives light.\n\nSalt & pepper');
});

test('says that there are no scores yet', async () => {
  await openProduct({ reviews: params => ({ ...reviewsFor(params), product_metrics: null }) });
  within(screen.getByRole('region', { name: 'Scores' })).getByText('This product has no scores yet.');
});

test('shows at once on the way back', async () => {
  const { routing, server, requested } = await openProduct({ screens: { home: () => <h1>Home</h1> } });
  await user.click(screen.getByRole('button', { name: /^2 stars/ }));
  await settle();
  await go(routing, '/reviews');
  await settle();
  const requests = server.requests.length;
  await travel(-1);
  assert.is(heading(), 'Brass Lamp');
  assert.ok(screen.getByText('5 reviews'));
  assert.is(server.requests.length, requests);
  assert.is(requested().length, 2);
});

test.run();
