import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { filterQuery } from '../../src/domain/query.ts';
import { rawParam, setParam } from '../../src/domain/write-query.ts';

test('takes parameters out and leaves the others as they are written', () => {
  assert.is(
    filterQuery('?a=%2526&b=1&&c', name => name !== 'b'),
    '?a=%2526&c',
  );
  assert.is(
    filterQuery('?b=1', name => name !== 'b'),
    '',
  );
  assert.is(
    filterQuery('', () => true),
    '',
  );
});

test('knows a name however it is encoded', () => {
  assert.is(
    filterQuery('?%62=1&a+c=2', name => name !== 'b' && name !== 'a c'),
    '',
  );
  assert.is(
    filterQuery('?%=1', name => name === '%'),
    '?%=1',
  );
});

test('reads the raw value of the first occurrence', () => {
  assert.is(rawParam('?a=b%20c&a=d', 'a'), 'b%20c');
  assert.is(rawParam('?a=b=c', 'a'), 'b=c');
  assert.is(rawParam('?a', 'a'), '');
  assert.is(rawParam('?b=1', 'a'), null);
});

for (const [what, search, value, expected] of [
  ['changes a value in its position', '?z=%7e&max_price=1&page=2', '3', '?z=%7e&max_price=3&page=2'],
  ['takes out every occurrence', '?max_price=1&q=2&max%5fprice=3', null, '?q=2'],
  ['changes the first of several occurrences', '?max_price=1&q=2&max_price=3', '4', '?max_price=4&q=2'],
  [
    'adds a value before the parameters that follow it',
    '?q=1&reviews_count=3',
    '4',
    '?q=1&max_price=4&reviews_count=3',
  ],
  ['adds a value last when none follows it', '?z=%7e', 'x%20y', '?z=%7e&max_price=x%20y'],
  ['begins a query', '', '1', '?max_price=1'],
  ['ends a query', '?max_price=1', null, ''],
  ['leaves a query without the parameter', '?q=1', null, '?q=1'],
] as const)
  test(`${what} and leaves the rest of a query as it was written`, () => {
    assert.is(setParam(search, 'max_price', value), expected);
  });

test.run();
