/** Texts of the reviewer's menu in the header. */
export const accountMessages = {
  account: 'My Account',
  accountOf: (name: string) => `My Account, ${name}`,
  myProfile: 'My Profile',
  following: 'Following',
  feed: 'Feed',
  signOut: 'Sign out',
} as const;
