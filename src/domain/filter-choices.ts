import { sortOptions } from '../contract/limits.ts';

export interface SortChoice {
  /** Empty for the default order, which has no value in an address: a selection list knows texts only. */
  readonly value: string;
  readonly label: string;
}

/** The orders of products, in the order shown. */
export const productOrders: readonly SortChoice[] = /* @__PURE__ */ sortOptions.map(({ value, label }) => ({
  value: value ?? '',
  label,
}));

/** The orders of stores. These have no price: an order by it is offered only where an address asks for it. */
export const storeOrders = (inEffect: string | null): readonly SortChoice[] =>
  productOrders.filter(({ value }) => !value.startsWith('price') || value === inEffect);

/** Which of the orders an address asks for; the default one where it is none of them. */
export function chosenOrder(orders: readonly SortChoice[], sort_by: string | null): string {
  return orders.find(({ value }) => value === sort_by)?.value ?? '';
}

/**
 * The lower limits to choose from, lowest first: none (0), the usual ones, and the one in effect where an address names
 * another. An address may ask for less than nothing: that is no limit.
 */
export function limitChoices(usual: readonly number[], inEffect: number): number[] {
  return [...new Set([0, ...usual, atLeastNone(inEffect)])].sort((a, b) => a - b);
}

/** Which of the choices a limit is. */
export function atLeastNone(limit: number): number {
  return Math.max(limit, 0);
}
