/** Texts of a person's card. Numbers are formatted already; `count` selects singular or plural. */
export const personMessages = {
  noName: 'Anonymous',
  you: 'This is you',
  reviews: (count: number, shown: string) => (count === 1 ? '1 review' : `${shown} reviews`),
  followers: (count: number, shown: string) => (count === 1 ? '1 follower' : `${shown} followers`),
  average: (rating: string) => `Gives ${rating} stars on average`,
} as const;

/** Texts of an ordered product. Dates are formatted already. */
export const lineItemMessages = {
  product: 'Product',
  ordered: (date: string) => `Ordered ${date}`,
  notInStore: 'No longer sold',
} as const;
