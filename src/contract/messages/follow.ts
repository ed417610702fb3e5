/** What is said after somebody followed a product, store or person, or could not. */
export const followMessages = {
  follows: (name: string) => `You now follow ${name}.`,
  followFailed: (name: string) => `${name} could not be followed. Please try again.`,
  unfollowFailed: (name: string) => `${name} could not be unfollowed. Please try again.`,
} as const;
