const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The paragraphs of a text that may have been written with HTML: tags end paragraphs or go, the usual entities become
 * their characters. What comes out is text, to be shown as such: it is no HTML that could be trusted.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '')
    .replace(/<\/?(?:p|br|div|ul|ol|li|h[1-6]|table|tr|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) =>
      name
        ? (entities[name.toLowerCase()] ?? whole)
        : character(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    )
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** A text as it is; one that was written with HTML as its paragraphs, a blank line between two. */
export function plainText(text: string): string {
  return /<[a-z!/]|&#?\w+;/i.test(text) ? paragraphsOf(text).join('\n\n') : text;
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
