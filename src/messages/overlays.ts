import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of alerts, toasts, the cookie bar and the terms of service. */
export const overlayMessages = defineMessages('overlay', {
  alertTitles: { error: 'Error', success: 'Success' },
  ok: 'OK',
  /** The accessible name of a toast. */
  message: 'Message',
  undo: 'Undo',

  cookies: {
    label: 'Cookies',
    text: 'We use cookies. Videos and statistics from other companies are loaded only after you accept.',
    privacy: 'Privacy',
    accept: 'Accept',
    decline: 'Decline',
  },

  terms: {
    title: 'Terms of Service',
    text: 'Please choose the name shown with your reviews, and accept our terms. We ask only once.',
    reviewerName: 'Reviewer name',
    accept: 'I have read and accept the <link>Terms of Service</link>',
    opensBeside: '(opens in a new tab)',
    submit: 'Accept and continue',
    signOut: 'Sign out',
    accepted: message('Thank you, {name}. You can now write reviews and follow stores and people.'),
    failed: 'Something went wrong, please try again later or contact our customer support',
  },
});
