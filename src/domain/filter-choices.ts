import { productOrderMessages as names } from '../messages/search.ts';

export interface SortChoice {
  /** The value in the address. Empty for the default order, because a select has only texts as values. */
  readonly value: string;
  readonly label: string;
}

const order = (name: keyof typeof names, value: string = name): SortChoice => ({
  value,
  get label() {
    return names[name];
  },
});

/** The sort orders of products, in the order shown. */
export const productOrders: readonly SortChoice[] = [
  order('default', ''),
  order('reviews_count'),
  order('newest'),
  order('best_selling'),
  order('price_asc'),
  order('price_desc'),
];

/** The sort order of an address; the default one if it is not among those offered. */
export function chosenOrder(orders: readonly SortChoice[], sort_by: string | null): string {
  return orders.find(({ value }) => value === sort_by)?.value ?? '';
}
