import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of reviews that stand on their page from the first paint. */
export const reviewMessages = defineMessages('review', {
  list: 'Reviews',
  listFailed: 'We couldn’t load the reviews',
  anonymous: 'Anonymous',
});

/** Texts of what a review consists of, and of its media. */
export const reviewPartMessages = defineMessages('reviewPart', {
  verifiedPurchase: 'Verified purchase',
  replyBy: message('Reply from {name}'),
  replyByStore: 'Reply from the store',
  starsRow: message('{stars, plural, one {# star} other {# stars}}'),

  histogram: 'Reviews by stars',
  histogramRow: message(
    '{stars, plural, one {# star} other {# stars}}, {share}, {count, plural, one {# review} other {# reviews}}',
  ),

  more: message('+{count}'),
  /** The accessible name of the last tile, which stands for all further ones. It includes the visible text. */
  andMore: message('{tile}, {more} more'),
  reviewBy: message('Review by {name}'),
  reviewOf: message('Review by {name}, {stars, plural, one {# star} other {# stars}}'),
  openPicture: message('Open picture {number} of {of} by {name}'),
  playVideo: message('Play video {number} of {of} by {name}'),
});

/** Texts of the dialog with the pictures and videos of a review, a product or a shop. */
export const galleryMessages = defineMessages('gallery', {
  counter: message('{number} of {of}'),
  picture: message('Picture {number} of {of}'),
  video: message('Video {number} of {of}'),
  /** A number of which more are to come. */
  atLeast: message('{count}+'),
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  play: 'Play the video',
  pictureFailed: {
    title: 'This picture cannot be shown',
    text: 'Check your connection, or try again later.',
  },
  videoFailed: { title: 'This video cannot be played', text: 'Check your connection, or try again later.' },
  videoNeedsCookies: {
    title: 'Accept cookies to watch this video',
    text: 'It is played by another company, which may set its own cookies.',
  },
  acceptCookies: 'Accept cookies',
  /** More pictures and videos did not load. */
  failed: 'Something went wrong, please try again later or contact our customer support',
});

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

/** Texts of a review that has been shared by its address. */
export const reviewLinkMessages = defineMessages('reviewLink', {
  linked: 'The review you asked for',
  gone: 'The review you asked for is no longer here. These are the others.',
  /** The accessible name of the button. It includes the visible text. */
  shareOf: message('Share, review by {name}'),
  title: message('Review by {name}'),
});

/** Texts of a review in another language than the page's. */
export const reviewLanguageMessages = defineMessages('reviewLanguage', {
  writtenIn: message('Written in {language}'),
  translatedFrom: message('Translated from {language}'),
  showIn: message('Show in {language}'),
  showOriginal: 'Show original',
});

/** How a review came about, by its source. A source that the contract does not know has no text. */
export const sourceMessages = defineMessages('source', {
  organic: 'Written on this site',
  invite: 'Invited after an order',
  migrated: 'Imported from another service',
  aliexpress: 'Imported from AliExpress',
  verified_provider: 'From a provider that checks orders',
  unverified_provider: 'From a provider that doesn’t check orders',
  unverified_source: 'Source not verified',
});

/** How long its writer had used what a review is about. */
export const usedForMessages = defineMessages('usedFor', {
  under_1_month: 'Used under a month',
  '1_to_6_months': 'Used 1 to 6 months',
  '6_to_12_months': 'Used 6 to 12 months',
  over_1_year: 'Used over a year',
});

/** Texts of how reviews came about: of one, and of all of a product or store. */
export const originMessages = defineMessages('origin', {
  /** A verified review that was written on this site: its source does not say how the purchase is known. */
  ordered: 'Ordered at this store',
  rewarded: 'Rewarded by the store',
  collected: 'How these reviews were collected',
  meaning: 'What this means',
});

/** Texts of the votes on reviews. */
export const helpfulMessages = defineMessages('helpful', {
  helpful: 'Helpful',
  /** The accessible name of the button. It includes the visible text. */
  helpfulOf: message('Helpful, review by {name}'),
  count: message('{count, plural, one {# person found this helpful} other {# people found this helpful}}'),
  /** Where some voted that it was not. */
  countOf: message(
    '{count, plural, one {# of {votes} found this helpful} other {# of {votes} found this helpful}}',
  ),
  failed: 'Your vote wasn’t saved. Please try again.',
});
