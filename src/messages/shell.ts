import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the header and the search field. */
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

  skip: 'Skip to content',
});
