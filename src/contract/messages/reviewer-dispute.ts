/** Texts of one's own dispute. */
export const reviewerDisputeMessages = {
  title: 'Your dispute',
  titleOf: (subject: string) => `Your dispute: ${subject}`,
  back: 'Your disputes',
  loading: 'Loading your dispute',
  failed: 'Your dispute did not load',
  goneTitle: 'We can’t find this dispute',
  gone: 'It may have been removed, or it belongs to somebody else.',
  number: (id: string) => `Dispute ${id}`,
  print: 'Print',
  standing: 'Where it stands',
  about: 'What it is about',
  responseTime: (time: string) => `The store usually answers within ${time}.`,
} as const;
