import type { PrivateTab, PublicTab } from '../contract/profile.ts';
import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts at the head of both kinds of profile. */
export const profileMessages = defineMessages('profile', {
  edit: 'Edit profile',
  figures: 'Figures',
  /** Products, stores and people together. */
  following: 'following',
  shops: message('{count, plural, one {store followed} other {stores followed}}'),
  products: message('{count, plural, one {product followed} other {products followed}}'),
  people: message('{count, plural, one {person followed} other {people followed}}'),
  helpful: message('{count, plural, one {helpful vote} other {helpful votes}}'),
  followers: message('{count, plural, one {follower} other {followers}}'),
});

/** Texts of somebody's own profile around its lists. */
export const privateProfileMessages = defineMessages('privateProfile', {
  title: 'Your profile',
  loading: 'Loading your profile',
  failed: 'We couldn’t load your profile',
  seePublic: 'See public profile',
  /** For screen readers, before a tab whose list has something to answer. */
  waiting: 'Your answer is needed',
  published: message('{count, plural, one {published review} other {published reviews}}'),
  unpublished: message('{count, plural, one {review not published} other {reviews not published}}'),

  tabs: 'Parts of your profile',
  tabNames: {
    reviews: 'Reviews',
    rewards: 'Rewards',
    orders: 'Orders',
    disputes: 'Disputes',
  } satisfies Record<PrivateTab, string>,
});

/** Texts of what everybody sees of somebody. */
export const publicProfileMessages = defineMessages('publicProfile', {
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
    favourites: 'Favourites',
  } satisfies Record<PublicTab, string>,
});
