/** Texts of the page of a new dispute, before its form is there. */
export const newDisputeMessages = {
  title: 'Open a dispute',
  titleOf: (subject: string) => `Open a dispute: ${subject}`,
  loading: 'Loading the form',
  failed: 'The form did not load',
  goneTitle: 'We can’t find this page',
  goneShop: 'The store may have left, or the address may be wrong.',
  goneProduct: 'The product may be gone, or the address may be wrong.',
  findStores: 'Find stores',
  toStore: 'Back to the store',
  toProduct: 'Back to the product',
} as const;
