import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of forms: fields, drafts, leaving, files. */
export const formMessages = defineMessages('form', {
  /** Follows the label of a field that has to be filled in, for screen readers. */
  required: '(required)',
  chooseOption: 'Please choose',
  tooLong: message('{left, plural, one {# character too many} other {# characters too many}}'),
  charactersLeft: message('{left, plural, one {# character left} other {# characters left}}'),
  count: message('{max, plural, one {{used} of # character} other {{used} of # characters}}'),
  wrongFields: message('{count, plural, one {Please check one field} other {Please check # fields}}'),
  /** Precedes what the host says about a field. */
  ofField: message('{isQuestion, select, true {{label} {text}} other {{label}: {text}}}'),
  send: 'Send',
  notSent: 'This wasn’t sent.',
  keptHere: 'What you typed is saved on this device.',

  draft: {
    restored: 'We’ve restored your draft.',
    discard: 'Discard draft',
  },

  leave: {
    title: 'Leave without saving?',
    text: 'Your changes will be lost.',
    stay: 'Stay here',
    leave: 'Leave',
  },

  /** Asked before a form is sent without files that were refused or have failed. */
  leftOut: {
    title: message('{count, plural, one {Continue without this file?} other {Continue without # files?}}'),
    text: message('Not included: {names}'),
    back: 'Go back',
    goOn: 'Continue anyway',
  },

  /** Words of the stars, from one to five. */
  stars: ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'],
  starsLabel: message('{stars} – {word}'),

  files: {
    choose: 'Choose files',
    drop: 'or drop or paste them here',
    /** Precedes the file's name. */
    remove: message('Remove {name}'),
    cancel: message('Cancel {name}'),
    retry: message('Try again: {name}'),
    earlier: message('Move {name} earlier'),
    later: message('Move {name} later'),
    moved: message('{name} is now {place} of {count}.'),
    removed: message('{name} was removed.'),
    progress: message('Uploading {name}'),
    waiting: 'Waiting',
    pdf: 'PDF',
    empty: 'This file is empty.',
    /** It was changed since it was chosen, or a folder was dropped. */
    gone: message(
      '{name} can’t be read. It may be a folder, or have been changed, moved or deleted. Please remove it and choose the file again.',
    ),
    tooLarge: message('This file is larger than {size}.'),
    wrongType: message('This file can’t be used. Please choose {accepted}.'),
    unreadable: 'This picture can’t be opened here. Please save it as JPEG and try again.',
    tooMany: message(
      '{max, plural, one {No more than # file can be added.} other {No more than # files can be added.}}',
    ),
    failed: 'This file was not uploaded. Please try again.',
    stillUploading: 'Please wait until all files are uploaded, or remove them.',
    /** Kinds of files in a sentence, joined by `Intl.ListFormat`. */
    kinds: { picture: 'a picture', video: 'an MP4, MOV or WebM video', pdf: 'a PDF file' },
  },
});

/** Texts of a dropdown list. */
export const dropdownMessages = defineMessages('dropdown', {
  noMatch: 'Sorry, no matching options.',
  loading: 'Loading...',
  filter: 'Type to filter',
  matches: message('{count, plural, one {# option} other {# options}}'),
});

/** Texts of the links to the pages of a list. */
export const paginationMessages = defineMessages('pagination', {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: message('Page {page}'),
});
