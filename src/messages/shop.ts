/** Texts of the shop screen. Numbers are formatted already. */
export const shopMessages = {
  stores: 'Stores',
  visitStore: 'Visit store',
  opensStore: (shop: string) => `Visit store: ${shop}, opens in a new tab`,
  review: 'Review this store',
  dispute: { question: 'Problem with an order?', link: 'Open a dispute' },

  medals: 'Medals',
  /** `Transparency: Gold`. */
  medal: (name: string, tier: string) => `${name}: ${tier}`,

  contact: 'Contact',
  answersIn: (time: string) => `Usually answers within ${time}`,
  opensMap: (address: string) => `${address}, opens a map in a new tab`,

  notFound: {
    title: 'We can’t find this store',
    text: 'It may have been renamed, or have left.',
    stores: 'Find another store',
  },
  failed: 'We couldn’t load this store',
  loading: 'Loading the store',
} as const;
