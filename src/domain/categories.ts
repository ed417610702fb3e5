import type { Category } from '../contract/categories.ts';
import { categoryBarMax } from '../contract/limits.ts';

export type CategoryId = Category['id'];
/** A category's id as searches take it: a whole number. Null for any other, for no search is limited by that. */
export function searchableId(id: CategoryId): number | null {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : null;
}

/** Every category by its id as text, so that 7 and "7" are one. In the order of the list, parents first. */
export type CategoryIndex = ReadonlyMap<string, Category>;

/**
 * Indexes categories, whether they come nested or flat. A nested one that does not name its parent gets it from
 * where it stands; of two with one id the one higher up counts, and takes from the other what it does not
 * say itself.
 */
export function indexCategories(categories: readonly Category[]): CategoryIndex {
  const index = new Map<string, Category>();
  const parents = new Map<string, CategoryId>();
  const waiting: Category[] = [...categories];
  const seen = new Set<Category>();
  // Breadth first and without recursion: neither depth nor a cycle of objects can break it.
  for (const category of waiting) {
    if (seen.has(category)) continue;
    seen.add(category);
    const id = String(category.id);
    index.set(id, merge(index.get(id), category));
    for (const child of category.children ?? []) {
      if (isFull(child)) waiting.push(child);
      const childId = String(isFull(child) ? child.id : child);
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
  const said = Object.entries(first).filter(([, value]) => value !== null && value !== undefined);
  return { ...second, ...Object.fromEntries(said) };
}

/** Whether a list that may hold ids as well has the category itself here. */
export function isFull(listed: Category | CategoryId): listed is Category {
  return typeof listed === 'object';
}

/** The children of a category in their order: those it lists, then those that name it as their parent. */
export function childrenOf(index: CategoryIndex, id: CategoryId): Category[] {
  const ids = [...(childIdsOf(index).get(String(id)) ?? [])];
  return ids.map(child => index.get(child)).filter(child => child !== undefined);
}

/** Found for all categories of an index at once: to look through all for each of them takes seconds for thousands. */
const childIds = /* @__PURE__ */ new WeakMap<CategoryIndex, ReadonlyMap<string, ReadonlySet<string>>>();

function childIdsOf(index: CategoryIndex): ReadonlyMap<string, ReadonlySet<string>> {
  const found = childIds.get(index);
  if (found) return found;
  const ids = new Map<string, Set<string>>();
  for (const [id, { children }] of index)
    ids.set(id, new Set((children ?? []).map(child => String(isFull(child) ? child.id : child))));
  for (const [id, { parent_id }] of index) {
    if (parent_id == null) continue;
    const parent = String(parent_id);
    ids.set(parent, (ids.get(parent) ?? new Set()).add(id));
  }
  childIds.set(index, ids);
  return ids;
}

/** The way from the top level down to a category, itself included; empty for an id that nobody knows. */
export function pathTo(index: CategoryIndex, id: CategoryId): Category[] {
  const path = new Set<Category>();
  let current = index.get(String(id));
  while (current && !path.has(current)) {
    path.add(current);
    current = current.parent_id == null ? undefined : index.get(String(current.parent_id));
  }
  return [...path].reverse();
}

/** The categories that have no parent. */
export function topLevel(index: CategoryIndex): Category[] {
  return [...index.values()].filter(({ parent_id }) => parent_id == null);
}

export type CategoryOrder = 'name' | 'bar_order' | 'page_order';

/** A sorted copy: by name regardless of case, or by a position, where those without one come last, by name. */
export function sortCategories(categories: readonly Category[], by: CategoryOrder): Category[] {
  const position = (category: Category) => (by === 'name' ? 0 : (category[by] ?? Number.POSITIVE_INFINITY));
  return [...categories].sort((a, b) => {
    const [first, second] = [position(a), position(b)];
    return first === second ? byName.compare(a.name, b.name) : first - second;
  });
}
const byName = /* @__PURE__ */ new Intl.Collator('en', { sensitivity: 'accent' });

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
