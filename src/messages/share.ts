import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of sharing a page. */
export const shareMessages = defineMessages('share', {
  share: 'Share',
  copied: 'Link copied.',
  notCopied: message('We couldn’t copy the link: {address}'),
});
