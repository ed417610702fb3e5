/** Texts of the bar with the categories, and of what opens below it. */
export const categoryBarMessages = {
  label: 'Product categories',
  all: (category: string) => `All ${category}`,
} as const;
