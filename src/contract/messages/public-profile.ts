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
  from: (country: string) => `From ${country}`,
  ownProfile: 'Your own profile',
  edit: 'Edit profile',
  numbers: 'Numbers',
  followers: (count: number) => (count === 1 ? 'follower' : 'followers'),
  people: (count: number) => (count === 1 ? 'person followed' : 'people followed'),
  shops: (count: number) => (count === 1 ? 'store followed' : 'stores followed'),
  products: (count: number) => (count === 1 ? 'product followed' : 'products followed'),

  tabs: 'Parts of the profile',
  tabNames: {
    reviews: 'Reviews',
    recommendations: 'Recommendations',
    favourites: 'Favourites',
  } satisfies Record<PublicTab, string>,
} as const;
