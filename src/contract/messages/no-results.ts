/** Texts of a search that found nothing. Numbers come in formatted for the page's language. */
export const noResultsMessages = {
  nothingFound: 'No results',
  nothingFoundFor: (query: string) => `No results for “${query}”`,
  withFilters: 'Try removing some filters.',
  /** The host says that none of the filters alone is the reason. */
  withAllFilters: 'Nothing matches these filters, and removing one of them is not enough.',
  withSpelling: 'Check the spelling, or try fewer and more general words.',
  inShop: 'This search covers this store only.',
  searchAnyTransparency: 'Include lower transparency',
  /** What one filter less would bring. */
  waysOut: 'Remove one filter to see results:',
  without: (filter: string) => `Without “${filter}”`,
  anyTransparency: 'With any transparency',
  clearFilters: 'Clear all filters',
  searchAllShops: 'Search all stores',
  browse: 'Browse by category',

  beyondTitle: 'There are no results on this page',
  beyond: (pages: number, last: string) =>
    pages === 1 ? 'There is only one page.' : `There are ${last} pages.`,
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',
} as const;
