/** Paths of the calls that the first paint asks for. They stand apart from the schemas, so that a request can go out before those are loaded. */
export const paths = {
  productSearch: '/reviews/search.json',
  storeSearch: '/reviews/store_search.json',
  product: '/reviews/stores/{shop_slug}/products/{product_handle}',
  shop: '/reviews/stores/{shop_slug}',
  categories: '/reviews/categories.json',
  category: '/reviews/categories/{category_slug}.json',
  allCategories: '/reviews/all_categories',
  carousels: '/reviews/carousels.json',
  siteMetrics: '/reviews.json',
  reviewer: '/reviews/me.json',
} as const;
