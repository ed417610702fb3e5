import type { MedalTier } from '../contract/limits.ts';
import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the primitives. */
export const uiMessages = defineMessages('ui', {
  brand: 'Candour',
  clear: 'Clear',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  failedTitle: 'We couldn’t load this',
  failures: {
    offline: 'We couldn’t reach the server. Please check your connection and try again.',
    unreadable: 'We couldn’t read the server’s answer. This is our mistake.',
    signedOut: 'Please sign in to see this.',
    late: 'The server hasn’t answered yet. You can keep waiting or try again.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    /** A write with more text, or larger files, than the host takes. */
    tooLarge: 'This is too large to send. Please shorten the text or choose smaller files.',
    /** What a write is about is not there. */
    gone: 'We couldn’t find this any more. It may have been removed.',
    server: 'Something went wrong on our side. Please try again in a moment.',
  },
  signIn: 'Sign In',

  /** A converted price. */
  about: message('≈ {price}'),
  /** The price of the cheapest variant. */
  fromPrice: message('from {price}'),
  /** For screen readers, before a price that is struck through. */
  formerPrice: 'Before:',
  /** Between the parts of a list without a word. */
  comma: ', ',
  outOfFive: message('{rating} out of 5'),
  ratingOf: message('{rating} out of 5, {reviews}'),
  reviews: message('{count, plural, one {# review} other {# reviews}}'),
  noReviews: 'No reviews yet',

  medals: {
    diamond: 'Diamond',
    platinum: 'Platinum',
    gold: 'Gold',
    silver: 'Silver',
    bronze: 'Bronze',
  } satisfies Record<MedalTier, string>,
  medal: message('{tier} medal'),
  scores: { transparency: 'Transparency', authenticity: 'Authenticity' },
  /** Below a figure, on two lines. */
  /** The name of a button that explains scores: in the words and the order that are read on it. */
  scoresOf: message('Scores of {name}: {scores}'),
  scoreIs: message('{isFew, select, true {{percent} {score}, few reviews} other {{percent} {score}}}'),
  fewReviews: 'Few reviews',

  readMore: 'Read more',
  readLess: 'Read less',
  /** The name of a button among others: what it does, and with what. */
  actionOf: message('{action}: {name}'),
  breadcrumbs: 'You are here',
  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
  verifiedBuyer: 'Verified buyer',
  noMedal: 'No medal',

  dismiss: 'Dismiss',
  remove: message('Remove {name}'),
  /** The session ended during a save. */
  signedOut: 'You’ve been signed out, so this wasn’t saved.',
});
