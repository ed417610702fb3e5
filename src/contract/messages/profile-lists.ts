/** Texts of the reviews on both kinds of profile. Apart from those of the head, because they are loaded after it. */
export const profileListMessages = {
  stars: 'Stars',
  anyStars: 'All',
  sort: 'Sort by',
  sorts: { pictures_first: 'Pictures first', newest: 'Newest' } as Readonly<Record<string, string>>,
  clear: 'Clear filters',
} as const;
