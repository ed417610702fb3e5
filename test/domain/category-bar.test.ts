import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { barCategories, barChildren, inColumns } from '../../src/domain/category-bar.ts';
import { indexCategories } from '../../src/domain/category-tree.ts';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('');

test('takes six categories of the top level for the bar, by their order, then by name', () => {
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
  assert.is(names(barCategories(index)), 'caBEfg');
});

test('lists children by their order, alike ones and those without one as the host does', () => {
  const children = [
    { id: 2, name: 'd' },
    { id: 3, name: 'c', bar_order: 2 },
    { id: 4, name: 'b', bar_order: 2 },
    { id: 5, name: 'a', bar_order: 1 },
    { id: 6, name: 'A' },
  ];
  const index = indexCategories([{ id: 1, name: 'top', children }]);
  assert.is(names(barChildren(index, 1)), 'acbdA');
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
