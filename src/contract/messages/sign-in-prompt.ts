/** Texts of what a guest sees in place of a screen for signed-in people. */
export const signInPromptMessages = {
  title: 'Please sign in',
  text: 'Sign in to see this page. We bring you right back.',
} as const;
