import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitByQuery } from '../../src/ui/highlight.tsx';

/** What was typed in brackets. */
const marked = (text: string, query: string) =>
  splitByQuery(text, query)
    .map(([part, typed]) => (typed ? `[${part}]` : part))
    .join('');

test('tells the typed beginnings of words from the rest', () => {
  assert.is(marked('linen shirt', 'lin'), '[lin]en shirt');
  assert.is(marked('Linen Shirt Dress', 'linen sh'), '[Linen] [Sh]irt Dress');
});

test('finds words at their beginning only', () => {
  assert.is(marked('deep sleep', 'ee'), '[deep sleep]');
  assert.is(marked('été étéla', 'ét'), '[ét]é [ét]éla');
});

test('leaves a text plain when nothing is typed or found', () => {
  assert.is(marked('linen', '  '), '[linen]');
  assert.is(marked('linen', 'wool'), '[linen]');
});

test('takes every sign literally', () => {
  for (const query of ['.', '*', '(', '[a', '\\', '^$', '{2}', 'a|b', '-', '?'])
    assert.is(marked('linen', query), '[linen]', query);
  assert.is(marked('4.5 (new)', '4.5 (n'), '[4.5] [(n]ew)');
});

test.run();
