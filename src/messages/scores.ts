import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of a large score: what it means. How it is counted stands below. */
export const scoreFullMessages = defineMessages('scoreFull', {
  about: {
    transparency:
      'The share of all written reviews, good and bad, that everyone can read here. If it is all of them, the score is 100%.',
    authenticity:
      'The share of the reviews shown that come from verified buyers. If all of them do, it is 100%.',
  },
  details: 'Details',
  detailsOf: message('Details: how {score} is counted'),
  explain: message('What {what} means'),
});

/** Texts about how scores are counted, and about medals. */
export const scoreMessages = defineMessages('score', {
  heading: 'How it is counted',
  /** `Transparency: 97%`. */
  title: message('{score}: {percent}'),
  counted: {
    transparency: message(
      '{isAll, select, true {{whole, plural, one {The only review is shown.} other {All # reviews are shown.}}} other {{whole, plural, one {{part} of # written review is shown.} other {{part} of # written reviews are shown.}}}}',
    ),
    authenticity: message(
      '{isAll, select, true {{whole, plural, one {The only review is from a verified buyer.} other {All # reviews are from verified buyers.}}} other {{whole, plural, one {{part} of # review is from a verified buyer.} other {{part} of # reviews are from verified buyers.}}}}',
    ),
  },
  showVerified: 'Show these reviews',
  few: 'A few reviews prove little, so the medal is only an outline.',
  sum: message(
    '{isCut, select, true {A score of {raw}, times 100, is {exact}: shown as {percent}, because it is always rounded down.} other {A score of {raw}, times 100, is {percent}.}}',
  ),
  top: 'This is the highest medal there is.',
  toNext: message('{points, plural, one {One more point to {medal}.} other {# more points to {medal}.}}'),
  tiers: 'Medals by percentage',
  from: message('from {percent}'),
  exactly: message('at {percent}'),
  reached: 'reached',
  learnMore: 'More about medals',
});
