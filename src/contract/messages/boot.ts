/** Texts shown before, or instead of, the screens. */
export const bootMessages = {
  notLoaded: 'This part of the page could not be loaded. Please check your connection.',
  retry: 'Try again',
} as const;
