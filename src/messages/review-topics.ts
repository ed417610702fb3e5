import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of what reviews talk about, and of whose reviews are shown. */
export const reviewTopicMessages = defineMessages('reviewTopics', {
  title: 'What people talk about',
  /** The accessible name of a topic. It begins with the visible text. */
  topic: message('{name} {count}: {positive} positive, {mixed} mixed, {negative} negative'),
  /** Numbers of reviews. */
  feelings: {
    positive: message('{count, plural, one {# positive} other {# positive}}'),
    mixed: message('{count, plural, one {# mixed} other {# mixed}}'),
    negative: message('{count, plural, one {# negative} other {# negative}}'),
  },
  about: message('What people say about “{name}”'),
  language: 'Language',
  country: 'Country',
  usedFor: 'Length of use',
  all: 'All',
  /** A choice, and its number of reviews. */
  choice: message('{name} ({count})'),
});
