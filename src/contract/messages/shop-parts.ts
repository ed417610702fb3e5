/** Texts of the lazy parts of a store: its scores, what it sells best, and what it shows off. Numbers are formatted already. */
export const shopPartMessages = {
  scores: 'Scores',
  noScores: 'This store has no scores yet.',
  shownOfWritten: (shown: string, written: string) => `${shown} of ${written} written reviews are shown`,
  verifiedOfShown: (verified: string, shown: string) =>
    `${verified} of ${shown} reviews are from verified buyers`,

  topProducts: 'Top reviewed products',
  allProducts: 'See all products',
  allOfProducts: (count: number, shown: string) =>
    count === 1 ? 'See the product' : `See all ${shown} products`,
  recommendations: 'Recommended by customers',
} as const;
