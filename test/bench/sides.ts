/** The pages that take turns. The lean one is what the others are compared with. */
export const sides = ['ours', 'lean', 'byHand', 'instantSearch'] as const;
export type Side = (typeof sides)[number];

interface Measured {
  /** As tables call it. */
  readonly title: string;
  /** Its address, without the query. */
  readonly path: string;
  /** The class of the links of its cards. */
  readonly link: string;
  /** How long its search field waits after a letter before it asks, ms. */
  readonly debounce: number;
}

export const pages: Readonly<Record<Side, Measured>> = {
  ours: { title: 'ours', path: '/reviews/search', link: 'mp-card__link', debounce: 200 },
  lean: { title: 'lean', path: '/bench/lean', link: 'card-link', debounce: 200 },
  byHand: { title: 'our styles by hand', path: '/bench/hand-written', link: 'mp-card__link', debounce: 200 },
  instantSearch: {
    title: 'react-instantsearch',
    path: '/bench/instantsearch',
    link: 'card-link',
    debounce: 0,
  },
};

/** The sides in an order that differs from round to round, so that none of them is always the first. */
export function inTurn(round: number, of: readonly Side[] = sides): readonly Side[] {
  const first = round % of.length;
  return [...of.slice(first), ...of.slice(0, first)];
}
