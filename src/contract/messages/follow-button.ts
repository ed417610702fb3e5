/** Texts of the button that follows a product, store or person. Apart from what its command says: they are loaded later. */
export const followButtonMessages = {
  follow: 'Follow',
  following: 'Following',
  followOf: (name: string) => `Follow ${name}`,
  followingOf: (name: string) => `Following ${name}`,
} as const;
