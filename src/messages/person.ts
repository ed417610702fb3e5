import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of a person's card. */
export const personMessages = defineMessages('person', {
  noName: 'Anonymous',
  you: 'This is you',
  reviews: message('{count, plural, one {# review} other {# reviews}}'),
  /** Votes on all of their reviews. */
  helpful: message('{count, plural, one {# helpful vote} other {# helpful votes}}'),
  followers: message('{count, plural, one {# follower} other {# followers}}'),
  average: message('Gives {rating} stars on average'),
  /** Before a list of names of categories. */
  topics: 'Writes about',
  /** Heard in place of the bare number on the portrait. */
  rank: message('No. {rank} among the most helpful'),
  /** `figures`: reviews of the chosen topic, and helpful votes on them. */
  inTopic: message('On this topic: {figures}'),
});
