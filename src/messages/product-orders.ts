import { defineMessages } from './define.ts';

/** The sort orders of products. */
export const productOrderMessages = defineMessages('productOrder', {
  default: 'Default',
  reviews_count: 'Most reviews first',
  newest: 'Newest',
  best_selling: 'Best Selling',
  price_asc: 'Low price first',
  price_desc: 'High price first',
});
