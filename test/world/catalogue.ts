/** A small catalogue under names of its own: category, shop, reviewer, product, review. */
export const catalogue = (name: string) => ({
  category: { type: 'category', handle: `${name}-things`, name: 'Things', parent_handle: null },
  shop: {
    type: 'shop',
    slug: name,
    name: 'The Shop',
    domain: `${name}.example`,
    platform: 'custom',
    country: 'IE',
    currency: 'EUR',
  },
  reviewer: { type: 'reviewer', slug: `${name}-fan`, name: 'A Fan', country: 'IE' },
  product: {
    type: 'product',
    shop_slug: name,
    handle: 'thing',
    category_handle: `${name}-things`,
    title: 'A Thing',
    description: 'It is what it is.',
    price: 12.5,
  },
  review: {
    type: 'review',
    shop_slug: name,
    product_handle: 'thing',
    reviewer_slug: `${name}-fan`,
    rating: 4,
    body: 'It does what it does.',
    created_at: '2026-01-31T08:00:00Z',
  },
});
