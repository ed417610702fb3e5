import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the header, the search field and the notices that replace a screen. */
export const shellMessages = defineMessages('shell', {
  forBusinesses: 'For Businesses',
  menu: 'Menu',
  mainMenu: 'Main menu',
  writeReview: 'Write a review',
  account: 'My Account',
  accountOf: message('My Account, {name}'),

  search: 'Search',
  /** Label and placeholder of the search field. */
  searchField: 'Search for product',

  goHome: 'Home',
  screenFailedTitle: 'Something went wrong on this page',
  screenFailed: 'The rest of the site still works. Please try again.',
  chunkFailedTitle: 'We couldn’t load this page',
});
