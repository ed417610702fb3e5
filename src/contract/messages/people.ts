import type { peopleFilters, peopleSorts } from '../people.ts';

/** Texts of lists of people. Numbers are formatted already; `count` selects singular or plural. */
export const peopleMessages = {
  title: 'Find people',
  lead: 'Read what they say about what they bought, and follow those whose judgement you trust.',
  description: 'Find people who write about what they bought, and follow those whose judgement you trust.',
  list: 'People',
  controls: 'Sort and filter',
  sortBy: 'Sort by',
  sorts: {
    reviews_count: 'Most reviews',
    followers_count: 'Most followers',
    newest: 'Newest',
    name: 'Name',
  } satisfies Record<(typeof peopleSorts)[number], string> as Readonly<Record<string, string>>,
  filters: {
    all: 'Everybody',
    verified: 'Verified buyers',
    with_pictures: 'With pictures',
    followed: 'People you follow',
  } satisfies Record<(typeof peopleFilters)[number], string> as Readonly<Record<string, string>>,
  count: (count: number, shown: string) => (count === 1 ? '1 person' : `${shown} people`),
  loading: 'Loading people…',
  failed: 'The people did not load',
  none: {
    title: 'Nobody is here yet',
    followedTitle: 'You follow nobody yet',
    followedText: 'Press “Follow” on people whose judgement you trust. They are listed here then.',
    filteredText: 'Nobody fits this filter.',
    everybody: 'See everybody',
  },
  noPage: { title: 'Nobody is on this page', first: 'Go to the first page' },
} as const;
