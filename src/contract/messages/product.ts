/** Texts of the product screen. Numbers and prices are formatted already. */
export const productMessages = {
  backToResults: 'Back to results',
  soldBy: 'Sold by',
  visitStore: 'View in store',
  opensStore: (shop: string) => `View in store: ${shop}, opens in a new tab`,
  enlarge: (title: string) => `Open the picture of ${title}`,
  scores: 'Scores',
  noScores: 'This product has no scores yet.',
  ratingFailed: 'The rating did not load',
  scoresFailed: 'The scores did not load.',
  about: 'About this product',

  reviews: {
    title: 'Reviews',
    outOf: 'out of 5',
    basedOn: (reviews: string) => `based on ${reviews}`,
    list: 'List of reviews',
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
    /** The part of a longer list that is shown: `1–10 of 62 reviews`. */
    part: (from: string, to: string, reviews: string) => `${from}–${to} of ${reviews}`,
    showAll: 'Show all reviews',
    none: {
      title: 'No reviews yet',
      text: 'Nobody has reviewed this product yet.',
    },
    noMatch: {
      title: 'No matching reviews',
      text: 'Try other words, or remove the filter.',
    },
    noPage: {
      title: 'There is no such page',
      text: (count: number, shown: string) =>
        count === 1 ? 'All reviews are on one page.' : `There are ${shown} pages of reviews.`,
      first: 'Show the first page',
    },
    failed: 'The reviews did not load',
    pages: 'Pages of reviews',
  },

  notFound: {
    title: "We can't find this product",
    text: 'It may have been renamed, or removed by its store.',
    home: 'Search for another product',
  },
  failed: 'This product could not be loaded',
  loading: 'Loading the product',
} as const;
