/** Texts of the primitives that the first paint does without. */
export const lateUiMessages = {
  dismiss: 'Dismiss',
  /** Precedes the name of the removed item. */
  remove: 'Remove',
  /** The session ended during a save. */
  signedOut: 'You have been signed out, so this was not saved.',
} as const;
