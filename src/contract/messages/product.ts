/** Texts of the product screen. Numbers and prices come in formatted for the page's language. */
export const productMessages = {
  soldBy: 'Sold by',
  moreFromShop: (shop: string) => `All products of ${shop}`,
  visitStore: 'View in store',
  opensStore: (shop: string) => `View in store: ${shop}, opens in a new tab`,
  scores: 'Scores',
  about: 'About this product',
  toReviews: 'Read the reviews',

  reviews: {
    title: 'Reviews',
    summary: 'What people say',
    outOf: 'out of 5',
    basedOn: (reviews: string) => `based on ${reviews}`,
    search: 'Search within reviews',
    sort: 'Sort by',
    sorts: {
      pictures_first: 'Pictures first',
      newest: 'Newest',
      highest_rating: 'Highest rating',
      lowest_rating: 'Lowest rating',
    },
    onlyStars: (stars: string) => `Only ${stars}`,
    matching: (text: string) => `“${text}”`,
    /** `shown` is the number formatted. */
    found: (count: number, shown: string) => (count === 1 ? '1 review' : `${shown} reviews`),
    showAll: 'Show all reviews',
    none: {
      title: 'No reviews yet',
      text: 'Nobody has written about this product so far.',
    },
    noMatch: {
      title: 'No review fits',
      text: 'Try other words, or take the filter away.',
    },
    failed: 'The reviews did not load',
    pages: 'Pages of reviews',
  },

  notFound: {
    title: 'This product is not here',
    text: 'It may have been renamed, or its store has taken it away.',
    home: 'Search for another one',
  },
  failed: 'The product did not load',
  loading: 'The product is loading',
} as const;
