import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of saved searches: the button of a search, and the list of them. */
export const savedSearchMessages = defineMessages('savedSearch', {
  save: 'Save this search',
  /** Of a search that finds nothing yet. */
  saveNone: 'Tell me about new results',
  isSaved: 'Search saved',
  saved: 'Search saved. New products that match appear in your feed.',
  seeSaved: 'See saved searches',
  savedAgo: message('Saved {ago}'),
  newProducts: message(
    '{isMore, select, true {{count}+ new products} other {{count, plural, one {# new product} other {# new products}}}}',
  ),
  remove: 'Remove',
  removeOf: message('Remove the saved search {name}'),
  removed: 'Removed',
  undo: 'Undo',
  undoOf: message('Undo: save the search {name} again'),
});
