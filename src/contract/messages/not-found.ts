/** Texts of the screen for an unknown address. */
export const notFoundMessages = {
  title: 'Page not found',
  text: 'The page may have moved, or the address may be wrong. Try one of these:',
  goHome: 'Home',
  goToCategories: 'Product categories',
} as const;
