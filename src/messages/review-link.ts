import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of a review that has been shared by its address. */
export const reviewLinkMessages = defineMessages('reviewLink', {
  linked: 'The review you asked for',
  gone: 'The review you asked for is no longer here. These are the others.',
  /** The accessible name of the button. It includes the visible text. */
  shareOf: message('Share, review by {name}'),
  title: message('Review by {name}'),
});
