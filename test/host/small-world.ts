import type { ProductRecord, ReviewRecord, WorldRecord } from '../../fixtures/world/records.ts';

/** A world small enough to know by heart: two shops, a dozen and a half lamps and pots, a few voices. */
export const product = (over: Partial<ProductRecord> & { handle: string; title: string }): ProductRecord => ({
  type: 'product',
  shop_slug: 'lumen',
  category_handle: 'table-lamps',
  description: 'A lamp for late hours.',
  price: 40,
  created_at: '2024-05-01T00:00:00Z',
  sold_count: 10,
  ...over,
});

export const review = (
  over: Partial<ReviewRecord> & Pick<ReviewRecord, 'product_handle' | 'body'>,
): ReviewRecord => ({
  type: 'review',
  shop_slug: 'lumen',
  reviewer_slug: 'ada',
  rating: 5,
  created_at: '2024-06-01T10:00:00Z',
  verified: true,
  ...over,
});

const lamps = Array.from({ length: 60 }, (_, index) =>
  product({
    handle: `brass-lamp-${index}`,
    title: `Brass Table Lamp No. ${index}`,
    price: 20 + index,
    sold_count: 500 - index,
    created_at: new Date(Date.UTC(2024, 0, 1 + index)).toISOString(),
    transparency_score: 0.9,
    authenticity_score: 0.5,
  }),
);

export const smallWorld: readonly WorldRecord[] = [
  { type: 'category', handle: 'home', name: 'Home', parent_handle: null, bar_order: 1 },
  { type: 'category', handle: 'lighting', name: 'Lighting', parent_handle: 'home' },
  { type: 'category', handle: 'table-lamps', name: 'Table Lamps', parent_handle: 'lighting' },
  { type: 'category', handle: 'cookware', name: 'Cookware', parent_handle: 'home' },
  {
    type: 'shop',
    slug: 'lumen',
    name: 'Lumen House',
    domain: 'lumen.example',
    platform: 'shopify',
    country: 'DE',
    currency: 'EUR',
  },
  {
    type: 'shop',
    slug: 'potter',
    name: 'Potter & Sons',
    domain: 'potter.example',
    platform: 'woocommerce',
    country: 'GB',
    currency: 'GBP',
    transparency_score: 0.81,
    authenticity_score: 0.29,
  },
  {
    type: 'reviewer',
    slug: 'ada',
    name: 'Ada Berg',
    country: 'SE',
    currency: 'SEK',
    avatar_url: '/media/avatars/ada.svg',
  },
  { type: 'reviewer', slug: 'juri', name: 'Juri Klee', country: 'DE', role: 'arbitrator' },
  ...lamps,
  product({
    handle: 'copper-floor-lamp',
    title: 'Copper Floor Lamp',
    price: 200,
    category_handle: 'lighting',
  }),
  product({ handle: 'cafe-lamp', title: 'Café Lampion', price: 35, description: 'Paper, for the balcony.' }),
  product({
    handle: 'stewpot',
    title: 'Cast Iron Stewpot',
    shop_slug: 'potter',
    category_handle: 'cookware',
    price: 46,
    description: 'Heavy enough for ratatouille on an open fire.',
    external_id: '777',
    image_url: '/media/products/1f372/natural-2110/480.svg',
    pictures: ['/media/products/1f372/natural-2110-boxed/960.svg', '/elsewhere/stewpot.webp'],
  }),
  product({
    handle: 'saucepan',
    title: 'Copper Saucepan',
    shop_slug: 'potter',
    category_handle: 'cookware',
    price: 99.99,
    transparency_score: 0.5,
    authenticity_score: 1,
  }),
  review({
    product_handle: 'copper-floor-lamp',
    body: 'Warm light, and the cable is long enough.',
    pictures: ['/media/reviews/1f4a1/rust-1-100/1200.svg'],
    videos: ['/media/videos/parcel-1.webm', 'an-id-of-the-platform', 'short-id'],
    created_at: '2024-02-01T00:00:00Z',
  }),
  review({
    product_handle: 'copper-floor-lamp',
    body: 'Arrived with a dent.',
    rating: 2,
    verified: false,
    created_at: '2024-07-01T00:00:00Z',
    reviewer_slug: 'juri',
  }),
  review({
    product_handle: 'copper-floor-lamp',
    body: 'Fine 100% copper_look, nothing more.',
    rating: 4,
    created_at: '2024-08-01T00:00:00Z',
    title: 'Solid',
  }),
  ...Array.from({ length: 12 }, (_, index) =>
    review({
      product_handle: 'stewpot',
      shop_slug: 'potter',
      ...(index % 2 === 1 && { title: 'A pot for years' }),
      body: `Stew number ${index} came out well, and the pot was easy to clean after a night on the stove.`,
      rating: index % 3 === 0 ? 3 : 5,
      verified: index % 4 !== 0,
      created_at: new Date(Date.UTC(2024, 3, 1 + index)).toISOString(),
    }),
  ),
];
