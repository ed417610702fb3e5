import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the form itself. */
export const disputeFormMessages = defineMessages('disputeForm', {
  lead: message('Say what went wrong. {shop} replies first. If you can’t agree, an arbitrator decides.'),
  leadWithin: message(
    'Say what went wrong. {shop} has {time} to reply. If you can’t agree, an arbitrator decides.',
  ),
  store: 'The store',
  product: 'Product',

  noOrdersTitle: 'A dispute needs an order',
  noShopOrders: message(
    'You can open a dispute about something you ordered here. We can’t find an order of yours from {shop}.',
  ),
  noProductOrders:
    'You can open a dispute about something you ordered here. We can’t find an order of yours for this product.',
  seeOrders: 'See your orders',
  allOpenTitle: 'You already have a dispute about this',
  allOpen: 'It’s still open. Add what you want to say there.',
  seeDispute: 'See the dispute',

  source: 'Which order is it about?',
  ongoing: 'Dispute open',
  quantity: message('{count, plural, one {# piece} other {# pieces}}'),
  allOrders: message('{count, plural, one {Show # order} other {Show all # orders}}'),
  type: 'What went wrong?',
  description: 'What happened',
  descriptionHint:
    'When did it happen, and what did the store say so far? The store and an arbitrator read this.',
  outcomeType: 'What would put it right?',
  outcome: 'Details',
  outcomeHint: 'Optional: how much, by when, or which part.',
  files: 'Pictures, videos and documents',
  filesHint: message('Optional, up to {max}: what arrived, the invoice, what the store wrote.'),

  noSource: 'Please choose the order.',
  noType: 'Please choose what went wrong.',
  noDescription: 'Please say what happened.',
  noOutcome: 'Please choose what would put it right.',
  tooLong: message(
    '{max, plural, one {Please keep it to # character.} other {Please keep it to # characters.}}',
  ),

  look: 'Check and send',
  reviewTitle: 'Check your dispute',
  reviewLead: message(
    'We’ll send this to {shop}, and to an arbitrator if you can’t agree. You can’t edit it later.',
  ),
  send: 'Send dispute',
  change: 'Change something',
  none: 'Not given',

  steps: 'What happens next',
  answers: message('{shop} replies.'),
  answersWithin: message('{shop} has {time} to reply.'),
  nextSteps: [
    'You’ll find the reply in your profile, under Disputes.',
    'If you can’t agree, an arbitrator hears both sides and decides.',
  ],
  noReview: 'You can’t review this order while the dispute is open.',
  good: 'What helps',
  tips: [
    'Stick to the facts, in order.',
    'Add proof: photos, the invoice, emails.',
    'Ask for what would put it right.',
  ],
});
