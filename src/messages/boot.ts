/** Texts of the notice that replaces the page when its code did not load. Bundled with the entry. */
export const bootMessages = {
  notLoaded: 'We couldn’t load this part of the page. Please check your connection.',
  retry: 'Try again',
} as const;
