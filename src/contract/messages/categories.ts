/** Texts of the category index and of a category's page. */
export const categoryMessages = {
  index: 'Product categories',
  lead: 'Everything that is reviewed here, from the departments down to the last shelf.',
  description: 'All product categories, with products and their reviews.',
  ofQuery: (query: string) => `Categories for “${query}”`,
  all: 'All product categories',
  filter: 'Find a category',
  sortBy: 'Sort by',
  orders: { page_order: 'Our selection', bar_order: 'As in the menu', name: 'Name' },
  tools: 'Sort and find',
  count: (count: number, shown: string) => (count === 1 ? '1 category' : `${shown} categories`),
  loading: 'The categories are loading',
  noneFound: (text: string) => `No category is called “${text}”`,
  noneFoundText: 'There may be products by that name: search for them instead.',
  searchProducts: 'Search products',
  showAll: 'Show all categories',
  none: 'There are no categories to show',
  noneText: 'They may be back in a moment. Products can be searched all the same.',
  allProducts: 'All products',

  /** The host has no such category. */
  notFound: (name: string) =>
    `There is no category “${name}” here. Perhaps one of these is what you are looking for.`,
  /** `why` is one or two sentences. */
  notLoaded: (name: string, why: string) => `“${name}” did not load. ${why}`,

  subcategories: (name: string) => `Categories in ${name}`,
  products: (name: string) => `Products in ${name}`,
  productsText: 'Rated by people who bought them',
  allProductsIn: (name: string) => `All products in ${name}`,
  noProducts: 'Nothing is listed here so far',
  noProductsText: 'Look into the categories beside this one, or search all products.',
  loadingOne: 'The category is loading',
} as const;
