/** Texts of a dropdown list. */
export const dropdownMessages = {
  noMatch: 'Sorry, no matching options.',
  loading: 'Loading...',
  filter: 'Type to filter',
  matches: (count: number, shown: string) => (count === 1 ? '1 option' : `${shown} options`),
} as const;

/** Texts of the links to the pages of a list. */
export const paginationMessages = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
} as const;
