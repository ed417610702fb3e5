/** Texts of the button that follows a product, store or person. */
export const followButtonMessages = {
  follow: 'Follow',
  following: 'Following',
  followOf: (name: string) => `Follow ${name}`,
  followingOf: (name: string) => `Following ${name}`,
} as const;

/** What is said after somebody followed a product, store or person, or could not. */
export const followMessages = {
  follows: (name: string) => `You now follow ${name}.`,
  followFailed: (name: string) => `We couldn’t follow ${name}. Please try again.`,
  unfollowFailed: (name: string) => `We couldn’t unfollow ${name}. Please try again.`,
} as const;

/** Texts of sharing a page. */
export const shareMessages = {
  share: 'Share',
  copied: 'Link copied.',
  notCopied: (address: string) => `We couldn’t copy the link: ${address}`,
} as const;

/** Texts of the comparison: the button on a card, the tray and the table. Numbers are formatted already. */
export const comparisonMessages = {
  compare: 'Compare',
  compareOf: (name: string) => `Compare ${name}`,

  tray: 'Products to compare',
  added: (name: string, count: string, most: string) => `${name} added: ${count} of ${most} to compare.`,
  removed: (name: string) => `${name} removed from the comparison.`,
  cleared: 'The comparison is empty.',
  full: (most: string) => `You can compare up to ${most} products. Remove one to add another.`,
  open: (count: string) => `Compare ${count}`,
  oneMore: 'Add one more to compare.',
  remove: (name: string) => `Remove ${name} from the comparison`,
  clear: 'Clear all',

  title: 'Compare products',
  table: 'Products side by side',
  price: 'Price',
  rating: 'Rating',
  reviews: 'Reviews',
  store: 'Store',
  lowest: 'Lowest',
  highest: 'Highest',
  most: 'Most',
  unknown: 'Not known',
  gone: 'No longer offered here',
  unchecked: 'Some figures could not be updated and may be out of date.',
  /** An approximate price in the currency of the comparison. */
  about: (price: string) => `≈ ${price}`,
  exchanged: 'Prices in different currencies are compared at today’s exchange rates.',
  converted: 'Prices are converted from the stores’ currencies at today’s exchange rates.',
} as const;
