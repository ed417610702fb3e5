import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of a review that has been shared by its address. */
export const reviewLinkMessages = defineMessages('reviewLink', {
  linked: 'The review you were sent',
  gone: 'The review you were sent is not here any more. These are the others.',
  /** The accessible name of the button. It includes the visible text. */
  shareOf: message('Share, review by {name}'),
  title: message('Review by {name}'),
});
