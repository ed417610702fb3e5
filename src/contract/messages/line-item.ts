/** Texts of an ordered product. Dates are formatted already. */
export const lineItemMessages = {
  product: 'Product',
  ordered: (date: string) => `Ordered ${date}`,
  notInStore: 'No longer sold',
} as const;
