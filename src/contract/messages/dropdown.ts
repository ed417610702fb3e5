/** Texts of the list that a dropdown opens. */
export const dropdownMessages = {
  noMatch: 'Sorry, no matching options.',
  loading: 'Loading...',
  filter: 'Type to filter',
  matches: (count: number, shown: string) => (count === 1 ? '1 option' : `${shown} options`),
} as const;
