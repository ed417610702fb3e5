import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DropdownOption } from '../../../src/ui/forms/dropdown-option.tsx';
import { findByTyping, filterOptions, optionGroups } from '../../../src/ui/forms/dropdown-options.ts';

const option = (label: string, more: Partial<DropdownOption> = {}): DropdownOption => ({
  value: label,
  label,
  ...more,
});
const labels = (options: readonly DropdownOption[]) => options.map(({ label }) => label);

test('ignores case and accents of option and text', () => {
  const options = ['Åland Islands', 'Curaçao', 'Réunion'].map(label => option(label));
  assert.equal(labels(filterOptions(options, 'aland')), ['Åland Islands']);
  assert.equal(labels(filterOptions(options, 'CURACAO')), ['Curaçao']);
  assert.equal(labels(filterOptions(options, ' réu ')), ['Réunion']);
  assert.equal(labels(filterOptions([option('Reunion')], 'réu')), ['Reunion']);
});

test('lists beginnings first, then beginnings of words, then the rest', () => {
  const options = ['Iceland', 'South Landing', 'Greenland', 'Landau', 'Chile'].map(label => option(label));
  assert.equal(labels(filterOptions(options, 'land')), ['Landau', 'South Landing', 'Iceland', 'Greenland']);
});

test('finds an option by its detail, and by the beginning of a word that is not shown', () => {
  const options = [
    option('AUD', { detail: 'Australian Dollar', keywords: '$' }),
    option('EUR', { detail: 'Euro', keywords: '€ money' }),
  ];
  assert.equal(labels(filterOptions(options, 'dollar')), ['AUD']);
  assert.equal(labels(filterOptions(options, '€')), ['EUR']);
  assert.equal(labels(filterOptions(options, 'mon')), ['EUR']);
  assert.equal(labels(filterOptions(options, 'oney')), []);
});

test('treats what is typed as text, not as a pattern', () => {
  assert.equal(labels(filterOptions([option('Congo (Kinshasa)'), option('Chad')], '(k')), [
    'Congo (Kinshasa)',
  ]);
  assert.equal(filterOptions([option('Chad')], '.*'), []);
});

test('keeps all options while nothing but blanks is typed', () => {
  const options = [option('b'), option('a')];
  assert.is(filterOptions(options, '  '), options);
});

test('groups options by the separators between them', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(label => option(label)) as [
    DropdownOption,
    DropdownOption,
    DropdownOption,
  ];
  const sections = optionGroups([null, a, b, null, null, c, null]);
  assert.equal(
    sections.map(({ from, options }) => [from, labels(options)]),
    [
      [0, ['a', 'b']],
      [2, ['c']],
    ],
  );
});

test('finds the option that begins with what is typed, and goes on with a repeated letter', () => {
  const options = ['Default', 'Newest', 'Best', 'Nearest', 'Éclair'].map(label => option(label));
  assert.is(findByTyping(options, 'n', 0), 1);
  assert.is(findByTyping(options, 'n', 1), 3);
  assert.is(findByTyping(options, 'nn', 3), 1);
  assert.is(findByTyping(options, 'nea', 1), 3);
  assert.is(findByTyping(options, 'new', 1), 1);
  assert.is(findByTyping(options, 'ec', 0), 4);
  assert.is(findByTyping(options, 'x', 0), -1);
  assert.is(findByTyping([], 'x', -1), -1);
});

test.run();
