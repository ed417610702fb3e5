import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the search bar: suggestions, recent searches, the category choice and the filter strip. */
export const suggestionMessages = defineMessages('suggestion', {
  suggestions: 'Suggestions',
  texts: 'Searches',
  groups: { product: 'Products', store: 'Stores', category: 'Categories' },
  inCategory: message('in {category}'),
  browseByCategory: 'Browse by category',
  recentSearches: 'Recent searches',
  forgetRecent: message('Remove {text}'),
  forgetAllRecent: 'Clear all',
  closeSearch: 'Close search',
  thisStoreOnly: 'This store only',
  category: 'Category to search in',
  allCategories: 'All categories',
  thisCategory: 'This category',
  filterAndSort: 'Filter and sort',
  backToSearch: 'Search',
  filterBy: 'Filter by',
  sortBy: 'Sort by',
  suggestionCount: message('{count, plural, one {# suggestion} other {# suggestions}}'),
});

/** Texts of what is offered before somebody types: popular searches, and what this device has seen. */
export const discoverMessages = defineMessages('discover', {
  popular: 'Popular searches',
  viewed: 'Recently viewed',
  clear: 'Clear',
  clearViewed: 'Clear recently viewed',
  cleared: 'Recently viewed items cleared.',
});
