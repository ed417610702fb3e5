import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSynonyms, shippedSynonyms } from '../../../fixtures/host/db/seed/synonyms.ts';

const problem = (source: string): string => {
  try {
    readSynonyms(source);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

const read = (source: string) => readSynonyms(source).map(({ from, to }) => ({ from, to }));

test('reads a meaning a line, of words that find each other or of one direction', () => {
  assert.equal(read('sofa, couch\nmakeup > lipstick, nail polish\n'), [
    { from: ['sofa', 'couch'], to: ['sofa', 'couch'] },
    { from: ['makeup'], to: ['lipstick', 'nail polish'] },
  ]);
});

test('pays no heed to remarks, empty lines, spaces, accents and signs', () => {
  assert.equal(read('# remark\r\n\r\n  T-Shirt ,, Kopfhörer # behind\n'), [
    { from: ['t shirt', 'kopfhorer'], to: ['t shirt', 'kopfhorer'] },
  ]);
});

test('keeps how phrases are written', () => {
  assert.equal(readSynonyms('Kopfhörer, , T-Shirt')[0]?.written, ['Kopfhörer', 'T-Shirt']);
});

test('names a line without sense by its number', () => {
  const twoWords = 'two words at least that mean the same, as in "sofa, couch"';
  assert.is(problem('sofa, couch\n# remark\nlamp\n'), `line 3: ${twoWords}`);
  assert.is(problem('sofa, couch\r\nlamp >\r\n'), `line 2: ${twoWords}`);
  assert.is(problem('> lamp'), `line 1: ${twoWords}`);
  assert.is(problem('a > b > c'), `line 1: ${twoWords}`);
  assert.is(
    problem('\na big red wooden chair, chair'),
    'line 2: "a big red wooden chair" has more than 4 words',
  );
});

test('reads the table that comes with the world', () => {
  const meanings = readSynonyms(readFileSync(shippedSynonyms, 'utf8'));
  assert.ok(meanings.length > 300);
  assert.ok(meanings.every(({ from, to }) => from.length > 0 && to.length > 0));
});

test.run();
