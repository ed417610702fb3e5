import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Category } from '../../src/contract/categories.ts';
import {
  type CategoryNode,
  categoryNodes,
  countNodes,
  filterNodes,
  hasUnknownIds,
  answerHasUnknownIds,
  sortNodes,
  relatedCategories,
} from '../../src/domain/category-tree.ts';
import { indexCategories } from '../../src/domain/categories.ts';

const none = indexCategories([]);
/** Names as `A(B C(D))`. */
const write = (nodes: readonly CategoryNode[]): string =>
  nodes
    .map(({ category, children }) => category.name + (children.length > 0 ? `(${write(children)})` : ''))
    .join(' ');
const nested: Category[] = [
  {
    id: 1,
    name: 'Kitchen',
    children: [{ id: 2, name: 'Tea & Coffee', children: [{ id: 3, name: 'Kettles' }] }],
  },
  { id: 4, name: 'Garden' },
];

test('reads nested children', () => {
  assert.is(write(categoryNodes(nested, none)), 'Kitchen(Tea & Coffee(Kettles)) Garden');
});

test('looks up children by id, and leaves out unknown ones', () => {
  const list: Category[] = [{ id: 1, name: 'Kitchen', children: [2, '3', 99] }];
  assert.ok(hasUnknownIds(list, none));
  const known = indexCategories([
    { id: '2', name: 'Tea', children: [5] },
    { id: 3, name: 'Pans' },
    { id: 5, name: 'Kettles' },
    { id: 6, name: 'Elsewhere' },
  ]);
  assert.is(write(categoryNodes(list, known)), 'Kitchen(Tea(Kettles) Pans)');
});

test('puts a category that another one of the list names below it, whatever is known of it', () => {
  const flat: Category[] = [
    { id: 1, name: 'Kitchen', children: [2] },
    { id: 2, name: 'Tea', children: [3] },
    { id: 3, name: 'Kettles' },
    { id: 4, name: 'Garden' },
  ];
  // Elsewhere they lie somewhere else.
  const known = indexCategories(
    flat.map(one => ({ ...one, children: [], parent_id: one.id === 4 ? null : 77 })),
  );
  for (const others of [none, known, indexCategories(flat)])
    assert.is(write(categoryNodes(flat, others)), 'Kitchen(Tea(Kettles)) Garden');
});

test('includes a category that is its own descendant once', () => {
  const list: Category[] = [{ id: 1, name: 'A', children: [{ id: 2, name: 'B', children: [1] }] }];
  assert.is(write(categoryNodes(list, none)), 'A(B(A))');
});

test('sorts every level, ignoring case, categories without a position last', () => {
  const nodes = categoryNodes(
    [
      {
        id: 1,
        name: 'beta',
        bar_order: 1,
        children: [
          { id: 4, name: 'Z' },
          { id: 5, name: 'a' },
        ],
      },
      { id: 2, name: 'Alpha', page_order: 1 },
      { id: 3, name: 'gamma', bar_order: 0, page_order: 2 },
    ],
    none,
  );
  assert.is(write(sortNodes(nodes, 'name')), 'Alpha beta(a Z) gamma');
  assert.is(write(sortNodes(nodes, 'bar_order')), 'gamma beta(a Z) Alpha');
  assert.is(write(sortNodes(nodes, 'page_order')), 'Alpha gamma beta(a Z)');
});

test('finds by the beginnings of words, and keeps ancestors and descendants', () => {
  const nodes = categoryNodes(nested, none);
  const find = (text: string) => write(filterNodes(nodes, text));
  assert.is(find('  '), 'Kitchen(Tea & Coffee(Kettles)) Garden');
  assert.is(find('KETT'), 'Kitchen(Tea & Coffee(Kettles))');
  assert.is(find('cof te'), 'Kitchen(Tea & Coffee(Kettles))');
  assert.is(find('gärd'), 'Garden');
  assert.is(find('ettles'), '');
  assert.is(
    write(filterNodes(categoryNodes([{ id: 1, name: 'Große Töpfe' }], none), 'grosse top')),
    'Große Töpfe',
  );
  assert.is(countNodes(nodes), 4);
});

const category: Category = { id: 2, name: 'Tea', level: 2 };

test('reads related categories from lists beside the category', () => {
  const { ancestors, subcategories } = relatedCategories(
    {
      category,
      children: [
        { id: 3, name: 'Kettles' },
        { id: 4, name: 'Mugs' },
      ],
      grand_children: [{ id: 5, name: 'Espresso', parent_id: 4 }],
      upper_level_categories: [
        { id: 7, name: 'Kitchen', level: 1 },
        { id: 6, name: 'House', level: 0 },
      ],
    },
    none,
  );
  assert.is(write(subcategories), 'Kettles Mugs(Espresso)');
  assert.equal(
    ancestors.map(({ name }) => name),
    ['House', 'Kitchen'],
  );
});

test('lists subcategories by their page_order, those without one last, as the host lists them', () => {
  const children = [
    { id: 2, name: 'Pans' },
    { id: 3, name: 'Tea', page_order: 2 },
    { id: 4, name: 'Cutlery' },
    {
      id: 5,
      name: 'Bowls',
      page_order: 1,
      children: [
        { id: 6, name: 'B' },
        { id: 7, name: 'A', page_order: 0 },
      ],
    },
  ];
  const { subcategories } = relatedCategories({ category: { id: 1, name: 'Kitchen', children } }, none);
  assert.is(write(subcategories), 'Bowls(A B) Tea Pans Cutlery');
});

test('reads related categories from within the category, also by id', () => {
  const source = {
    category: { ...category, children: [3], grand_children: [5], upper_level_categories: [1, 2] },
  };
  assert.ok(answerHasUnknownIds(source, none));
  const known = indexCategories([
    {
      id: 1,
      name: 'Kitchen',
      children: [{ ...category, children: [{ id: 3, name: 'Kettles', children: [5] }] }],
    },
    { id: 5, name: 'Gooseneck' },
  ]);
  assert.not(answerHasUnknownIds(source, known));
  const { ancestors, subcategories } = relatedCategories(source, known);
  assert.is(write(subcategories), 'Kettles(Gooseneck)');
  assert.equal(
    ancestors.map(({ name }) => name),
    ['Kitchen'],
  );
});

test('takes the ancestors from the known categories if the answer has none', () => {
  const known = indexCategories([{ id: 1, name: 'Kitchen', children: [{ ...category }] }]);
  assert.equal(
    relatedCategories({ category }, known).ancestors.map(({ name }) => name),
    ['Kitchen'],
  );
  assert.equal(relatedCategories({ category }, none), { ancestors: [], subcategories: [] });
});

test.run();
