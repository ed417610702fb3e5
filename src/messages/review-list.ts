import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts around the list of reviews on a product's or shop's page. */
export const reviewListMessages = defineMessages('reviewList', {
  outOf: 'out of 5',
  basedOn: message('{count, plural, one {out of 5, based on # review} other {out of 5, based on # reviews}}'),
  basedOnMatching: message(
    '{count, plural, one {out of 5, based on the # review that matches} other {out of 5, based on the # reviews that match}}',
  ),
  list: 'List of reviews',
  search: 'Search within reviews',
  sort: 'Sort by',
  sorts: {
    most_helpful: 'Most helpful',
    pictures_first: 'Pictures first',
    newest: 'Newest',
    highest_rating: 'Highest rating',
    lowest_rating: 'Lowest rating',
  },
  filters: 'Filter reviews',
  verifiedOnly: 'Verified buyers only',
  withPictures: 'With pictures',
  source: 'Source',
  allSources: 'All',
  types: 'What the reviews are about',
  typeNames: {
    'all-reviews': 'All reviews',
    'shop-reviews': 'About the store',
    'product-reviews': 'About products',
  },
  onlyStars: message('{stars, plural, one {# star only} other {# stars only}}'),
  /** The part of a longer list that is shown: `1–10 of 62 reviews`. */
  part: message('{count, plural, one {{from}–{to} of # review} other {{from}–{to} of # reviews}}'),
  clear: 'Clear all',
  showAll: 'Show all reviews',
  topPositive: 'Top positive review',
  topCritical: 'Top critical review',
  tops: 'A positive and a critical review',
  customerMedia: 'Pictures and videos from customers',
  customerPicture: message('Open customer picture {number} by {name}'),
  customerVideo: message('Play customer video {number} by {name}'),
  none: {
    title: 'No reviews yet',
    product: 'Have you bought it? Your review would be the first.',
    shop: 'Have you bought something here? Your review would be the first.',
  },
  noMatch: {
    title: 'No matching reviews',
    words: 'Try other words.',
    wordsOrFilter: 'Try other words, or remove a filter:',
    filter: 'No review matches this filter.',
    filters: 'No review matches all of these filters. Remove one:',
    without: message('Without “{filter}”'),
  },
  noPage: {
    title: 'This page doesn’t exist',
    text: message(
      '{count, plural, one {All reviews are on one page.} other {There are # pages of reviews.}}',
    ),
    first: 'Show the first page',
  },
  pages: 'Pages of reviews',
});
