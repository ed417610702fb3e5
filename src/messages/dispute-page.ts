import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the page of a dispute that differ by who is looking. */
export const disputePageTexts = defineMessages('disputeView', {
  own: {
    title: 'Your dispute',
    titleOf: message('Your dispute: {subject}'),
    back: 'Your disputes',
    loading: 'Loading your dispute',
    failed: 'We couldn’t load your dispute',
    gone: 'It may have been removed, or it belongs to someone else.',
  },
  arbitrator: {
    title: 'Dispute',
    titleOf: message('Dispute: {subject}'),
    back: 'All disputes',
    loading: 'Loading the dispute',
    failed: 'We couldn’t load the dispute',
    gone: 'It may have been removed.',
  },
});

/** Texts of the page of a dispute. */
export const disputePageMessages = defineMessages('disputePage', {
  goneTitle: 'We can’t find this dispute',
  number: message('Dispute {id}'),
  print: 'Print',
  standing: 'Status',
  about: 'Order',
  /** The total of the order. */
  value: message('Value of the order: {price}'),
  responseTime: message('The store says it answers within {time}.'),
  people: 'People involved',
  review: 'The review of it',
  /** The texts of both sides, beside each other. */
  claim: 'Claim',
  reply: 'Reply',
  noReply: 'The store has not answered.',
  earlier: message(
    '{count, plural, =0 {No earlier disputes} one {# earlier dispute} other {# earlier disputes}}',
  ),
  won: message('{count} decided in their favour'),
  /** Leads down to the actions. */
  toActions: 'See what you can do',
  next: 'Next dispute',
  sendAndNext: message('{action}, then the next one'),
});

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
