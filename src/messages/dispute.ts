import type { DecisionOutcome } from '../contract/dispute.ts';
import type { DisputeParty, DisputeStatus } from '../contract/dispute-summary.ts';
import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts that the pages of a dispute share. `who` is a party, or its name; `isYou`: the person who reads it. Prices and dates are formatted already. */
export const disputeMessages = defineMessages('dispute', {
  statuses: {
    awaiting_store: 'Waiting for the store',
    awaiting_reviewer: 'Waiting for the reviewer',
    awaiting_arbitrator: 'With an arbitrator',
    settled: 'Settled',
    decided: 'Decided',
    closed: 'Closed',
    withdrawn: 'Withdrawn',
  } satisfies Record<DisputeStatus, string>,
  /** Usual types; those of a host that are not here are shown as they are. */
  types: {
    not_received: 'Not received',
    damaged: 'Damaged',
    not_as_described: 'Not as described',
    wrong_item: 'Wrong item',
    missing_parts: 'Something missing',
    refund_missing: 'Refund missing',
    service: 'No help from the store',
  },
  /** To the reviewer, in place of `awaiting_reviewer`. */
  yourTurn: 'Your answer is needed',

  you: 'You',
  parties: {
    reviewer: 'The reviewer',
    store: 'The store',
    arbitrator: 'The arbitrator',
  } satisfies Record<DisputeParty, string>,
  /** Whom somebody asks, within `information_requested_of`. */
  inSentence: {
    you: 'you',
    reviewer: 'the reviewer',
    store: 'the store',
    arbitrator: 'the arbitrator',
  },

  awaiting: {
    you: 'Your turn',
    party: message('Waiting for {name}'),
    arbitrator: 'Waiting for an arbitrator',
    due: message('Due by {date}'),
    left: message('{time} left'),
    overdue: message('Was due by {date}'),
    next: {
      store: 'Without a reply in time, an arbitrator takes over.',
      arbitrator: 'An arbitrator reads what both sides say, and decides.',
    },
  },

  timeline: 'Timeline',
  /** Whole sentences, because languages differ in more than the name. */
  opened: message('{isYou, select, true {You opened the dispute} other {{who} opened the dispute}}'),
  store_answered: message('{isYou, select, true {You replied} other {{who} replied}}'),
  store_silent: message(
    '{isYou, select, true {You didn’t reply in time} other {{who} didn’t reply in time}}',
  ),
  message: message('{isYou, select, true {You added a message} other {{who} added a message}}'),
  assigned: message(
    '{isYou, select, true {You are handling the dispute} other {{who} is handling the dispute}}',
  ),
  information_requested: message(
    '{isYou, select, true {You asked for more information} other {{who} asked for more information}}',
  ),
  information_requested_of: message(
    '{isYou, select, true {You asked {asked} for more information} other {{who} asked {asked} for more information}}',
  ),
  information_given: message(
    '{isYou, select, true {You gave the information} other {{who} gave the information}}',
  ),
  decided: message('{isYou, select, true {You decided} other {{who} decided}}'),
  closed: message('{isYou, select, true {You closed the dispute} other {{who} closed the dispute}}'),
  withdrawn: message('{isYou, select, true {You withdrew the dispute} other {{who} withdrew the dispute}}'),
  settled: message(
    '{isYou, select, true {You accepted the store’s offer} other {{who} accepted the store’s offer}}',
  ),
  other: message('{isYou, select, true {You wrote} other {{who} wrote}}'),
  answerBy: message('Answer by {date}'),

  outcomes: {
    reviewer: 'In favour of the reviewer',
    store: 'In favour of the store',
    partial: 'Partly for each side',
  } satisfies Record<DecisionOutcome, string>,
  yourFavour: 'In your favour',
  amount: message('{price} back to the reviewer'),
  /** The label of a field for an amount, and the code of its currency. */
  amountIn: message('{label} ({currency})'),
  /** An amount in the question before an action. `label` is that of its field. */
  amountIs: message('{label}: {price}'),
  nothingBack: 'Nothing is paid back',
  yourAmount: message('{price} back to you'),

  wanted: 'Desired outcome',
  wantedOf: message('Desired outcome: {outcome}'),
  /** Usual outcomes; those of a host that are not here are shown as they are. */
  outcomeTypes: {
    refund: 'Full refund',
    partial_refund: 'Partial refund',
    replacement: 'Replacement',
    repair: 'Repair',
    other: 'Something else',
  },
  openFile: message('Open {name}'),
  playFile: message('Play {name}'),
  unnamedFile: 'File',

  actions: 'What you can do',
  /** Over the actions after which nothing can be done. */
  ending: 'End the dispute',
  retry: message('Try again: {action}'),
  cancel: 'Cancel',
  /** What was typed cannot be read. `example` is a number or a price, formatted. */
  notANumber: message('Please enter a number, such as {example}.'),
  amountTooLow: 'Please enter an amount above 0.',
  amountTooHigh: message('Please enter no more than {price}, the value of the order.'),
  fieldMissing: 'Please fill this in.',
  choiceMissing: 'Please choose one.',
  filesMissing: 'Please add a file.',
  fieldTooLong: message(
    '{max, plural, one {Please keep it to # character.} other {Please keep it to # characters.}}',
  ),
  conflict: {
    title: 'The dispute has changed',
    text: 'That’s no longer possible. Here is the dispute as it is now.',
    unsent: 'You had written:',
  },
});

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
  responseTime: message('The store says it replies within {time}.'),
  people: 'People involved',
  review: 'Related review',
  /** The texts of both sides, beside each other. */
  claim: 'Claim',
  reply: 'Reply',
  noReply: 'The store hasn’t replied.',
  earlier: message(
    '{count, plural, =0 {No earlier disputes} one {# earlier dispute} other {# earlier disputes}}',
  ),
  won: message(
    '{count, plural, =0 {none decided in their favour} one {# decided in their favour} other {# decided in their favour}}',
  ),
  /** Leads down to the actions. */
  toActions: 'See what you can do',
  next: 'Next dispute',
  sendAndNext: message('{action}, then the next one'),
});
