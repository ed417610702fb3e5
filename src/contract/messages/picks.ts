/** Texts of what stands on every card: the heart and the choice for the comparison. */
export const pickMessages = {
  follow: 'Follow',
  followOf: (name: string) => `Follow ${name}`,
  compare: 'Compare',
  compareOf: (name: string) => `Compare ${name}`,
} as const;
