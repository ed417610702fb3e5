import type { Category } from '../contract/category.ts';
import { categoryBarMax } from '../contract/limits.ts';
import {
  type CategoryId,
  type CategoryIndex,
  childrenOf,
  sortCategories,
  topLevel,
} from './category-tree.ts';

/** The categories of the bar: the first of the top level by `bar_order`, then by name. */
export function barCategories(index: CategoryIndex): Category[] {
  return sortCategories(topLevel(index), 'bar_order').slice(0, categoryBarMax);
}

/** The children of a category as the mega-menu lists them: by `bar_order`, alike ones as the host lists them. */
export function barChildren(index: CategoryIndex, id: CategoryId): Category[] {
  const position = ({ bar_order }: Category) => bar_order ?? Number.MAX_VALUE;
  return childrenOf(index, id).sort((a, b) => position(a) - position(b));
}

/** Deals a list out to columns, read one after the other; the first ones are the longer ones. */
export function inColumns<T>(list: readonly T[], count: number): T[][] {
  const columns: T[][] = [];
  for (let column = 0, from = 0; column < count; column += 1) {
    const to = from + Math.ceil((list.length - from) / (count - column));
    columns.push(list.slice(from, to));
    from = to;
  }
  return columns;
}
