import type { Category } from '../contract/category.ts';

export type CategoryId = Category['id'];
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
      if (isNested(child)) waiting.push(child);
      const childId = String(isNested(child) ? child.id : child);
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

function isNested(child: Category | CategoryId): child is Category {
  return typeof child === 'object';
}

/** The children of a category in their order: those it lists, then those that name it as their parent. */
export function childrenOf(index: CategoryIndex, id: CategoryId): Category[] {
  const listed = (index.get(String(id))?.children ?? []).map(child =>
    String(isNested(child) ? child.id : child),
  );
  const naming = [...index].filter(
    ([, { parent_id }]) => parent_id != null && String(parent_id) === String(id),
  );
  const ids = new Set([...listed, ...naming.map(([child]) => child)]);
  return [...ids].map(child => index.get(child)).filter(child => child !== undefined);
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

/** The topmost category above this one, found by walking `parent_id`; of a circle, the last before it closes. */
export function rootOf(index: CategoryIndex, id: CategoryId): Category | undefined {
  return pathTo(index, id)[0];
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
