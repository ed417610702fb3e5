import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the ratings over time, and of reviews that are not shown. */
export const reviewHistoryMessages = defineMessages('reviewHistory', {
  title: 'Ratings over time',
  month: 'Month',
  table: 'Show as a table',
  average: 'Average rating',
  reviews: 'Reviews',
  withheld: 'Not shown',
  disputes: 'Disputes',
  /** Of one month. */
  countOf: {
    reviews: message('{count, plural, one {# review} other {# reviews}}'),
    withheld: message('{count, plural, one {# not shown} other {# not shown}}'),
    disputes: message('{count, plural, one {# dispute} other {# disputes}}'),
  },
  outOf: message('{rating} out of 5'),
  notShown: message('{count, plural, one {Why # review isn’t shown} other {Why # reviews aren’t shown}}'),
  reasons: {
    store: 'The store gave no reason',
    off_topic: 'Off topic',
    advertising: 'Spam or advertising',
    offensive: 'Insults or hate speech',
    personal_data: 'Personal data',
    no_purchase: 'No purchase found',
    legal: 'Legal complaint',
    author: 'Hidden by its author',
  },
});
