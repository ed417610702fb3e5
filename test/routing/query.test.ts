import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  changeQuery,
  filterQuery,
  queryParts,
  rawParam,
  splitAddress,
  writeQuery,
} from '../../src/routing/query.ts';

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

for (const [what, search, changes, expected] of [
  ['changes a value in its place', '?z=%7e&b=1&a=2', { b: 'x y' }, '?z=%7e&b=x%20y&a=2'],
  ['takes out every occurrence', '?b=1&c=2&%62=3', { b: null }, '?c=2'],
  ['puts a new one where it belongs', '?a=1&c=2&z=3', { b: '4' }, '?a=1&b=4&c=2&z=3'],
  ['puts a new one last where nothing follows it', '?z=1', { c: '2', b: null }, '?z=1&c=2'],
  ['begins a query', '', { a: '1' }, '?a=1'],
  ['ends a query', '?a=1', { a: null }, ''],
] as const)
  test(`${what} and leaves the rest of a query as it was written`, () => {
    assert.is(changeQuery(search, changes, ['a', 'b', 'c']), expected);
  });

test('gives back what it took apart', () => {
  for (const search of ['', '?a', '?a=1&b=%20&a=2']) assert.is(writeQuery(queryParts(search)), search);
});

test('splits an address, and leaves later marks where they belong', () => {
  assert.equal(splitAddress('/a?b=c?d#e#f?g'), { pathname: '/a', search: '?b=c?d', hash: '#e#f?g' });
  assert.equal(splitAddress('/a?'), { pathname: '/a', search: '', hash: '' });
  assert.equal(splitAddress('/a#'), { pathname: '/a', search: '', hash: '#' });
});

test.run();
