import { defineMessages } from './define.ts';

/** How long its writer had used what a review is about. */
export const usedForMessages = defineMessages('usedFor', {
  under_1_month: 'Used under a month',
  '1_to_6_months': 'Used 1 to 6 months',
  '6_to_12_months': 'Used 6 to 12 months',
  over_1_year: 'Used over a year',
});

/** Texts of how reviews came about: of one, and of all of a product or store. */
export const originMessages = defineMessages('origin', {
  /** A verified review that was written on this site: its source does not say how the purchase is known. */
  ordered: 'Ordered at this store',
  rewarded: 'Rewarded by the store',
  collected: 'How these reviews were collected',
  meaning: 'What this means',
});
