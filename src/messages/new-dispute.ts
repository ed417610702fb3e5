import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the page of a new dispute, before its form is there. */
export const newDisputeMessages = defineMessages('newDispute', {
  title: 'Open a dispute',
  titleOf: message('Open a dispute: {subject}'),
  loading: 'Loading the form',
  failed: 'We couldn’t load the form',
  goneTitle: 'We can’t find this page',
  goneShop: 'The store may have left, or the address may be wrong.',
  goneProduct: 'The product may be gone, or the address may be wrong.',
  findStores: 'Find stores',
  toStore: 'Back to the store',
  toProduct: 'Back to the product',
});
