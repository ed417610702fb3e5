/** Texts of the search bar: suggestions, recent searches, the category choice and the filter strip. */
export const suggestionMessages = {
  suggestions: 'Suggestions',
  inCategory: (category: string) => `in ${category}`,
  browseByCategory: 'Browse by category',
  recentSearches: 'Recent searches',
  forgetRecent: (text: string) => `Remove ${text}`,
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
  suggestionCount: (count: number, shown: string) => (count === 1 ? '1 suggestion' : `${shown} suggestions`),
} as const;
