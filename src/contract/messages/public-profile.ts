import type { PublicTab } from '../profile.ts';

/** Texts of what everybody sees of somebody. Numbers are formatted already; `count` selects singular or plural. */
export const publicProfileMessages = {
  loading: 'Loading the profile…',
  failed: 'This profile did not load',
  listFailed: 'This list did not load',
  notFound: {
    title: 'We can’t find this person',
    text: 'The address may be wrong, or they may have left.',
    people: 'Find people',
  },
  ownProfile: 'Your own profile',

  tabs: 'Parts of the profile',
  tabNames: {
    reviews: 'Reviews',
    recommendations: 'Recommendations',
    favourites: 'Favourites',
  } satisfies Record<PublicTab, string>,
} as const;
