/** Texts for somebody whose session has ended while they were writing something. */
export const signInMessages = {
  signedOut: 'You have been signed out, so this was not saved.',
  signIn: 'Sign In',
} as const;
