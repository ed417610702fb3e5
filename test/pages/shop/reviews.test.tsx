import { screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { go } from '../../routing/support.tsx';
import { settle } from '../open-screen.tsx';
import { acmePage, barePage, openShop, reviewsFor, shopPath, withShop } from './support.tsx';

const reviews = () => within(screen.getByRole('region', { name: 'List of reviews' }));
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null;
const structuredData = () => {
  const script = document.querySelector('script[type="application/ld+json"]');
  return script && JSON.parse(script.textContent ?? '');
};
const scale = { bestRating: 5, worstRating: 1 };
const withReviews = (reviews_count: number) =>
  withShop({ shop_metrics: { average_rating: 5, reviews_count } });

test('asks for the reviews of the store and all its products', async () => {
  const { requested } = await openShop();
  assert.equal(requested(), [
    {
      platform: 'shopify',
      shop_domain: 'acme.test',
      api_token: 'token-1',
      add_header_counts: 'true',
      page: '1',
      filter_rating: '',
      sort_by: 'pictures_first',
      sort_dir: 'desc',
      product_metrics: 'true',
      json_request: 'true',
      per_page: '10',
      search: '',
      review_type: 'all-reviews',
      review_source: 'all_sources',
      verified_only: 'false',
    },
  ]);
});

test('shows which product a review is about', async () => {
  await openShop();
  const link = reviews().getAllByRole('link', { name: 'Brass Lamp' })[0];
  assert.is(link?.getAttribute('href'), `${shopPath}/products/lamp`);
});

test('lists no review that the store shows off above, unless the list is narrowed down', async () => {
  const [first] = reviewsFor(new URLSearchParams({ page: '1', review_type: 'all-reviews' })).reviews;
  assert.ok(first);
  const shop_data = {
    ...acmePage.shop_data,
    settings: { shop_settings: { review_site_show_cards_carousel: true } },
  };
  const shop = () => ({ ...acmePage, shop_data, featured_cards: [first] });
  await openShop({ shop });
  assert.is(reviews().getAllByRole('article').length, 9);
  assert.is(reviews().queryByText('Review 0'), null);
  await user.click(screen.getByRole('button', { name: 'Verified buyers only' }));
  await settle();
  assert.ok(reviews().getByText('Review 0'));
});

test('shows reviews of the store, of its products, or both', async () => {
  const { requested } = await openShop({ at: `${shopPath}?review_type=shop-reviews` });
  assert.is(requested()[0]?.review_type, 'shop-reviews');
  assert.ok(reviews().getByText('6 reviews'));
  assert.equal(reviews().queryAllByRole('link', { name: 'Brass Lamp' }), []);
});

test('keeps the figures of the store, whatever its reviews are narrowed down to', async () => {
  await openShop({ at: `${shopPath}?verified_only=true` });
  assert.ok(reviews().getByText('4 reviews'));
  assert.ok(screen.getByRole('link', { name: /out of 5.*3,800 reviews$/ }));
  assert.is(structuredData().aggregateRating.reviewCount, 3800);
});

test('says the same in its head as above the list, where the store has other figures', async () => {
  const { requested } = await openShop();
  assert.ok(screen.getByRole('link', { name: /4.* out of 5.*12 reviews$/ }));
  assert.ok(screen.getByText(/based on 12 reviews$/));
  const scores = within(screen.getByRole('region', { name: 'Scores' }));
  assert.ok(scores.getByText('50%'));
  assert.not.ok(scores.queryByText(/3,800/), 'no sum of the other source');
  assert.is(structuredData().aggregateRating.reviewCount, 12);
  await user.click(screen.getByRole('button', { name: 'Verified buyers only' }));
  await settle();
  assert.ok(reviews().getByText('4 reviews'));
  assert.ok(screen.getByRole('link', { name: /4.* out of 5.*12 reviews$/ }));
  assert.is(requested().length, 2);
});

test('takes the missing figures of a store from all its reviews', async () => {
  const { requested } = await openShop({ shop: () => barePage, at: `${shopPath}?verified_only=true` });
  assert.ok(reviews().getByText('4 reviews'));
  assert.ok(screen.getByRole('link', { name: /12 reviews/ }));
  assert.is(structuredData().aggregateRating.reviewCount, 12);
  assert.equal(
    requested().map(({ verified_only }) => verified_only),
    ['true', 'false'],
  );
});

test('sets the head of the document, and restores it', async () => {
  document.title = 'Before';
  const { routing } = await openShop({ reviews: () => undefined, screens: { home: () => <h1>Home</h1> } });
  assert.is(document.title, 'Acme: reviews');
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  assert.is(canonical(), 'https://shop.test/acme');
  assert.is(robots(), null);
  assert.equal(structuredData(), {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Acme',
    url: 'https://shop.test/reviews/stores/acme',
    sameAs: 'https://acme.test/',
    description: 'Lamps and more lamps.',
    logo: 'https://shop.test/acme.webp',
    image: 'https://shop.test/acme.webp',
    email: 'care@acme.test',
    telephone: '+49 30 1234-5',
    address: { '@type': 'PostalAddress', streetAddress: 'Lampenweg 1, Berlin', addressCountry: 'DE' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 3800, ...scale },
  });
  await go(routing, '/reviews');
  await settle();
  assert.is(document.title, 'Before');
  assert.is(structuredData(), null);
  assert.is(canonical(), undefined);
});

for (const [count, robotsTag] of [
  [0, 'noindex'],
  [2, 'noindex'],
  [3, null],
] as const)
  test(`asks search engines ${robotsTag ? 'not ' : ''}to list a store with ${count} reviews`, async () => {
    await openShop({ shop: () => withReviews(count), reviews: () => undefined });
    assert.is(robots(), robotsTag);
    assert.is(structuredData() === null, count === 0);
  });

test('goes on from the picture of a review through the media of the store', async () => {
  const [lamp, sofa] = ['lamp', 'sofa'].map(uuid => ({
    uuid,
    title: `About the ${uuid}`,
    pictures_urls: [{ compact: `/${uuid}-small.webp`, huge: `/${uuid}.webp` }],
  }));
  await openShop({
    reviews: params => ({ ...reviewsFor(params), reviews: lamp ? [lamp] : [] }),
    media: () => ({ reviews: [lamp, sofa], total_pages: 1 }),
  });
  await user.click(screen.getByRole('button', { name: 'Open picture 1 of 1 by Anonymous' }));
  const gallery = within(await screen.findByRole('dialog'));
  await settle();
  await user.click(gallery.getByRole('button', { name: /^Next: / }));
  gallery.getByText('About the sofa');
  assert.is(gallery.getByRole('status').textContent, 'Picture 2 of 2');
});

test('has the store stand where its reviews did not load, and loads them again', async () => {
  let isTrouble = true;
  await openShop({ reviews: params => (isTrouble ? 500 : reviewsFor(params)) });
  assert.ok(screen.getByRole('heading', { level: 1, name: acmePage.shop_data.name }));
  isTrouble = false;
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await settle();
  assert.ok(reviews().getByText('Review 0'));
});

test.run();
