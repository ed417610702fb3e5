/** Texts of what a store sells best and shows off. Numbers are formatted already. */
export const shelfMessages = {
  topProducts: 'Top reviewed products',
  allProducts: 'See all products',
  allOfProducts: (count: number, shown: string) =>
    count === 1 ? 'See the product' : `See all ${shown} products`,
  recommendations: 'Recommended by customers',
} as const;
