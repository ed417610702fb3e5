/** Texts of the list of what somebody follows. Numbers are formatted already. */
export const followingMessages = {
  title: 'Following',
  description: 'The products, stores and people you follow.',
  parts: 'What you follow',
  all: 'All',
  names: { products: 'Products', shops: 'Stores', reviewers: 'People' },
  seeAll: (count: string) => `See all ${count}`,
  loading: 'Loading what you follow…',
  failed: 'What you follow did not load',
  none: {
    all: 'You follow nothing yet',
    products: 'You follow no products yet',
    shops: 'You follow no stores yet',
    reviewers: 'You follow nobody yet',
  },
  begin: 'Press a heart, or “Follow”, to find it here again, and to hear of new reviews in your feed.',
  find: { products: 'Find products', shops: 'Find stores', reviewers: 'Find people' },
  noPage: { title: 'Nothing is on this page', first: 'Go to the first page' },
} as const;
