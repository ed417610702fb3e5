/** Holds each language to the English texts. That none is missing or superfluous is for the compiler. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allMessages } from '../../src/messages/all.ts';
import { definedTexts } from '../../src/messages/define.ts';
import { patternsOf, readPattern } from './patterns.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../src/messages/languages');
const languages = readdirSync(folder)
  .filter(name => /^[a-z]{2}\.ts$/.test(name))
  .map(name => name.slice(0, 2));
const english = patternsOf(allMessages);
// Each file defines its groups when it is loaded, also one that `all.ts` does not list.
for (const name of readdirSync(join(folder, '..')))
  if (name.endsWith('.ts')) await import(join(folder, '..', name));

const formsOf = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

test('lists every group under the name by which it is defined', () => {
  const { boot: _, ...listed } = allMessages;
  assert.equal(Object.keys(listed).toSorted(), [...definedTexts.groups.keys()].toSorted());
  for (const [name, group] of Object.entries(listed)) assert.is(group, definedTexts.groups.get(name), name);
});

test('has English texts whose patterns are sound', () => {
  for (const [name, pattern] of english) {
    const { plurals, selects } = readPattern(pattern);
    for (const { forms } of plurals)
      assert.equal(forms.filter(form => !form.startsWith('=')).toSorted(), ['one', 'other'], name);
    for (const { forms } of selects) assert.ok(forms.includes('other'), name);
  }
});

test('has English texts in British spelling, as the categories and products beside them', () => {
  for (const [name, pattern] of english)
    assert.not.match(
      pattern,
      /\b(colors?|favor(s|ed|ites?)?|jewelry|gray|centers?|canceled|neighbors?)\b/i,
      name,
    );
});

for (const language of languages) {
  const read = async () =>
    patternsOf(((await import(join(folder, `${language}.ts`))) as Record<string, object>)[language] ?? {});

  test(`${language}: asks for the values, tags and choices of the English texts`, async () => {
    const texts = await read();
    assert.equal([...texts.keys()].toSorted(), [...english.keys()].toSorted());
    for (const [name, pattern] of texts) {
      const [own, source] = [readPattern(pattern), readPattern(english.get(name) ?? '')];
      assert.equal([...own.values].toSorted(), [...source.values].toSorted(), name);
      assert.equal([...own.tags].toSorted(), [...source.tags].toSorted(), name);
      const choices = ({ selects }: typeof own) =>
        new Set(selects.map(({ name: by, forms }) => `${by} ${forms.toSorted()}`));
      assert.equal(choices(own), choices(source), name);
      for (const { name: by } of own.plurals)
        assert.ok(
          source.plurals.some(one => one.name === by),
          `${name}: {${by}} is no number`,
        );
    }
  });

  test(`${language}: has the plural forms of the language`, async () => {
    for (const [name, pattern] of await read())
      for (const { forms } of readPattern(pattern).plurals)
        assert.equal(forms.filter(form => !form.startsWith('=')).toSorted(), formsOf(language), name);
  });

  test(`${language}: leaves no sentence in English`, async () => {
    const left = [...(await read())].filter(
      ([name, pattern]) =>
        pattern === english.get(name) && (readPattern(pattern).words.match(/\p{L}{2,}/gu) ?? []).length > 2,
    );
    assert.equal(left, []);
  });
}

test.run();
