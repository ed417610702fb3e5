import type { PrivateTab } from '../profile.ts';

/** Texts of somebody's own profile around its lists. Numbers are formatted already. */
export const privateProfileMessages = {
  title: 'Your profile',
  loading: 'Loading your profile',
  failed: 'Your profile did not load',
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
