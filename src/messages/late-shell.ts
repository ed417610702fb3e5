import { defineMessages } from './define.ts';

/** Text of the link past the header. */
export const lateShellMessages = defineMessages('lateShell', {
  skip: 'Skip to content',
});

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
  title: 'Please sign in',
  text: 'Sign in to follow products, stores and people, write reviews, and see your orders and disputes. We’ll bring you right back.',
});

/** Texts of the footer. */
export const footerMessages = defineMessages('footer', {
  about: 'Real reviews, and how far you can trust them.',
  legal: 'About and legal',
  terms: 'Terms',
  privacy: 'Privacy',
  authenticity: 'Authenticity',
  compliance: 'Compliance',
  contentPolicy: 'Content Policy',
  cookies: 'Cookie settings',
  social: 'Social media',
  backToTop: 'Back to top',
});
