import type { OwnReviewType, PublicTab } from '../profile.ts';
import type { ReviewAction } from '../review-actions.ts';

/** Texts of the reviews on both kinds of profile. Apart from those of the head, because they are loaded after it. */
export const profileListMessages = {
  stars: 'Stars',
  anyStars: 'All',
  sort: 'Sort by',
  sorts: { pictures_first: 'Pictures first', newest: 'Newest' } as Readonly<Record<string, string>>,
  clear: 'Clear filters',
} as const;

const of = (product: string | null | undefined) => (product ? `Your review of ${product}` : 'Your review');

/** Texts of the lists of somebody's own profile. Numbers, prices and dates are formatted already. */
export const ownListMessages = {
  search: 'Search your reviews',
  types: 'Which reviews',
  typeNames: {
    'all-reviews': 'All',
    published: 'Published',
    unpublished: 'Not published',
    deleted: 'Deleted',
  } satisfies Record<OwnReviewType, string>,
  fromStart: 'Show from the first page',

  statuses: { published: 'Published', unpublished: 'Not published', deleted: 'Deleted' },
  statusNotes: {
    published: 'Everyone can read it.',
    unpublished: 'Only you can see it.',
    deleted: 'You can still restore it.',
  },
  recommended: 'You recommend it',
  actions: {
    delete: 'Delete',
    restore: 'Restore',
    publish: 'Publish',
    unpublish: 'Unpublish',
  } satisfies Record<ReviewAction, string>,
  /** For screen readers: what a button is about. */
  actionOf: (button: string, action: string | null, product: string | null | undefined) =>
    [button, action, product].filter(Boolean).join(': '),
  done: {
    delete: product => `${of(product)} is deleted.`,
    restore: product => `${of(product)} is back.`,
    publish: product => `${of(product)} is published.`,
    unpublish: product => `${of(product)} is no longer published.`,
  } satisfies Record<ReviewAction, (product: string | null | undefined) => string>,

  recommendations: 'What you recommend',
  noRecommendations: 'Say in a review that you recommend a product, and it is listed here.',
  /** @param total how many there are; null where nobody tells */
  moreRecommendations: (total: string | null) =>
    total === null ? 'Show more recommendations' : `Show more of ${total} recommendations`,
  allRecommendations: 'These are all of your recommendations.',

  subscribe: {
    title: 'Hear from us?',
    text: 'Now and then we write about answers to your reviews, new rewards and what is new here. You can stop it in your profile at any time.',
    accept: 'Subscribe',
    decline: 'No, thank you',
  },

  lists: {
    reviews: {
      label: 'Your reviews',
      failed: 'Your reviews did not load',
      none: 'No reviews yet',
      noneText: 'Write about what you bought. Others read it before they decide.',
      action: 'Write a review',
      more: 'Show more reviews',
      end: 'These are all of your reviews.',
      noMatch: 'No matching reviews',
      noMatchText: 'Try other words, or remove a filter.',
    },
    rewards: {
      label: 'Your rewards',
      failed: 'Your rewards did not load',
      none: 'No rewards yet',
      noneText: 'Stores sometimes say thank you for a review. What you get is listed here.',
      action: 'Write a review',
      more: 'Show more rewards',
      end: 'These are all of your rewards.',
    },
    orders: {
      label: 'Your orders',
      failed: 'Your orders did not load',
      none: 'No orders yet',
      noneText: 'What you buy from the stores here is listed here, ready for a review.',
      action: 'Find products',
      more: 'Show more orders',
      end: 'These are all of your orders.',
    },
    disputes: {
      label: 'Your disputes',
      failed: 'Your disputes did not load',
      none: 'No disputes',
      noneText:
        'Is something wrong with an order? You can open a dispute on the page of the store or the product.',
      action: 'Find stores',
      more: 'Show more disputes',
      end: 'These are all of your disputes.',
    },
  },

  reward: {
    statuses: { open: 'Open', used: 'Used', expired: 'Expired' } as Readonly<Record<string, string>>,
    untitled: 'Reward',
    code: 'Code',
    until: (date: string) => `Valid until ${date}`,
    since: (date: string) => `Received ${date}`,
    for: 'For your review of',
  },

  order: {
    write: 'Write a review',
    see: 'See your review',
    reviewed: 'Reviewed',
    notReviewable: 'This product takes no reviews.',
  },

  dispute: {
    untitled: 'Dispute',
    opened: (date: string) => `Opened ${date}`,
    with: (shop: string) => `With ${shop}`,
    answerBy: (date: string) => `Answer by ${date}`,
    /** Once a dispute was opened. */
    openedTitle: 'Your dispute is open.',
    openedWith: (shop: string) => `${shop} has been told.`,
    openedUntil: (shop: string, time: string) => `${shop} has been told, and usually answers within ${time}.`,
    store: 'The store',
  },
} as const;

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
