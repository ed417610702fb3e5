/** Texts of the list below the search field. */
export const suggestionMessages = {
  suggestions: 'Suggestions',
  inCategory: (category: string) => `in ${category}`,
  browseByCategory: 'Browse by category',
  suggestionCount: (count: number, shown: string) => (count === 1 ? '1 suggestion' : `${shown} suggestions`),
} as const;
