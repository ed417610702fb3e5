import type { PrivateTab, PublicTab } from '../contract/profile.ts';

/** Texts at the head of both kinds of profile. `count` selects singular or plural. */
export const profileMessages = {
  edit: 'Edit profile',
  figures: 'Figures',
  shops: (count: number) => (count === 1 ? 'store followed' : 'stores followed'),
  products: (count: number) => (count === 1 ? 'product followed' : 'products followed'),
  people: (count: number) => (count === 1 ? 'person followed' : 'people followed'),
  followers: (count: number) => (count === 1 ? 'follower' : 'followers'),
} as const;

/** Texts of somebody's own profile around its lists. Numbers are formatted already. */
export const privateProfileMessages = {
  title: 'Your profile',
  loading: 'Loading your profile',
  failed: 'We couldn’t load your profile',
  seePublic: 'See public profile',
  published: 'published',
  unpublished: 'not published',

  tabs: 'Parts of your profile',
  tabNames: {
    reviews: 'Reviews',
    rewards: 'Rewards',
    orders: 'Orders',
    disputes: 'Disputes',
  } satisfies Record<PrivateTab, string>,
} as const;

/** Texts of what everybody sees of somebody. Numbers are formatted already; `count` selects singular or plural. */
export const publicProfileMessages = {
  loading: 'Loading the profile…',
  failed: 'We couldn’t load this profile',
  listFailed: 'We couldn’t load this list',
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
    favourites: 'Favorites',
  } satisfies Record<PublicTab, string>,
} as const;
