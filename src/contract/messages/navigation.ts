/** Texts of the menus of the header. */
export const menuMessages = {
  menu: 'Menu',
  mainMenu: 'Main menu',
  account: 'My Account',
  signIn: 'Sign In',
  close: 'Close menu',

  home: 'Home',
  categories: 'Product categories',
  stores: 'Find stores',
  people: 'Find people',
  writeReview: 'Write a review',
  howItWorks: 'How it works',
  businesses: 'For Businesses',

  myProfile: 'My Profile',
  following: 'Following',
  feed: 'Feed',
  signOut: 'Sign out',
} as const;

/** Texts of the category bar and the mega-menu. */
export const categoryBarMessages = {
  label: 'Product categories',
  all: (category: string) => `All ${category}`,
} as const;
