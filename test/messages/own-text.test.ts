import '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allMessages } from '../../src/messages/all.ts';
import { definedTexts } from '../../src/messages/define.ts';
import { translateTexts, type Texts } from '../../src/messages/translate.ts';
import { message } from '../../src/messages/message.ts';
import { longestOwnText, mistakeIn } from '../../src/messages/own-text.ts';
import { patternsOf } from './patterns.ts';

const { boot: _, ...groups } = allMessages;
const english = [...patternsOf(groups)];
const target = { defined: definedTexts, message };
const empty = Object.fromEntries(Object.keys(groups).map(name => [name, {}])) as Texts;

const nested = (depth: number) => '{count, plural, other {'.repeat(depth) + '}}'.repeat(depth);
/** Texts that cannot stand in place of any of ours. */
const broken: readonly unknown[] = [
  ...[
    'XX {query)} {a(b}',
    '{',
    '}',
    '{}',
    '{ }',
    '{{',
    '}}',
    '{a b}',
    '{count',
    'a } b',
    '{(}',
    '{[}',
    '{*}',
  ],
  ...['{count, plural}', '{count, plural, one {#}}', '{count, plural, oen {#} other {#}}', '{count, number}'],
  ...['{count, select, }', '{count, select, a {b}}', '{count, plural, other {', '{count, plural, other }'],
  ...['{constructor}', '{__proto__}', '{toString}', '{nobodyGivesThis}', '{count, plural, other {{(}}}'],
  ...[nested(1000), nested(6), '{'.repeat(1000), 'x'.repeat(10_000), '{a'.repeat(5000)],
  ...[null, 7, true, [], ['a'], {}, { a: 'b' }],
];

/** What is said on the console meanwhile. */
function warnings(act: () => void): string[] {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => void said.push(text);
  try {
    act();
  } finally {
    console.warn = warn;
  }
  return said;
}

/** All texts as the host would write them, each replaced by this one. */
function everywhere(text: unknown, ours: unknown = groups): unknown {
  if (Array.isArray(ours)) return ours.map(inner => everywhere(text, inner));
  if (typeof ours !== 'object') return text;
  return Object.fromEntries(
    Object.entries(ours ?? {}).map(([name, inner]) => [name, everywhere(text, inner)]),
  );
}

/** The pattern that is shown at a path now. */
function textAt(path: string): unknown {
  const text = path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], groups);
  return typeof text === 'function' ? (text as unknown as { pattern: string }).pattern : text;
}

test('shows our texts and names each once, whatever stands in place of any of them', () => {
  assert.ok(english.length > 500, `${english.length} texts`);
  for (const text of broken) {
    let takeAway = () => {};
    const said = warnings(() => {
      takeAway = translateTexts(target, empty, everywhere(text));
    });
    for (const [path, pattern] of english) assert.is(textAt(path), pattern);
    const named = said.map(line => / (\S+) /.exec(line)?.[1]);
    assert.equal(named.toSorted(), english.map(([path]) => path).toSorted(), String(text).slice(0, 40));
    takeAway();
  }
});

test('takes our own texts for sound', () => {
  for (const [path, pattern] of english)
    assert.is(mistakeIn(pattern, pattern, !/[{}]/.test(pattern)), null, path);
  for (const [path, pattern] of english) assert.ok(pattern.length < longestOwnText / 3, path);
});

test('stands whatever comes in place of all texts, or of a group', () => {
  for (const odd of [7, 'x'.repeat(10_000), true, [], [['a']], () => 1])
    assert.equal(
      warnings(() => translateTexts(target, empty, odd)()),
      ['app_meta.messages is no object'],
    );
  for (const odd of [7, 'x'.repeat(10_000), null, ['a']])
    assert.equal(
      warnings(() => translateTexts(target, empty, { search: odd })()),
      ['app_meta.messages: search is no object'],
    );
  for (const name of ['__proto__', 'constructor', 'serach'])
    assert.equal(
      warnings(() => translateTexts(target, empty, JSON.parse(`{"${name}":{"a":"b"}}`))()),
      [`app_meta.messages: ${name} is not known`],
    );
});

test.run();
