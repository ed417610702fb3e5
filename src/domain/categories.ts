import type { Category } from '../contract/categories.ts';
import { categoryBarMax } from '../contract/limits.ts';
import { textLocale } from '../messages/message.ts';
import { once } from './format.ts';

export type CategoryId = Category['id'];

/** All categories by id, in the order of the list, parents first. Keys are texts, so that 7 and "7" are the same. */
export type CategoryIndex = ReadonlyMap<string, Category>;

/**
 * Indexes nested or flat categories. A nested category without a `parent_id` gets the id of the category that lists it.
 * If two categories have the same id, the one at the higher level counts. The other one fills in its missing fields.
 */
export function indexCategories(categories: readonly Category[]): CategoryIndex {
  const index = new Map<string, Category>();
  const parents = new Map<string, CategoryId>();
  const queue: Category[] = [...categories];
  const seen = new Set<Category>();
  // Breadth first and without recursion, so that neither depth nor a cycle can break it.
  for (const category of queue) {
    if (seen.has(category)) continue;
    seen.add(category);
    const id = String(category.id);
    index.set(id, merge(index.get(id), category));
    for (const child of category.children ?? []) {
      if (isCategory(child)) queue.push(child);
      const childId = idOf(child);
      if (!parents.has(childId)) parents.set(childId, category.id);
    }
  }
  for (const [id, category] of index) {
    const parent = parents.get(id);
    if (category.parent_id == null && parent !== undefined) index.set(id, { ...category, parent_id: parent });
  }
  return index;
}

function merge(first: Category | undefined, second: Category): Category {
  if (!first) return second;
  const given = Object.entries(first).filter(([, value]) => value !== null && value !== undefined);
  return { ...second, ...Object.fromEntries(given) };
}

/** Whether a list item is a category, and not only the id of one. */
export function isCategory(listed: Category | CategoryId): listed is Category {
  return typeof listed === 'object';
}

/** The id of a list item, as it stands in an index. */
export const idOf = (listed: Category | CategoryId): string =>
  String(isCategory(listed) ? listed.id : listed);

/** The children of a category: first those it lists, then those that name it as their parent. */
export function childrenOf(index: CategoryIndex, id: CategoryId): Category[] {
  const ids = [...(childIdsOf(index).get(String(id)) ?? [])];
  return ids.map(child => index.get(child)).filter(child => child !== undefined);
}

/** Computed once for a whole index: a search per category would take seconds for thousands of categories. */
const childIds = /* @__PURE__ */ new WeakMap<CategoryIndex, ReadonlyMap<string, ReadonlySet<string>>>();

function childIdsOf(index: CategoryIndex): ReadonlyMap<string, ReadonlySet<string>> {
  const found = childIds.get(index);
  if (found) return found;
  const ids = new Map<string, Set<string>>();
  for (const [id, { children }] of index) ids.set(id, new Set((children ?? []).map(idOf)));
  for (const [id, { parent_id }] of index) {
    if (parent_id == null) continue;
    const parent = String(parent_id);
    ids.set(parent, (ids.get(parent) ?? new Set()).add(id));
  }
  childIds.set(index, ids);
  return ids;
}

/** The path from the top level to a category, including it; empty for an unknown id. */
export function pathTo(index: CategoryIndex, id: CategoryId): Category[] {
  const path = new Set<Category>();
  let current = index.get(String(id));
  while (current && !path.has(current)) {
    path.add(current);
    current = current.parent_id == null ? undefined : index.get(String(current.parent_id));
  }
  return [...path].reverse();
}

/** The categories without a parent. */
export function topLevel(index: CategoryIndex): Category[] {
  return [...index.values()].filter(({ parent_id }) => parent_id == null);
}

export type CategoryOrder = 'name' | 'bar_order' | 'page_order';

/** A copy sorted by name, ignoring case, or by position. Those without a position come last, by name. */
export function sortCategories(categories: readonly Category[], by: CategoryOrder): Category[] {
  const locale = textLocale();
  const { compare } = once(`c${locale}`, () => new Intl.Collator(locale, { sensitivity: 'accent' }));
  const position = (category: Category) => (by === 'name' ? 0 : (category[by] ?? Number.POSITIVE_INFINITY));
  return [...categories].sort((a, b) => {
    const [first, second] = [position(a), position(b)];
    return first === second ? compare(a.name, b.name) : first - second;
  });
}

/** The first categories of the top level by `bar_order`, then by name. */
export function barCategories(index: CategoryIndex): Category[] {
  return sortCategories(topLevel(index), 'bar_order').slice(0, categoryBarMax);
}

/** The children of a category in the order of the mega-menu: by `bar_order`, then as the host lists them. */
export function barChildren(index: CategoryIndex, id: CategoryId): Category[] {
  const position = ({ bar_order }: Category) => bar_order ?? Number.MAX_VALUE;
  return childrenOf(index, id).sort((a, b) => position(a) - position(b));
}

/** Splits a list into columns, read one after the other. The first columns are the longer ones. */
export function inColumns<T>(list: readonly T[], count: number): T[][] {
  const columns: T[][] = [];
  for (let column = 0, from = 0; column < count; column += 1) {
    const to = from + Math.ceil((list.length - from) / (count - column));
    columns.push(list.slice(from, to));
    from = to;
  }
  return columns;
}
