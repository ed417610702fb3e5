import type { groupedEventTypes } from '../contract/feed.ts';
import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the feed. */
export const feedMessages = defineMessages('feed', {
  title: 'Feed',
  lead: 'What’s new from the people, stores and products you follow.',
  guestLead: 'What’s new across the marketplace.',

  filters: 'Show news of',
  users: 'People',
  stores: 'Stores',
  products: 'Products',
  searches: 'Saved searches',

  list: 'News',
  loading: 'Loading news',
  shown: message('{count, plural, one {# update} other {# updates}}'),
  failed: 'We couldn’t load the feed',
  more: 'Show more',
  end: 'You’re all caught up.',

  /** `<owner></owner>` is the name of who did it. */
  events: {
    review_written: '<owner></owner> wrote a review',
    review_received: '<owner></owner> has a new review',
    review_replied: '<owner></owner> replied to a review',
    product_added: '<owner></owner> has a new product',
    search_matched: 'New for your search <owner></owner>',
  },
  /** Several of one product or store within a day. */
  several: {
    review_received: message(
      '{count, plural, one {<owner></owner> has # new review} other {<owner></owner> has # new reviews}}',
    ),
    review_replied: message(
      '{count, plural, one {<owner></owner> replied to # review} other {<owner></owner> replied to # reviews}}',
    ),
    product_added: message(
      '{count, plural, one {<owner></owner> has # new product} other {<owner></owner> has # new products}}',
    ),
  } satisfies Record<(typeof groupedEventTypes)[number], unknown>,
  /** Shows the others of several. */
  showOthers: message('{count, plural, one {Show # more} other {Show # more}}'),
  someone: 'Someone',

  empty: 'Nothing new yet',
  emptyText: 'Follow people, stores and products. Their news will appear here.',
  guestEmptyText: 'New reviews will appear here.',
  noneChosen: 'All news is switched off',
  noneOfThese: 'Nothing new from these yet',
  chooseOthers: 'Choose what you want to see, or show all of it.',
  showAll: 'Show all news',
  findPeople: 'Find people',
  findStores: 'Find stores',
  findProducts: 'Find products',
  followMore: 'More for your feed',

  signInTitle: 'Make it your feed',
  signInText: 'Sign in to see the news of the people, stores and products you follow.',
  signIn: 'Sign In',

  unreviewedTitle: 'How are you finding these?',
  unreviewedText: 'You bought these but haven’t reviewed them yet.',
  write: 'Write a review',
  writeOf: message('Write a review: {product}'),
  allOrders: 'All orders to review',
  product: 'Product',
});
