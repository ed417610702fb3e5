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
