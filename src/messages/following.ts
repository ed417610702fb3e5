import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the list of what somebody follows. */
export const followingMessages = defineMessages('following', {
  title: 'Following',
  description: 'The products, stores and people you follow.',
  parts: 'What you follow',
  all: 'All',
  names: { products: 'Products', shops: 'Stores', reviewers: 'People', searches: 'Saved searches' },
  seeAll: message('See all {count}'),
  loading: 'Loading what you follow…',
  failed: 'We couldn’t load what you follow',
  none: {
    all: 'You don’t follow anything yet',
    products: 'You don’t follow any products yet',
    shops: 'You don’t follow any stores yet',
    reviewers: 'You don’t follow anyone yet',
    searches: 'You have no saved searches yet',
  },
  begin: 'Press a heart or “Follow” to keep things here and see new reviews in your feed.',
  beginSearches: 'Save a search to see new products that match in your feed.',
  find: {
    products: 'Find products',
    shops: 'Find stores',
    reviewers: 'Find people',
    searches: 'Search for products',
  },
  /** Below what is followed: what has happened since. */
  newReviews: message('{count, plural, one {# new review} other {# new reviews}}'),
  cheaper: message('{percent} cheaper'),
  dearer: message('{percent} more'),
  feedReader: 'Read this in a feed reader (Atom)',
  /** Of the feed for feed readers. */
  feedAddress: {
    ask: 'New feed address',
    title: 'Get a new feed address?',
    text: 'Anyone who knows the address can read your feed. The present one stops working, in your feed reader as well.',
    renew: 'Get a new address',
    cancel: 'Cancel',
    done: 'Your feed has a new address.',
  },
  noPage: { title: 'This page is empty', first: 'Go to the first page' },
});
