import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of a search for the document and for screen readers. */
export const searchEffectMessages = defineMessages('searchEffect', {
  description: message('{heading}: compare prices, ratings, transparency and authenticity before you buy.'),
  /** The number of results of a choice. */
  choiceCount: message('{isMore, select, true {{count}+} other {{count}}}'),
  countOnPage: message('{count}, page {page}'),
});
