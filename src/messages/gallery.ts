import { defineMessages } from './define.ts';
import { message } from './message.ts';

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
