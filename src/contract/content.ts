import * as v from 'valibot';

/**
 * A character that shows something by itself: no blank, mark or control, none that is left out when rendered, and none that
 * stands for a picture which was not pasted.
 */
export const showing =
  /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{Cc}\p{Cs}\ufdd0-\ufdef\ufffc\ufffe\uffff\u{1d159}\p{Cf}\u2800]/u;

/** A text that a person wrote. It shows something. */
export const written = v.pipe(v.string(), v.regex(showing));

/** A text that a person wrote, trimmed; empty if it shows nothing. */
export const contentOf = (text: string): string => (showing.test(text) ? text.trim() : '');

/** Joiners, variation selectors and tags, which are parts of letters and emoji. The others show nothing or turn the line. */
const inName = String.raw`\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0020}-\u{e007f}`;
const invisible = new RegExp(
  String.raw`(?![${inName}])[\p{Default_Ignorable_Code_Point}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]`,
  'gu',
);

/**
 * A name or title as it is kept, on one line: without invisible characters and direction marks, which would turn the rest
 * of a line, with single spaces, and with at most four accents on a letter, which no language exceeds. Empty if it shows
 * nothing.
 */
export const nameOf = (text: string): string =>
  contentOf(
    text
      .normalize('NFD')
      .replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ' ')
      .replace(invisible, '')
      .replace(/([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu, '$1')
      .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
      .normalize('NFC'),
  );
