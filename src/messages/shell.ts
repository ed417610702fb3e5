/** Texts of the header, the search field and the notices that replace a screen. */
export const shellMessages = {
  forBusinesses: 'For Businesses',
  menu: 'Menu',
  mainMenu: 'Main menu',
  writeReview: 'Write a review',
  account: 'My Account',
  accountOf: (name: string) => `My Account, ${name}`,

  search: 'Search',
  /** Label and placeholder of the search field. */
  searchField: 'Search for product',

  goHome: 'Home',
  screenFailedTitle: 'Something went wrong on this page',
  screenFailed: 'The rest of the site still works. Please try again.',
  chunkFailedTitle: 'We couldn’t load this page',
} as const;

/** Texts of the notice that replaces the page when its code did not load. Bundled with the entry. */
export const bootMessages = {
  notLoaded: 'We couldn’t load this part of the page. Please check your connection.',
  retry: 'Try again',
} as const;
