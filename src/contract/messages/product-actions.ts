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
  followFailed: (name: string) => `${name} could not be followed. Please try again.`,
  unfollowFailed: (name: string) => `${name} could not be unfollowed. Please try again.`,
} as const;

/** Texts of sharing a page. */
export const shareMessages = {
  share: 'Share',
  copied: 'The link was copied.',
  notCopied: (address: string) => `The link could not be copied: ${address}`,
} as const;
