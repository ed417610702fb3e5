import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the product screen. Prices are formatted already. */
export const productMessages = defineMessages('product', {
  backToResults: 'Back to results',
  storePrice: message('{price} in the store'),
  soldBy: 'Sold by',
  visitStore: 'View in store',
  opensStore: message('View in store: {shop}, opens in a new tab'),
  pictures: 'Pictures of the product',
  picture: message('{title}, picture {number}'),
  show: message('Show {picture}'),
  enlarge: message('Open the picture of {title}'),
  questions: message('{count, plural, one {# question} other {# questions}}'),
  ratingFailed: 'We couldn’t load the rating',
  about: 'About this product',
  variants: 'Variants',
  brand: 'Brand',
  tags: 'Tags',
  loading: 'Loading the product',
});
