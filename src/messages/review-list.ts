import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts around the list of reviews on a product's or shop's page. */
export const reviewListMessages = defineMessages('reviewList', {
  outOf: 'out of 5',
  basedOn: message('{count, plural, one {out of 5, based on # review} other {out of 5, based on # reviews}}'),
  basedOnMatching: message(
    '{count, plural, one {out of 5, based on the # review that matches} other {out of 5, based on the # reviews that match}}',
  ),
  furtherFigures: 'More about these ratings',
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
  /** The language of all reviews that are shown, or of most of them. */
  /** Of the page that is shown, as there may be others. */
  allIn: message('All here in {language}'),
  mostlyIn: message('Mostly in {language} here'),
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
});

/** Texts of a review that has been shared by its address. */
export const reviewLinkMessages = defineMessages('reviewLink', {
  linked: 'The review you asked for',
  gone: 'The review you asked for is no longer here. These are the others.',
  /** The accessible name of the button. It includes the visible text. */
  shareOf: message('Share, review by {name}'),
  title: message('Review by {name}'),
});

/** Texts of the votes on reviews. */
export const helpfulMessages = defineMessages('helpful', {
  helpful: 'Helpful',
  /** The accessible name of the button. It includes the visible text. */
  helpfulOf: message('Helpful, review by {name}'),
  count: message('{count, plural, one {# person found this helpful} other {# people found this helpful}}'),
  failed: 'Your vote wasn’t saved. Please try again.',
});
