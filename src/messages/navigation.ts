import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the menus of the header. */
export const menuMessages = defineMessages('menu', {
  menu: 'Menu',
  mainMenu: 'Main menu',
  account: 'My Account',
  signIn: 'Sign In',
  close: 'Close menu',

  home: 'Home',
  categories: 'Product categories',
  stores: 'Find stores',
  people: 'Find people',
  writeReview: 'Write a review',
  howItWorks: 'How it works',
  businesses: 'For Businesses',

  myProfile: 'My Profile',
  following: 'Following',
  feed: 'Feed',
  disputes: 'Your disputes',
  signOut: 'Sign out',
});

/** Texts about disputes that wait for the reviewer's answer. */
export const waitingMessages = defineMessages('waiting', {
  /** Below "Your disputes". */
  count: message('{count, plural, one {# needs your answer} other {# need your answer}}'),
  /** By itself. */
  disputes: message('{count, plural, one {# dispute needs your answer} other {# disputes need your answer}}'),
});

/** Texts of the category bar and the mega-menu. */
export const categoryBarMessages = defineMessages('categoryBar', {
  label: 'Product categories',
  all: message('All {category}'),
  /** The entry after the categories of the bar. */
  everything: 'All categories',
  products: message('{count, plural, one {# product} other {# products}}'),
});

/** Texts of the currency choice. */
export const currencyMessages = defineMessages('currency', {
  label: 'Show prices in',
  storeCurrency: 'Store currency',
  tip: 'Prices will only be shown in this currency here. Stores may use different currencies.',
  /** Beside stores' prices. */
  home: message('Amounts with ≈ are in {currency}. You can choose another currency here.'),
  limitsLost: 'Your price limits were removed, because they can’t be converted.',
  missing: 'Other currencies aren’t available right now.',
  retry: 'Try again',
});
