import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Category } from '../../src/contract/categories.ts';
import {
  barCategories,
  barChildren,
  childrenOf,
  inColumns,
  indexCategories,
  pathTo,
  sortCategories,
  topLevel,
} from '../../src/domain/categories.ts';

const nested: Category[] = [
  { id: 1, name: 'Home', children: [{ id: 2, name: 'Kitchen', children: [{ id: 3, name: 'Tea' }] }] },
  { id: 4, name: 'Garden', children: [] },
];
const byIds: Category[] = [
  { id: 3, name: 'Tea', parent_id: 2, children: [] },
  { id: 1, name: 'Home', parent_id: null, children: [2] },
  { id: 2, name: 'Kitchen', parent_id: 1, children: ['3'] },
  { id: 4, name: 'Garden' },
];
const byParents = byIds.map(({ id, name, parent_id }) => ({ id, name, parent_id: parent_id ?? null }));
const names = (categories: readonly Category[]) => categories.map(({ name }) => name);

for (const [shape, list] of Object.entries({ nested, byIds, byParents })) {
  const index = indexCategories(list);

  test(`indexes every category by its id (${shape})`, () => {
    assert.equal([...index.keys()].sort(), ['1', '2', '3', '4']);
    assert.is(index.get('2')?.name, 'Kitchen');
  });

  test(`finds children, the way up and the root (${shape})`, () => {
    assert.equal(names(childrenOf(index, 1)), ['Kitchen']);
    assert.equal(names(childrenOf(index, '2')), ['Tea']);
    assert.equal(childrenOf(index, 3), []);
    assert.equal(names(pathTo(index, 3)), ['Home', 'Kitchen', 'Tea']);
    assert.is(pathTo(index, 3)[0]?.name, 'Home');
    assert.is(pathTo(index, '1')[0]?.name, 'Home');
  });

  test(`takes those without a parent for the top level (${shape})`, () => {
    assert.equal(names(topLevel(index)).sort(), ['Garden', 'Home']);
  });
}

test('finds nothing for unknown ids', () => {
  const index = indexCategories([{ id: 1, name: 'Home', children: [99], parent_id: 77 }]);
  assert.equal(childrenOf(index, 1), []);
  assert.equal(childrenOf(index, 5), []);
  assert.equal(names(childrenOf(index, 77)), ['Home']);
  assert.equal(pathTo(index, 5), []);
  assert.is(pathTo(index, 1)[0]?.name, 'Home');
});

test('terminates if parents form a cycle', () => {
  const index = indexCategories([
    { id: 1, name: 'A', parent_id: 2, children: [2] },
    { id: 2, name: 'B', parent_id: 1, children: [1] },
    { id: 3, name: 'C', parent_id: 3, children: [3] },
  ]);
  assert.equal(names(pathTo(index, 1)), ['B', 'A']);
  assert.equal(names(pathTo(index, 3)), ['C']);
  assert.equal(names(childrenOf(index, 3)), ['C']);
});

test('terminates if a category contains itself', () => {
  const loop: Category = { id: 1, name: 'A', children: [] };
  loop.children?.push(loop);
  assert.is(indexCategories([loop]).size, 1);
});

test('indexes 50,000 levels', () => {
  let deep: Category = { id: 0, name: 'deepest' };
  for (let id = 1; id < 50_000; id += 1) deep = { id, name: String(id), children: [deep] };
  const index = indexCategories([deep]);
  assert.is(index.size, 50_000);
  assert.is(pathTo(index, 0)[0]?.id, 49_999);
});

test('finds the children of all categories in linear time', () => {
  let looks = 0;
  const count = 300;
  const index = indexCategories(
    Array.from({ length: count }, (_, id) => ({
      id,
      name: String(id),
      get parent_id() {
        looks += 1;
        return id === 0 ? null : Math.floor((id - 1) / 3);
      },
    })),
  );
  const found = [...index.keys()].flatMap(id => childrenOf(index, id));
  assert.is(found.length, count - 1);
  assert.ok(looks < 5 * count, `${looks} looks at ${count} categories`);
});

test('merges two entries of one id, the higher one first', () => {
  const index = indexCategories([
    { id: 1, name: 'Home', children: [{ id: 2, name: 'Nested', image_url: '/nested.png', bar_order: 3 }] },
    { id: 2, name: 'Kitchen', parent_id: 1, bar_order: null, image_url: '/kitchen.png' },
  ]);
  const { name, image_url, bar_order } = index.get('2') as Category;
  assert.equal([name, image_url, bar_order], ['Kitchen', '/kitchen.png', 3]);
});

test('prefers the parent_id of a category over the list it is in', () => {
  const index = indexCategories([
    { id: 1, name: 'Home', children: [{ id: 3, name: 'Tea', parent_id: 2 }] },
    { id: 2, name: 'Kitchen' },
  ]);
  assert.is(pathTo(index, 3)[0]?.name, 'Kitchen');
});

test('leaves the categories it is given untouched', () => {
  const before = JSON.stringify(nested);
  indexCategories(nested);
  assert.is(JSON.stringify(nested), before);
});

const list = (['beta', 'Alpha', 'ALPHA', 'Ärger', 'zeta'] as const).map(
  (name, id): Category => ({ id, name }),
);

test('sorts by name regardless of case', () => {
  assert.equal(names(sortCategories(list, 'name')), ['Alpha', 'ALPHA', 'Ärger', 'beta', 'zeta']);
  assert.equal(names(sortCategories([...list].reverse(), 'name')).slice(0, 2), ['ALPHA', 'Alpha']);
  assert.is(list[0]?.name, 'beta');
});

test('sorts by position, those without one last and by name', () => {
  const positions = [2, null, undefined, 10, 2];
  for (const order of ['bar_order', 'page_order'] as const) {
    const placed = list.map((one, at): Category => ({ ...one, [order]: positions[at] }));
    assert.equal(names(sortCategories(placed, order)), ['beta', 'zeta', 'Ärger', 'Alpha', 'ALPHA']);
  }
});

const letters = (list: readonly Category[]) => names(list).join('');

test('shows the first six categories of the top level in the bar, by order, then by name', () => {
  const index = indexCategories([
    { id: 1, name: 'h' },
    { id: 2, name: 'B', bar_order: 2 },
    { id: 3, name: 'a', bar_order: 2 },
    { id: 4, name: 'c', bar_order: 1, children: [{ id: 10, name: 'x', bar_order: 0 }] },
    { id: 5, name: 'g', bar_order: null },
    { id: 6, name: 'E', bar_order: 9 },
    { id: 7, name: 'f' },
    { id: 8, name: 'i' },
  ]);
  assert.is(letters(barCategories(index)), 'caBEfg');
});

test('lists children by order, then as the host lists them', () => {
  const children = [
    { id: 2, name: 'd' },
    { id: 3, name: 'c', bar_order: 2 },
    { id: 4, name: 'b', bar_order: 2 },
    { id: 5, name: 'a', bar_order: 1 },
    { id: 6, name: 'A' },
  ];
  const index = indexCategories([{ id: 1, name: 'top', children }]);
  assert.is(letters(barChildren(index, 1)), 'acbdA');
  assert.equal(barChildren(index, 6), []);
});

for (const [list, columns] of [
  ['', ['', '', '']],
  ['a', ['a', '', '']],
  ['abcd', ['ab', 'c', 'd']],
  ['abcde', ['ab', 'cd', 'e']],
  ['abcdefghi', ['abc', 'def', 'ghi']],
] as const) {
  test(`deals ${list.length} out to three columns`, () => {
    assert.equal(
      inColumns([...list], 3).map(column => column.join('')),
      columns,
    );
  });
}

test.run();
