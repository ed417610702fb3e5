import { test } from 'uvu';
import * as assert from 'uvu/assert';
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

test.run();
