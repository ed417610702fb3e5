/** Texts of forms: fields, drafts, leaving, files. Numbers are formatted already. */
export const formMessages = {
  /** Follows the label of a field that has to be filled in, for screen readers. */
  required: 'required',
  chooseOption: 'Please choose',
  tooLong: (left: string) => `${left} characters too many`,
  charactersLeft: (left: string) => `${left} characters left`,
  count: (used: string, max: string) => `${used} of ${max} characters`,
  wrongFields: (count: number) => (count === 1 ? 'Please check one field' : `Please check ${count} fields`),
  /** Precedes what the host says about a field. */
  ofField: (label: string, text: string) => `${label}${label.endsWith('?') ? '' : ':'} ${text}`,
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

  /** Words of the stars, from one to five. */
  stars: ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'],
  starsLabel: (stars: string, word: string) => `${stars} – ${word}`,

  files: {
    choose: 'Choose files',
    drop: 'or drop or paste them here',
    /** Precedes the file's name. */
    remove: (name: string) => `Remove ${name}`,
    cancel: (name: string) => `Cancel ${name}`,
    retry: (name: string) => `Try again: ${name}`,
    earlier: (name: string) => `Move ${name} earlier`,
    later: (name: string) => `Move ${name} later`,
    moved: (name: string, place: string, count: string) => `${name} is now ${place} of ${count}.`,
    added: (name: string) => `${name} was added.`,
    removed: (name: string) => `${name} was removed.`,
    progress: (name: string) => `Uploading ${name}`,
    waiting: 'Waiting',
    video: 'Video',
    pdf: 'PDF',
    empty: 'This file is empty.',
    tooLarge: (size: string) => `This file is larger than ${size}.`,
    wrongType: (accepted: string) => `This file cannot be used. Please choose ${accepted}.`,
    unreadable: 'This picture cannot be opened here. Please save it as JPEG and try again.',
    tooMany: (max: string) => `No more than ${max} files can be added.`,
    failed: 'This file was not uploaded. Please try again.',
    stillUploading: 'Please wait until all files are uploaded, or remove them.',
    /** Kinds of files in a sentence, joined by `Intl.ListFormat`. */
    kinds: { picture: 'a picture', video: 'an MP4, MOV or WebM video', pdf: 'a PDF file' },
  },
} as const;

/** Texts of a dropdown list. */
export const dropdownMessages = {
  noMatch: 'Sorry, no matching options.',
  loading: 'Loading...',
  filter: 'Type to filter',
  matches: (count: number, shown: string) => (count === 1 ? '1 option' : `${shown} options`),
} as const;

/** Texts of the links to the pages of a list. */
export const paginationMessages = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
} as const;
