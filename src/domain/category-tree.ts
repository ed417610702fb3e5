import type { Category } from '../contract/categories.ts';
import {
  type CategoryId,
  type CategoryIndex,
  type CategoryOrder,
  childrenOf,
  idOf,
  indexCategories,
  isCategory,
  pathTo,
  sortCategories,
} from './categories.ts';
import { fold } from './fold.ts';

/** A category with all its descendants. */
export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

/** A list of categories or of their ids. */
type Listed = readonly (Category | CategoryId)[] | null | undefined;

/** Whether a list holds ids of categories that are not loaded, at any level. */
export function hasUnknownIds(listed: Listed, loaded: CategoryIndex): boolean {
  return (listed ?? []).some(one =>
    isCategory(one) ? hasUnknownIds(one.children, loaded) : !loaded.has(String(one)),
  );
}

/**
 * Builds trees from a nested or flat list. A category whose parent is in the list, too, becomes its descendant. Ids
 * are looked up among the loaded categories. Others are left out.
 */
export function categoryNodes(listed: Listed, loaded: CategoryIndex): CategoryNode[] {
  const index = indexCategories([...(listed ?? []).filter(isCategory), ...loaded.values()]);
  return treesBelow(topsOf(listed, index), index);
}

/** The categories of a list that are below no other one of the list. */
function topsOf(listed: Listed, index: CategoryIndex): Category[] {
  const found = new Set(resolve(listed, index));
  const isBelow = (category: Category) =>
    pathTo(index, category.id).some(above => above !== category && found.has(above));
  const tops = [...found].filter(category => !isBelow(category));
  // A category may name another parent than the one of the list that has it among its children.
  const children = new Set(
    (listed ?? []).filter(isCategory).flatMap(({ children }) => children?.map(idOf) ?? []),
  );
  const highest = tops.filter(({ id }) => !children.has(String(id)));
  // Categories that have each other as children would otherwise all be left out.
  return highest.length > 0 ? highest : tops;
}

/** Each category with its descendants. One that is its own descendant appears once. */
function treesBelow(categories: readonly Category[], index: CategoryIndex): CategoryNode[] {
  const seen = new Set<Category>();
  const treeOf = (category: Category): CategoryNode => {
    const children = seen.has(category) ? [] : childrenOf(index, category.id);
    seen.add(category);
    return { category, children: children.map(treeOf) };
  };
  return categories.map(treeOf);
}

function resolve(listed: Listed, index: CategoryIndex): Category[] {
  return (listed ?? []).map(one => index.get(idOf(one))).filter(category => category !== undefined);
}

/** A copy, sorted on every level. */
export function sortNodes(nodes: readonly CategoryNode[], by: CategoryOrder): CategoryNode[] {
  const nodeOf = new Map(nodes.map(node => [node.category, node]));
  return sortCategories([...nodeOf.keys()], by).flatMap(category => {
    const node = nodeOf.get(category);
    return node ? [{ category, children: sortNodes(node.children, by) }] : [];
  });
}

/** A copy, on every level by `page_order`; those without one follow, as the host lists them. */
function inPageOrder(nodes: readonly CategoryNode[]): CategoryNode[] {
  const position = ({ category: { page_order } }: CategoryNode) => page_order ?? Number.MAX_VALUE;
  return [...nodes]
    .sort((a, b) => position(a) - position(b))
    .map(({ category, children }) => ({ category, children: inPageOrder(children) }));
}

/** The number of categories on all levels. */
export function countNodes(nodes: readonly CategoryNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}

/** The category with a handle, on any level. */
export function findByHandle(nodes: readonly CategoryNode[], handle: string): Category | undefined {
  for (const { category, children } of nodes) {
    const found = category.handle === handle ? category : findByHandle(children, handle);
    if (found) return found;
  }
  return undefined;
}

/**
 * Filters by a typed text. A category matches if each typed word begins a word of its name. Matches keep their
 * descendants and ancestors. An empty text keeps everything.
 */
export function filterNodes(nodes: readonly CategoryNode[], text: string): readonly CategoryNode[] {
  const words = searchWords(text).split(' ').filter(Boolean);
  if (words.length === 0) return nodes;
  const keep = (node: CategoryNode): CategoryNode[] => {
    const name = ` ${searchWords(node.category.name)}`;
    if (words.every(word => name.includes(` ${word}`))) return [node];
    const children = node.children.flatMap(keep);
    return children.length > 0 ? [{ category: node.category, children }] : [];
  };
  return nodes.flatMap(keep);
}

/** Words for comparing: without accents, punctuation and capitals. */
function searchWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The answer about one category. Its lists are in the category or beside it. */
export interface CategoryAnswer {
  readonly category: Category & {
    readonly grand_children?: Listed;
    readonly upper_level_categories?: Listed;
  };
  readonly children?: Listed;
  readonly grand_children?: Listed;
  readonly upper_level_categories?: Listed;
}

/** The ancestors of a category from the top level down, and the trees of its subcategories. */
export interface RelatedCategories {
  readonly ancestors: readonly Category[];
  readonly subcategories: readonly CategoryNode[];
}

/** Reads the related categories of an answer. Ids are looked up among the loaded categories. */
export function relatedCategories(answer: CategoryAnswer, loaded: CategoryIndex): RelatedCategories {
  const { category } = answer;
  const [children, grandChildren, upper] = listsOf(answer);
  const listed = [...(children ?? []), ...(grandChildren ?? []), ...(upper ?? [])].filter(isCategory);
  const index = indexCategories([...listed, ...loaded.values()]);
  const subcategories = inPageOrder(categoryNodes(children, index));
  const named = resolve(upper, index).filter(({ id }) => String(id) !== String(category.id));
  const ancestors = named.length > 0 ? sortByLevel(named) : pathTo(index, category.id).slice(0, -1);
  return { ancestors, subcategories };
}

function sortByLevel(categories: readonly Category[]): readonly Category[] {
  const hasLevels = categories.every(({ level }) => level != null);
  return hasLevels ? [...categories].sort((a, b) => (a.level ?? 0) - (b.level ?? 0)) : categories;
}

/** Whether an answer holds ids of categories that are not loaded. */
export function answerHasUnknownIds(answer: CategoryAnswer, loaded: CategoryIndex): boolean {
  return listsOf(answer).some(list => hasUnknownIds(list, loaded));
}

function listsOf({ category, ...beside }: CategoryAnswer): readonly [Listed, Listed, Listed] {
  return [
    beside.children ?? category.children,
    beside.grand_children ?? category.grand_children,
    beside.upper_level_categories ?? category.upper_level_categories,
  ];
}
