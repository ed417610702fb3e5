/** Texts of a large score: what it means. How it is counted stands in `scores.ts`. */
export const scoreFullMessages = {
  about: {
    transparency:
      'The share of all written reviews, good and bad, that everyone can read here. A store that holds none back has 100%.',
    authenticity:
      'The share of the reviews shown that come from confirmed buyers. If all of them do, it is 100%.',
  },
  details: 'Details',
  detailsOf: (score: string) => `Details: how ${score} is counted`,
  explain: (what: string) => `What ${what} means`,
} as const;
