import type { OwnReviewType, PublicTab } from '../contract/profile.ts';
import type { ReviewAction } from '../contract/review-actions.ts';
import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the reviews on both kinds of profile. Apart from those of the head, because they are loaded after it. */
export const profileListMessages = defineMessages('profileList', {
  stars: 'Stars',
  anyStars: 'All',
  sort: 'Sort by',
  sorts: { pictures_first: 'Pictures first', newest: 'Newest' },
  clear: 'Clear filters',
});

/** Texts of the lists of somebody's own profile. Prices and dates are formatted already. */
export const ownListMessages = defineMessages('ownList', {
  search: 'Search your reviews',
  types: 'Which reviews',
  typeNames: {
    'all-reviews': 'All',
    published: 'Published',
    unpublished: 'Not published',
    deleted: 'Deleted',
  } satisfies Record<OwnReviewType, string>,
  /** `total` is the text of a count, such as `209 reviews`. */
  withDeleted: message('{total}, {deleted, plural, one {# of them deleted} other {# of them deleted}}'),
  fromStart: 'Show from the first page',

  statuses: { published: 'Published', unpublished: 'Not published', deleted: 'Deleted' },
  statusNotes: {
    unpublished: 'Only you can see it.',
    deleted: 'You can still restore it.',
  },
  recommended: 'You recommend this.',
  actions: {
    delete: 'Delete',
    restore: 'Restore',
    publish: 'Publish',
    unpublish: 'Unpublish',
  } satisfies Record<ReviewAction, string>,
  /** For screen readers: what a button is about. */
  actionOf: message('{action}: {product}'),
  done: {
    delete: message('Your review of {product} is deleted.'),
    restore: message('Your review of {product} is back.'),
    publish: message('Your review of {product} is published.'),
    unpublish: message('Your review of {product} is no longer published.'),
  },
  /** Where nobody knows what the review is about. */
  doneUnnamed: {
    delete: 'Your review is deleted.',
    restore: 'Your review is back.',
    publish: 'Your review is published.',
    unpublish: 'Your review is no longer published.',
  } satisfies Record<ReviewAction, string>,

  recommendations: 'Your recommendations',
  noRecommendations: 'Products you recommend in a review are listed here.',
  moreRecommendations: 'Show more recommendations',
  moreOfRecommendations: message(
    '{total, plural, one {Show more recommendations} other {Show more of # recommendations}}',
  ),
  allRecommendations: 'These are all of your recommendations.',

  subscribe: {
    title: 'Email updates?',
    text: 'Occasional emails about replies to your reviews, new rewards and what’s new here. Unsubscribe in your profile at any time.',
    accept: 'Subscribe',
    decline: 'No, thank you',
  },

  lists: {
    reviews: {
      label: 'Your reviews',
      failed: 'We couldn’t load your reviews',
      none: 'No reviews yet',
      noneText: 'Write about what you bought. It helps others decide.',
      action: 'Write a review',
      more: 'Show more reviews',
      end: 'These are all of your reviews.',
      noMatch: 'No matching reviews',
      noMatchText: 'Try other words, or remove a filter.',
    },
    rewards: {
      label: 'Your rewards',
      failed: 'We couldn’t load your rewards',
      none: 'No rewards yet',
      noneText: 'Stores sometimes thank you for a review. Your rewards are listed here.',
      action: 'Write a review',
      more: 'Show more rewards',
      end: 'These are all of your rewards.',
    },
    orders: {
      label: 'Your orders',
      failed: 'We couldn’t load your orders',
      none: 'No orders yet',
      noneText:
        'What you buy from stores here will be listed, so that you can review it or open a dispute about it.',
      action: 'Find products',
      more: 'Show more orders',
      end: 'These are all of your orders.',
    },
    disputes: {
      label: 'Your disputes',
      failed: 'We couldn’t load your disputes',
      none: 'No disputes',
      noneText: 'Is something wrong with an order? You can open a dispute from the list of your orders.',
      action: 'See your orders',
      more: 'Show more disputes',
      end: 'These are all of your disputes.',
    },
  },

  reward: {
    /** Of those that `ready` does not say it of. */
    statuses: { used: 'Used', expired: 'Expired' },
    /** Over those that can be used. */
    ready: 'Ready to use',
    untitled: 'Reward',
    code: 'Code',
    copy: 'Copy',
    copyOf: message('Copy {code}'),
    copied: message('{code} copied.'),
    notCopied: message('We couldn’t copy {code}. Please select it instead.'),
    /** Over those that cannot be used any more. */
    over: 'Used or expired',
    until: message('Valid until {date}'),
    expired: message('Expired {date}'),
    endless: 'No expiry date',
    left: message('{time} left'),
    since: message('Received {date}'),
    for: 'For your review of',
  },

  order: {
    write: 'Write a review',
    see: 'See your review',
    reviewed: 'Reviewed',
    notReviewable: 'This product can’t be reviewed.',
    /** What several pieces cost together. */
    piecesFor: message('{count} for {price}'),
    /** Leads to the list of them. */
    unreviewed: message('{count} still to review'),
  },

  dispute: {
    untitled: 'Dispute',
    opened: message('Opened {date}'),
    with: message('With {shop}'),
    answerBy: message('Answer by {date}'),
    storeBy: message('The store has until {date}'),
    arbitratorBy: message('An arbitrator decides by {date}'),
    /** Once a dispute was opened. */
    openedTitle: 'Your dispute is open.',
    openedWith: message('We’ve let {shop} know.'),
    openedUntil: message('We’ve let {shop} know. They have {time} to reply.'),
    store: 'The store',
  },
});

/** Texts of the lists on a public profile. Apart from its head, because they are loaded after it. */
export const publicListMessages = defineMessages('publicList', {
  names: {
    reviews: 'Reviews',
    recommendations: 'Recommendations',
    favourites: 'Favourites',
  } satisfies Record<PublicTab, string>,
  listsFailed: {
    reviews: 'We couldn’t load the reviews',
    recommendations: 'We couldn’t load the recommendations',
    favourites: 'We couldn’t load the favourites',
  } satisfies Record<PublicTab, string>,
  none: {
    reviews: message('{name} hasn’t written any reviews yet'),
    recommendations: message('{name} hasn’t recommended anything yet'),
    favourites: message('{name} has no favourites yet'),
  },
  noneNext: 'Follow them, and it will appear in your feed when they do.',
  noneOfYours: {
    reviews: {
      title: 'You have no published reviews yet',
      text: 'What you write and publish is listed here.',
      action: 'Write a review',
    },
    recommendations: {
      title: 'You haven’t recommended anything yet',
      text: 'Products you recommend in a review are listed here.',
      action: 'Write a review',
    },
    favourites: {
      title: 'You have no favourites yet',
      text: 'Press the heart of a product, and it is listed here.',
      action: 'Find products',
    },
  } satisfies Record<PublicTab, object>,
  noPage: { title: 'This page is empty', first: 'Go to the first page' },

  search: 'Search these reviews',
  noMatch: { title: 'No matching reviews', text: 'Try other words or stars.', all: 'Show all reviews' },

  recommends: 'Recommends',
  favourites: 'Favourites',
  seeAll: message('See all {count}'),
});
