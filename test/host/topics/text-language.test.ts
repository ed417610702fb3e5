import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { languageOfText } from '../../../fixtures/host/topics/text-language.ts';

test('takes a text for one of the page, unless it clearly is in another language', () => {
  assert.is(languageOfText('Super!', 'de'), 'de');
  assert.is(languageOfText('Der Deckel ist dicht und die Farbe sehr schön.', 'en'), 'de');
  assert.is(languageOfText('The lid is tight and the colour was not what I ordered.', 'fr'), 'en');
  assert.is(languageOfText('La taza es muy bonita, pero el asa no aguanta.', 'en'), 'es');
  assert.is(languageOfText('Le couvercle est étanche et la couleur très belle.', 'ja'), 'fr');
});

test('knows Japanese and Arabic by their letters', () => {
  assert.is(languageOfText('とても良い', 'en'), 'ja');
  assert.is(languageOfText('ممتاز جدا', 'en'), 'ar');
});

test('keeps the language of the page where a few words of another one are quoted', () => {
  assert.is(languageOfText('The label says “la vie est belle”, and it is true of this mug.', 'en'), 'en');
});

test.run();
