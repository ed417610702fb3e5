import { defineMessages } from './define.ts';

/** Texts of the screen for an unknown address. */
export const notFoundMessages = defineMessages('notFound', {
  title: 'Page not found',
  text: 'The page may have moved, or the address may be wrong. Try one of these:',
  goHome: 'Home',
  goToCategories: 'Product categories',
});

/** Texts of the notices that replace a screen. */
export const screenFailureMessages = defineMessages('screenFailure', {
  missing: 'We couldn’t load this page',
  failedTitle: 'Something went wrong on this page',
  failed: 'The rest of the site still works. Please try again.',
});

/** Texts of what a guest sees in place of a screen for signed-in people. */
export const signInPromptMessages = defineMessages('signInPrompt', {
  /** By what the screen is about. */
  titles: {
    following: 'Sign in to see what you follow',
    reviews: 'Sign in to write a review',
    disputes: 'Sign in to continue with your dispute',
    arbitrator: 'Sign in as an arbitrator',
    profile: 'Sign in to see your profile',
  },
  /** What signing in gives. */
  texts: {
    following:
      'See all you follow in one place, with new reviews and other prices. We’ll bring you right back.',
    reviews: 'Choose one of your orders and tell others what it’s like. We’ll bring you right back.',
    disputes:
      'A dispute is about one of your orders. Sign in to open it and to follow it. We’ll bring you right back.',
    arbitrator:
      'This page is for arbitrators. Sign in as one to see the disputes. We’ll bring you right back.',
    profile: 'See your reviews, rewards, orders and disputes. We’ll bring you right back.',
  },
});
