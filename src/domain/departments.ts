import type { Category } from '../contract/categories.ts';
import { type CategoryIndex, topLevel } from './categories.ts';

/** The id of the entry that stands for all departments, the categories of the top level. */
const departmentsId = 'mp-departments';

export const isDepartments = ({ id }: Category): boolean => id === departmentsId;

/** The entry of the category bar that stands for all departments, with them as its children. */
export function departmentsOf(index: CategoryIndex, name: string, path: string): Category {
  return {
    id: departmentsId,
    name,
    path,
    bar_flat_view: true,
    children: topLevel(index).map(({ id }) => id),
  };
}
