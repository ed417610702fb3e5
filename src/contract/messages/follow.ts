/** Texts of the heart that follows a product, store or person. */
export const followMessages = {
  follow: 'Follow',
  following: 'Following',
  followOf: (name: string) => `Follow ${name}`,
  followingOf: (name: string) => `Following ${name}`,
  follows: (name: string) => `You now follow ${name}.`,
  followFailed: (name: string) => `${name} could not be followed. Please try again.`,
  unfollowFailed: (name: string) => `${name} could not be unfollowed. Please try again.`,
} as const;
