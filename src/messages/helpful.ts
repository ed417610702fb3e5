import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the votes on reviews. */
export const helpfulMessages = defineMessages('helpful', {
  helpful: 'Helpful',
  /** The accessible name of the button. It includes the visible text. */
  helpfulOf: message('Helpful, review by {name}'),
  count: message('{count, plural, one {# person found this helpful} other {# people found this helpful}}'),
  /** Where some voted that it was not. */
  countOf: message(
    '{count, plural, one {# of {votes} found this helpful} other {# of {votes} found this helpful}}',
  ),
  failed: 'Your vote wasn’t saved. Please try again.',
});
