/** Texts at the head of both kinds of profile. `count` selects singular or plural. */
export const profileMessages = {
  edit: 'Edit profile',
  figures: 'Figures',
  shops: (count: number) => (count === 1 ? 'store followed' : 'stores followed'),
  products: (count: number) => (count === 1 ? 'product followed' : 'products followed'),
  people: (count: number) => (count === 1 ? 'person followed' : 'people followed'),
  followers: (count: number) => (count === 1 ? 'follower' : 'followers'),
} as const;
