import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of a review in another language than the page's. */
export const reviewLanguageMessages = defineMessages('reviewLanguage', {
  writtenIn: message('Written in {language}'),
  translatedFrom: message('Translated from {language}'),
  showIn: message('Show in {language}'),
  showOriginal: 'Show original',
});
