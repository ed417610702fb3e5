import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of a large score: what it means. How it is calculated stands below. */
export const scoreFullMessages = defineMessages('scoreFull', {
  about: {
    transparency: 'The share of all reviews written, good and bad, that you can read here.',
    authenticity: 'The share of the reviews shown here that are from verified buyers.',
  },
  details: 'Details',
  detailsOf: message('Details: how {score} is calculated'),
  explain: message('What {what} means'),
});

/** Texts about how scores are counted, and about medals. */
export const scoreMessages = defineMessages('score', {
  heading: 'How it’s calculated',
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
  few: 'A handful of reviews proves little, so the medal is only an outline.',
  /** Of a percentage with decimals, which are not shown. */
  sum: message('The exact figure is {exact}. We always round down.'),
  top: 'This is the highest medal there is.',
  toNext: message('{points, plural, one {One point short of {medal}.} other {# points short of {medal}.}}'),
  tiers: 'Medals by percentage',
  from: message('{percent} and up'),
  reached: 'reached',
  learnMore: 'More about medals',
});
