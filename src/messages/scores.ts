/** Texts of a large score: what it means. How it is counted stands below. */
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

/** Texts about how scores are counted, and about medals. Numbers are formatted already. */
export const scoreMessages = {
  heading: 'How it is counted',
  /** `Transparency: 97%`. */
  title: (score: string, percent: string) => `${score}: ${percent}`,
  counted: {
    transparency: (part: string, whole: string) => `${part} of ${whole} written reviews are shown.`,
    authenticity: (part: string, whole: string) => `${part} of ${whole} reviews are from verified buyers.`,
  },
  showVerified: 'Show these reviews',
  sum: (raw: string, exact: string, percent: string, isCut: boolean) =>
    isCut
      ? `A score of ${raw}, times 100, is ${exact}: shown as ${percent}, because it is always rounded down.`
      : `A score of ${raw}, times 100, is ${percent}.`,
  top: 'This is the highest medal there is.',
  toNext: (points: number, shown: string, medal: string) =>
    points === 1 ? `One more point to ${medal}.` : `${shown} more points to ${medal}.`,
  tiers: 'Medals by percentage',
  from: (percent: string) => `from ${percent}`,
  exactly: (percent: string) => `at ${percent}`,
  reached: 'reached',
  learnMore: 'More about medals',
} as const;
