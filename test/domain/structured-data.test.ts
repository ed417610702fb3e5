import Validator from '@adobe/structured-data-validator';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { productStructuredData, shopStructuredData } from '../../src/domain/structured-data.ts';

const product = { name: 'Teapot', url: 'https://shop.test/reviews/stores/a/products/teapot' };

test('has no data for a product without reviews and price', () => {
  assert.is(productStructuredData(product), null);
  assert.is(productStructuredData({ ...product, reviewCount: 0, lowestPrice: 0, averageRating: 5 }), null);
  assert.is(productStructuredData({ ...product, reviewCount: null, lowestPrice: Number.NaN }), null);
});

const scale = { bestRating: 5, worstRating: 1 };

test('has the rating and the reviews of a product with reviews', () => {
  const reviews = [
    { uuid: '1', rating: 4.5, title: 'Good', body: 'Pours well.', reviewer: { name: 'Ada' }, lang: 'en' },
    // Google requires stars and a writer; the others may not be seen.
    { uuid: '2', rating: 4 },
    { uuid: '3', reviewer: { name: 'Kim' } },
    { uuid: '4', rating: 1, reviewer: { name: 'Lee' }, published: false },
    { uuid: '5', rating: 2, reviewer: { name: 'Max' }, created_at: 'soon' },
  ];
  assert.equal(
    productStructuredData({ ...product, reviewCount: 3, averageRating: 4.5, images: ['/t.png'], reviews }),
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...product,
      image: ['/t.png'],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3, ...scale },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Ada' },
          reviewRating: { '@type': 'Rating', ratingValue: 4.5, ...scale },
          ...{ name: 'Good', reviewBody: 'Pours well.', inLanguage: 'en' },
        },
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Max' },
          reviewRating: { '@type': 'Rating', ratingValue: 2, ...scale },
        },
      ],
    },
  );
});

test('has the offer of a product with a price', () => {
  const data = productStructuredData({ ...product, lowestPrice: 9.5, currency: 'EUR', shopName: 'A' });
  assert.equal(data?.offers, {
    '@type': 'Offer',
    ...{ price: 9.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock', url: product.url },
  });
  assert.equal(data?.brand, { '@type': 'Brand', name: 'A' });
  assert.is(data?.aggregateRating, undefined);
});

const shop = { name: 'Acme', url: 'https://shop.test/reviews/stores/acme' };

test('has no data for a store without reviews', () => {
  for (const reviewCount of [0, null, undefined])
    assert.is(shopStructuredData({ ...shop, reviewCount, averageRating: 5 }), null);
});

test('has the known fields of a store with reviews, and no others', () => {
  const type = { '@context': 'https://schema.org', '@type': 'Organization' };
  assert.equal(shopStructuredData({ ...shop, reviewCount: 2, site: '', country: null }), {
    ...type,
    ...shop,
  });
  assert.equal(shopStructuredData({ ...shop, reviewCount: 2, averageRating: 4.5, country: 'DE' }), {
    ...type,
    ...shop,
    address: { '@type': 'PostalAddress', addressCountry: 'DE' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, ...scale },
  });
});

/** Google's rules for blocks of JSON-LD, field by field: errors for required fields, warnings for recommended ones. */
async function issuesOf(...blocks: ({ '@type': string } | null)[]) {
  const jsonld: Record<string, unknown[]> = {};
  for (const block of blocks) if (block) jsonld[block['@type']] = [...(jsonld[block['@type']] ?? []), block];
  const found = await new Validator().validate({ jsonld });
  const named = (severity: string) =>
    found
      .filter(one => one.severity === severity)
      .map(({ issueMessage, path }) => `${path.at(-1)?.type}: ${issueMessage}`);
  return { errors: named('ERROR'), warnings: named('WARNING') };
}

const reviews = [
  {
    uuid: '1',
    rating: 4.5,
    title: 'Good',
    body: 'Pours well.',
    reviewer: { name: 'Ada' },
    created_at: '2026-05-01T10:00:00Z',
  },
];
const rated = { reviewCount: 3, averageRating: 4.5, reviews };
const priced = { lowestPrice: 9.5, currency: 'EUR' };
const described = { description: 'A pot for tea.', images: ['https://shop.test/t.png'], shopName: 'Acme' };

test('has all that Google requires of products in search results and in listings', async () => {
  const { errors, warnings } = await issuesOf(
    productStructuredData({ ...product, ...described, ...rated, ...priced }),
  );
  assert.equal(errors, []);
  // No host sends any of these.
  const unknown =
    /"(audience|color|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|sku|subjectOf|gtin|priceValidUntil)"/;
  assert.equal(
    warnings.filter(warning => !unknown.test(warning)),
    [],
  );
});

test('has all that Google requires of stores', async () => {
  const full = {
    ...rated,
    site: 'https://acme.test/',
    description: 'Pots.',
    logo: 'https://shop.test/l.png',
    address: 'A 1',
    country: 'DE',
  };
  assert.equal(await issuesOf(shopStructuredData({ ...shop, ...full })), { errors: [], warnings: [] });
});

test('is found incomplete by the same checks', async () => {
  const named = productStructuredData({ ...product, ...rated, ...priced });
  const nameless = { '@type': 'Product', ...named, name: '' };
  const { errors } = await issuesOf(nameless);
  assert.equal(errors, [
    'Product: Required attribute "name" is missing',
    'Product: Required attribute "image" is missing',
  ]);
});

test('names the brand of a product, else its store, and its GTIN', () => {
  const data = (facts: object) =>
    productStructuredData({ ...product, lowestPrice: 5, currency: 'EUR', ...facts });
  assert.equal(data({ shopName: 'Acme', brand: 'Norrland', gtin: '4006381333931' })?.brand, {
    '@type': 'Brand',
    name: 'Norrland',
  });
  assert.is(data({ gtin: '4006381333931' })?.gtin, '4006381333931');
  assert.equal(data({ shopName: 'Acme' })?.brand, { '@type': 'Brand', name: 'Acme' });
});

test.run();
