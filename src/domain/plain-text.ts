import { lookUp } from '../contract/look-up.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The paragraphs of a text that may contain HTML. Block tags end paragraphs, other tags are removed, and common
 * entities become characters. The result is plain text, not safe HTML.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '')
    .replace(/<\/?(?:p|br|div|ul|ol|li|h[1-6]|table|tr|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (match, decimal, hex, name) =>
      name
        ? (lookUp(entities, name.toLowerCase()) ?? match)
        : character(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    )
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** A text without HTML: paragraphs are separated by blank lines. A text without tags and entities stays as it is. */
export function plainText(text: string): string {
  return /<[a-z!/]|&#?\w+;/i.test(text) ? paragraphsOf(text).join('\n\n') : text;
}

/** Whether a text is HTML, and not text with a "<" in it. */
export const isHtml = (text: string): boolean => /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?\/?>/i.test(text);

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The first whole sentences of a text that have room in so many characters; all of the text where the first is longer. */
export function firstSentences(text: string, max: number): string {
  if (text.length <= max) return text;
  return new RegExp(`^.{0,${max - 1}}(?:[.!?…](?=\\s)|[。！？؟])`, 'su').exec(text)?.[0] ?? text;
}
