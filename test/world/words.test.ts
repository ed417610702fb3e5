import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { departments, kinds } from '../../fixtures/world/content/index.ts';
import { narrowed } from '../../fixtures/world/content/kind.ts';
import { foreignTexts, inEnglish } from '../../fixtures/world/content/texts.ts';
import { humanise } from '../../fixtures/world/humanise.ts';
import { createRandom } from '../../fixtures/world/random.ts';
import { voiceOf } from '../../fixtures/world/voices.ts';
import { joinMaterial, shareWord, wordsIn } from '../../fixtures/world/words.ts';

test('reads the words that carry meaning', () => {
  assert.equal(wordsIn('Full-Grain Leather and a Rim'), ['full', 'grain', 'leather', 'rim']);
  assert.ok(shareWord('clay oil lamp', 'Hand-Painted Clay'));
  assert.not.ok(shareWord('tea for two', 'Cloth for Dishes'));
});

test('puts a material before a noun, saying a word once where they meet', () => {
  assert.is(joinMaterial('Cast Iron', 'Skillet'), 'Cast Iron Skillet');
  assert.is(joinMaterial('Merino Wool', 'Wool Socks'), 'Merino Wool Socks');
  assert.is(joinMaterial('Terracotta', 'Terracotta Vase'), 'Terracotta Vase');
  assert.is(joinMaterial('Lime Wood', 'Lime-Wood Nesting Doll'), 'Lime Wood Nesting Doll');
});

test('knows a noun that names a material of its own', () => {
  assert.is(joinMaterial('Coconut Oil', 'Olive Oil Soap'), null);
  assert.is(joinMaterial('Silk and Bamboo', 'Silk Fan'), null);
  assert.is(joinMaterial('Aquamarine', 'Cut Aquamarine'), null);
});

test('lets short reviews have slips of the keyboard, and long ones none', () => {
  const voice = { ...voiceOf('Ann'), isSloppy: false, shortens: false };
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const slipsIn = (text: string) =>
    Array.from({ length: 400 }, (_, seed) => humanise(text, voice, createRandom(seed), 'body')).filter(
      one => letters(one) !== letters(text),
    ).length;
  assert.ok(slipsIn('Replaced all eight handles.') > 5);
  assert.is(slipsIn('I replaced all eight handles of the kitchen with these, and they sit tight.'), 0);
});

test('offers the same choices in English as in the language of a review', () => {
  const groups = (template: string) =>
    [...template.matchAll(/\{([^}]*)\}/g)].map(([, choices = '']) => choices.split('|').length);
  const slots = (template: string) => (template.match(/\[\w+\]/g) ?? []).toSorted();
  const templates = new Set(Object.values(foreignTexts).flatMap(textsWithin));
  for (const { foreign } of departments)
    for (const text of textsWithin(foreign)) templates.add(text.replace(/^\([^)]*\) /, ''));
  for (const [template, english] of Object.entries(inEnglish)) {
    assert.ok(templates.has(template), template);
    assert.equal(groups(english), groups(template), template);
    assert.equal(slots(english), slots(template), template);
  }
});

test('says nothing of grown-ups about what is made for children', () => {
  const ofGrownUps =
    /in my sixties|at 43|in thirty years|tennis elbow|after years|office|hen night|my desk|to the station|dentist|salsa|barre/i;
  for (const kind of kinds) {
    const { nouns, sizes = [] } = kind.source;
    for (const name of [...nouns, ...sizes].filter(one => /junior|youth|child/i.test(one))) {
      const { life, uses } = narrowed(kind, name);
      assert.ok(life.length > 0 && uses.length > 0, name);
      assert.equal(
        [...life, ...uses].filter(one => ofGrownUps.test(one)),
        [],
        name,
      );
    }
  }
});

const textsWithin = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsWithin);

test.run();
