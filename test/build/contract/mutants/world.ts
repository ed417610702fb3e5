/** The small world, and enough people, stores, products and voices for pages, orders and figures to differ. */
import type { WorldRecord } from '../../../../fixtures/world/records.ts';
import { product, review, smallWorld } from '../../../host/small-world.ts';

const people = ['Zoe Abel', 'Ben Cole', 'Mia Dahl', 'Ole Eng', 'Una Fox'].map((name, index) => ({
  ...{ type: 'reviewer' as const, slug: `person-${index}`, name, country: 'FR' },
}));
const voices = people.slice(0, 3).flatMap(({ slug }, index) =>
  Array.from({ length: index + 2 }, (_, number) =>
    review({
      product_handle: `brass-lamp-${number}`,
      reviewer_slug: slug,
      rating: 1 + ((number + index) % 5),
      body: `Voice ${number} of ${slug}, who has a lamp now and reads at night.`,
      created_at: new Date(Date.UTC(2024, 8 - number, 1 + index)).toISOString(),
      ...(number === 1 && { lang: 'fr', used_days: 200, helpful_votes: 3 }),
    }),
  ),
);
/** Old, in another language, from another source, and found helpful. */
const pictured = review({
  ...{ product_handle: 'stewpot', shop_slug: 'potter', reviewer_slug: 'juri' },
  body: 'A picture says more: the lid fits, and the ground is even.',
  pictures: ['/media/reviews/1f4a1/rust-1-100/1200.svg'],
  ...{ lang: 'de', source: 'invite', used_days: 400, helpful_votes: 4, created_at: '2024-01-05T10:00:00Z' },
});
const byAda = review({
  ...{ product_handle: 'stewpot', shop_slug: 'potter', helpful_votes: 2, rating: 4 },
  body: 'Everything tastes better from it, even porridge.',
  ...{ created_at: '2024-09-09T23:30:00Z', lang: 'en' },
});
const ofStore = review({
  ...{ product_handle: null, shop_slug: 'potter', reviewer_slug: 'person-4', rating: 2 },
  body: 'They answered after a week.',
  ...{ created_at: '2024-05-05T10:00:00Z' },
});

/** Neither price nor time nor sales follow each other. */
const kettles = Array.from({ length: 8 }, (_, index) =>
  product({
    ...{ handle: `kettle-${index}`, shop_slug: 'kettle', category_handle: 'cookware', brand: 'Northpine' },
    title: index === 0 ? 'Kettle Éclair' : `Whistling Kettle ${index}`,
    price: 15 + ((index * 37) % 90),
    sold_count: (index * 71) % 600,
    created_at: new Date(Date.UTC(2024, 5, 1 + ((index * 5) % 8))).toISOString(),
    ...{ transparency_score: 0.97, authenticity_score: 0.6 },
  }),
);

export const mutantWorld: readonly WorldRecord[] = [
  ...smallWorld,
  {
    ...{ type: 'shop', slug: 'kettle', name: 'Kettle & Co', domain: 'kettle.example', platform: 'shopify' },
    ...{ country: 'US', currency: 'USD' },
  },
  ...people,
  ...kettles,
  ...voices,
  ...[pictured, byAda, ofStore],
  ...['copper-floor-lamp', 'brass-lamp-3'].map(
    (product_handle, index): WorldRecord => ({
      ...{
        type: 'order',
        reviewer_slug: index === 0 ? 'ada' : 'person-1',
        shop_slug: 'lumen',
        product_handle,
      },
      placed_at: '2024-05-20T10:00:00Z',
    }),
  ),
];
