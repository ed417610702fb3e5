import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the category index and of a category's page. */
export const categoryMessages = defineMessages('category', {
  index: 'Product categories',
  lead: 'Browse everything that is reviewed here.',
  description: 'All product categories, with products and their reviews.',
  ofQuery: message('Categories for “{query}”'),
  all: 'All product categories',
  filter: 'Find a category',
  sortBy: 'Sort by',
  orders: { page_order: 'Our selection', bar_order: 'As in the menu', name: 'Name' },
  tools: 'Sort and find',
  count: message('{count, plural, one {# category} other {# categories}}'),
  loading: 'Loading the categories',
  noneFound: message('No category called “{text}”'),
  noneFoundText: 'There may be products with that name. Search for them instead.',
  searchProducts: 'Search products',
  showAll: 'Show all categories',
  none: 'Categories can’t be shown right now',
  noneText: 'Please try again in a moment. You can still search products.',
  allProducts: 'All products',

  /** The host has no such category. */
  notFound: message('There is no category “{name}”. Are you looking for one of these?'),
  /** `why` is one or two sentences. */
  notLoaded: message('We couldn’t load “{name}”. {why}'),

  subcategories: message('Categories in {name}'),
  products: message('Products in {name}'),
  productsText: 'With their ratings and scores',
  allProductsIn: message('All products in {name}'),
  noProducts: 'No products here yet',
  noProductsText: 'Try another category, or search all products.',
  loadingOne: 'Loading the category',
});
