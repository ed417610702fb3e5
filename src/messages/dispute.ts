import type { DecisionOutcome } from '../contract/dispute.ts';
import type { DisputeParty, DisputeStatus } from '../contract/dispute-summary.ts';

/** Texts that the pages of a dispute share. `who` is "You", or a name. Numbers, prices and dates are formatted already. */
export const disputeMessages = {
  statuses: {
    awaiting_store: 'Waiting for the store',
    awaiting_reviewer: 'Waiting for the reviewer',
    awaiting_arbitrator: 'With an arbitrator',
    settled: 'Settled',
    decided: 'Decided',
    closed: 'Closed',
    withdrawn: 'Withdrawn',
  } satisfies Record<DisputeStatus, string>,
  /** To the reviewer, in place of `awaiting_reviewer`. */
  yourTurn: 'Your answer is needed',

  you: 'You',
  parties: {
    reviewer: 'The reviewer',
    store: 'The store',
    arbitrator: 'The arbitrator',
  } satisfies Record<DisputeParty, string>,

  awaiting: {
    you: 'It is your turn',
    party: (name: string) => `Waiting for ${name}`,
    arbitrator: 'Waiting for an arbitrator',
    due: (date: string) => `Due by ${date}`,
    left: (time: string) => `${time} left`,
    overdue: (date: string) => `Was due by ${date}`,
    storeNext: 'Without an answer in time, an arbitrator takes over.',
    arbitratorNext: 'An arbitrator reads what both sides say, and decides.',
  },

  timeline: 'Timeline',
  opened: (who: string) => `${who} opened the dispute`,
  store_answered: (who: string) => `${who} answered`,
  store_silent: (who: string) => `${who} did not answer in time`,
  message: (who: string) => `${who} added a message`,
  assigned: (who: string) => `${who} is handling the dispute`,
  information_requested: (who: string) => `${who} asked for more information`,
  information_requested_of: (who: string, asked: string) => `${who} asked ${asked} for more information`,
  information_given: (who: string) => `${who} gave the information`,
  decided: (who: string) => `${who} decided`,
  closed: (who: string) => `${who} closed the dispute`,
  withdrawn: (who: string) => `${who} withdrew the dispute`,
  settled: (who: string) => `${who} accepted the store’s offer`,
  other: (who: string) => `${who} wrote`,
  answerBy: (date: string) => `Answer by ${date}`,

  outcomes: {
    reviewer: 'In favor of the reviewer',
    store: 'In favor of the store',
    partial: 'Partly for each side',
  } satisfies Record<DecisionOutcome, string>,
  yourFavour: 'In your favor',
  amount: (price: string) => `${price} back to the reviewer`,
  nothingBack: 'Nothing is paid back',
  yourAmount: (price: string) => `${price} back to you`,

  wanted: 'Desired outcome',
  files: 'Files',
  openFile: (name: string) => `Open ${name}`,
  playFile: (name: string) => `Play ${name}`,
  unnamedFile: 'File',

  actions: 'What you can do',
  cancel: 'Cancel',
  notANumber: 'Please enter a number.',
  fieldMissing: 'Please fill this in.',
  choiceMissing: 'Please choose one.',
  filesMissing: 'Please add a file.',
  fieldTooLong: (max: string) => `Please keep it to ${max} characters.`,
  conflict: {
    title: 'The dispute has changed',
    text: 'That’s no longer possible. Here is the dispute as it is now.',
    unsent: 'You had written:',
  },
} as const;
