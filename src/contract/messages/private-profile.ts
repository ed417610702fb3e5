import type { PrivateTab } from '../profile.ts';

/** Texts of somebody's own profile around its lists. Numbers are formatted already. */
export const privateProfileMessages = {
  title: 'Your profile',
  loading: 'Loading your profile',
  failed: 'Your profile did not load',
  from: (country: string) => `From ${country}`,
  edit: 'Edit profile',
  seePublic: 'See public profile',
  figures: 'Figures',
  figureNames: {
    published: 'published',
    unpublished: 'not published',
    shops: (count: number) => (count === 1 ? 'store followed' : 'stores followed'),
    products: (count: number) => (count === 1 ? 'product followed' : 'products followed'),
    people: (count: number) => (count === 1 ? 'person followed' : 'people followed'),
    followers: (count: number) => (count === 1 ? 'follower' : 'followers'),
  },

  tabs: 'Parts of your profile',
  tabNames: {
    reviews: 'Reviews',
    rewards: 'Rewards',
    orders: 'Orders',
    disputes: 'Disputes',
  } satisfies Record<PrivateTab, string>,
} as const;
