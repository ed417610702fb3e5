/** Texts of the product screen. Numbers and prices are formatted already. */
export const productMessages = {
  backToResults: 'Back to results',
  storePrice: (price: string) => `${price} in the store`,
  soldBy: 'Sold by',
  visitStore: 'View in store',
  opensStore: (shop: string) => `View in store: ${shop}, opens in a new tab`,
  pictures: 'Pictures of the product',
  picture: (title: string, number: number) => `${title}, picture ${number}`,
  show: (picture: string) => `Show ${picture}`,
  enlarge: (title: string) => `Open the picture of ${title}`,
  questions: (count: number, shown: string) => (count === 1 ? '1 question' : `${shown} questions`),
  ratingFailed: 'We couldn’t load the rating',
  about: 'About this product',

  notFound: {
    title: 'We can’t find this product',
    text: 'It may have been renamed, or removed by its store.',
    home: 'Search for another product',
  },
  failed: 'We couldn’t load this product',
  loading: 'Loading the product',
} as const;
