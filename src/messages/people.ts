import type { peopleFilters, peopleSorts } from '../contract/people.ts';
import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of lists of people. */
export const peopleMessages = defineMessages('people', {
  title: 'Find people',
  lead: 'Read what people say about what they bought, and follow those whose judgement you trust.',
  description: 'Find people who write about what they bought, and follow those whose judgement you trust.',
  list: 'People',
  controls: 'Sort and filter',
  sortBy: 'Sort by',
  topic: 'Topic',
  anyTopic: 'All topics',
  sorts: {
    reviews_count: 'Most reviews',
    helpful_count: 'Most helpful',
    followers_count: 'Most followers',
    newest: 'Newest',
    name: 'Name',
  } satisfies Record<(typeof peopleSorts)[number], string>,
  filters: {
    all: 'Everyone',
    verified: 'Verified buyers',
    with_pictures: 'With pictures',
    followed: 'People you follow',
  } satisfies Record<(typeof peopleFilters)[number], string>,
  count: message('{count, plural, one {# person} other {# people}}'),
  loading: 'Loading people…',
  failed: 'We couldn’t load this list',
  none: {
    title: 'No one here yet',
    followedTitle: 'You don’t follow anyone yet',
    followedText: 'Press “Follow” on people whose judgement you trust, and they’ll be listed here.',
    filteredText: 'No matches.',
    everybody: 'See everyone',
  },
  noPage: { title: 'This page is empty', first: 'Go to the first page' },
});
