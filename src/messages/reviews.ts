import { defineMessages } from './define.ts';
import { message } from './message.ts';

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
