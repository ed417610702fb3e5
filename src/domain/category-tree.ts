import type { Category } from '../contract/categories.ts';
import {
  type CategoryId,
  type CategoryIndex,
  type CategoryOrder,
  childrenOf,
  indexCategories,
  isFull,
  pathTo,
  sortCategories,
} from './categories.ts';
import { fold } from './fold.ts';

/** A category with those below it in full, however the host sent them. */
export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

/** Lists hold categories in full or only their ids. */
type Listed = readonly (Category | CategoryId)[] | null | undefined;

/** Whether there are ids in a list, or below it, that nothing tells the name of. */
export function hasUnknown(listed: Listed, known: CategoryIndex): boolean {
  return (listed ?? []).some(one =>
    isFull(one) ? hasUnknown(one.children, known) : !known.has(String(one)),
  );
}

/**
 * Categories with everything below them. One that a flat list holds beside its parent stands below that. Ids are looked
 * up among the known ones; those that nobody knows are left out.
 */
export function categoryNodes(listed: Listed, known: CategoryIndex): CategoryNode[] {
  const full = (listed ?? []).filter(isFull);
  const index = indexCategories([...full, ...known.values()]);
  const seen = new Set<Category>();
  const toNode = (category: Category): CategoryNode => {
    // What is below itself stands there once.
    if (seen.has(category)) return { category, children: [] };
    seen.add(category);
    return { category, children: childrenOf(index, category.id).map(toNode) };
  };
  const found = new Set(resolve(listed, index));
  const isTop = ({ id }: Category) =>
    !pathTo(index, id)
      .slice(0, -1)
      .some(above => found.has(above));
  return [...found].filter(isTop).map(toNode);
}

function resolve(listed: Listed, index: CategoryIndex): Category[] {
  const found = (listed ?? []).map(one => index.get(String(isFull(one) ? one.id : one)));
  return found.filter(category => category !== undefined);
}

/** A sorted copy, on every level. */
export function sortNodes(nodes: readonly CategoryNode[], by: CategoryOrder): CategoryNode[] {
  const nodeOf = new Map(nodes.map(node => [node.category, node]));
  return sortCategories([...nodeOf.keys()], by).flatMap(category => {
    const node = nodeOf.get(category);
    return node ? [{ category, children: sortNodes(node.children, by) }] : [];
  });
}

/** How many categories there are on all levels. */
export function countNodes(nodes: readonly CategoryNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}

/** The category whose address ends in this, on any level. */
export function findByHandle(nodes: readonly CategoryNode[], handle: string): Category | undefined {
  for (const { category, children } of nodes) {
    const found = category.handle === handle ? category : findByHandle(children, handle);
    if (found) return found;
  }
  return undefined;
}

/**
 * What a typed text leaves: categories in whose name each of its words begins a word, with everything below them, and
 * those above them, as the way there. An empty text leaves all.
 */
export function filterNodes(nodes: readonly CategoryNode[], text: string): readonly CategoryNode[] {
  const words = plain(text).split(' ').filter(Boolean);
  if (words.length === 0) return nodes;
  const keep = (node: CategoryNode): CategoryNode[] => {
    const name = ` ${plain(node.category.name)}`;
    if (words.every(word => name.includes(` ${word}`))) return [node];
    const children = node.children.flatMap(keep);
    return children.length > 0 ? [{ category: node.category, children }] : [];
  };
  return nodes.flatMap(keep);
}

/** As words are compared: without accents, signs and capitals. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What an answer about one category says, with lists beside the category or within it. */
export interface CategorySource {
  readonly category: Category & {
    readonly grand_children?: Listed;
    readonly upper_level_categories?: Listed;
  };
  readonly children?: Listed;
  readonly grand_children?: Listed;
  readonly upper_level_categories?: Listed;
}

/** What stands around one category: those above it from the top down, and those below it, with theirs. */
export interface CategorySurroundings {
  readonly above: readonly Category[];
  readonly below: readonly CategoryNode[];
}

/** Puts the lists of an answer together. Ids are looked up among the known categories. */
export function surroundings(source: CategorySource, known: CategoryIndex): CategorySurroundings {
  const { category } = source;
  const [children, grandChildren, upper] = listsOf(source);
  const listed = [...(children ?? []), ...(grandChildren ?? []), ...(upper ?? [])].filter(isFull);
  const index = indexCategories([...listed, ...known.values()]);
  const below = categoryNodes(children, index);
  const above = resolve(upper, index).filter(({ id }) => String(id) !== String(category.id));
  return { above: above.length > 0 ? fromTheTop(above) : pathTo(index, category.id).slice(0, -1), below };
}

function fromTheTop(categories: readonly Category[]): readonly Category[] {
  const hasLevels = categories.every(({ level }) => level != null);
  return hasLevels ? [...categories].sort((a, b) => (a.level ?? 0) - (b.level ?? 0)) : categories;
}

/** Whether an answer names categories by ids that nothing tells the name of. */
export function needsNames(source: CategorySource, known: CategoryIndex): boolean {
  return listsOf(source).some(list => hasUnknown(list, known));
}

function listsOf({ category, ...beside }: CategorySource): readonly [Listed, Listed, Listed] {
  return [
    beside.children ?? category.children,
    beside.grand_children ?? category.grand_children,
    beside.upper_level_categories ?? category.upper_level_categories,
  ];
}
