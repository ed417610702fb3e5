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
    title: 'This picture can’t be shown',
    text: 'Check your connection, or try again later.',
  },
  videoFailed: { title: 'This video can’t be played', text: 'Check your connection, or try again later.' },
  videoNeedsCookies: {
    title: 'Accept cookies to watch this video',
    text: 'It is played by another company, which may set its own cookies.',
  },
  acceptCookies: 'Accept cookies',
  /** More pictures and videos did not load. */
  failed: 'Something went wrong, please try again later or contact our customer support',
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
