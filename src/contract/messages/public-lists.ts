import type { PublicTab } from '../profile.ts';

/** Texts of the lists on a public profile. Apart from its head, because they are loaded after it. Numbers are formatted already. */
export const publicListMessages = {
  names: {
    reviews: 'Reviews',
    recommendations: 'Recommendations',
    favourites: 'Favourites',
  } satisfies Record<PublicTab, string>,
  listsFailed: {
    reviews: 'The reviews did not load',
    recommendations: 'The recommendations did not load',
    favourites: 'The favourites did not load',
  } satisfies Record<PublicTab, string>,
  none: {
    reviews: (name: string) => `${name} has not written any reviews yet`,
    recommendations: (name: string) => `${name} has not recommended anything yet`,
    favourites: (name: string) => `${name} has no favourites yet`,
  } satisfies Record<PublicTab, (name: string) => string>,
  noneNext: 'Follow them to hear of it in your feed when they do.',
  noneOfYours: {
    reviews: {
      title: 'You have no published reviews yet',
      text: 'What you write and publish is listed here.',
      action: 'Write a review',
    },
    recommendations: {
      title: 'You have not recommended anything yet',
      text: 'Say in a review that you recommend a product, and it is listed here.',
      action: 'Write a review',
    },
    favourites: {
      title: 'You have no favourites yet',
      text: 'Press the heart of a product, and it is listed here.',
      action: 'Find products',
    },
  } satisfies Record<PublicTab, object>,
  pages: 'Pages',
  noPage: { title: 'Nothing is on this page', first: 'Go to the first page' },

  search: 'Search these reviews',
  noMatch: { title: 'No review fits', text: 'Try other words, or other stars.', all: 'Show all reviews' },

  recommends: 'Recommends',
  favourites: 'Favourites',
  seeAll: (count: string) => `See all ${count}`,
} as const;
