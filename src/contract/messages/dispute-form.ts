/** Texts of the form itself. Numbers are formatted already. */
export const disputeFormMessages = {
  lead: (shop: string) =>
    `Say what went wrong. ${shop} answers first. If that does not help, an arbitrator decides.`,
  store: 'The store',
  product: 'Product',

  noOrdersTitle: 'You have ordered nothing here',
  noShopOrders: (shop: string) => `A dispute is about an order. We know of none of yours from ${shop}.`,
  noProductOrders: 'A dispute is about an order. We know of no order of this product in your name.',
  allOpenTitle: 'You have a dispute about this already',
  allOpen: 'It is still going on. What you want to add belongs there.',
  seeDispute: 'See the dispute',

  source: 'Which order is it about?',
  ongoing: 'Dispute is going on',
  quantity: (count: string) => `${count} pieces`,
  allOrders: (count: string) => `Show all ${count} orders`,
  type: 'What went wrong?',
  description: 'What happened',
  descriptionHint:
    'When did it happen, and what did the store say so far? The store and an arbitrator read this.',
  outcomeType: 'What do you want?',
  outcome: 'More about what you want',
  outcomeHint: 'Optional: an amount, a date, a part.',
  files: 'Pictures, videos and documents',
  filesHint: (max: string) => `Optional, ${max} at most: what arrived, the invoice, what the store wrote.`,

  noSource: 'Please choose the order it is about.',
  noType: 'Please choose what went wrong.',
  noDescription: 'Please say what happened.',
  noOutcome: 'Please choose what you want.',
  tooLong: (max: string) => `Please keep it to ${max} characters.`,

  look: 'Look it over',
  reviewTitle: 'Is everything right?',
  reviewLead: (shop: string) =>
    `${shop} gets this, and later maybe an arbitrator. It cannot be changed afterwards.`,
  send: 'Send dispute',
  change: 'Change something',
  none: 'None',

  steps: 'How it goes on',
  stepsOf: (shop: string, time: string | null) => [
    time ? `${shop} has ${time} to answer.` : `${shop} answers.`,
    'You read the answer in your profile, among your disputes.',
    'If you cannot agree, an arbitrator hears both sides and decides.',
  ],
  good: 'What helps',
  tips: [
    'Stay with the facts, in the order in which they happened.',
    'Show it: a picture, the invoice, the letter.',
    'Ask for what would put it right.',
  ],
} as const;
