import { trustedHtml } from './security-policy.ts';

/**
 * Reads HTML with the browser's own parser into a document of its own, in which nothing runs and nothing is loaded. Null
 * where the page does not allow it.
 *
 * Even there, browsers check styles, base addresses and event handlers against the policy of the page, and report them. So
 * the parser gets tags without these. That only keeps the console quiet: what is safe to show is decided after parsing.
 */
export function parseInertHtml(doc: Document, html: string): Document | null {
  const text = trustedHtml(doc, withPlainTags(html));
  return text === null ? null : new DOMParser().parseFromString(text, 'text/html');
}

/**
 * Matches text that begins with "<": an element whose content is no markup, with that content; a comment; a tag; a
 * malformed or cut-off tag; the sign itself. No two alternatives match the same text, so that the time is linear.
 */
const markup =
  /<(script|style|title|textarea|iframe|noscript|noembed|noframes|xmp|plaintext)(?=[\s/>]).*?(?:<\/\1(?=[\s/>])[^>]*>|$)|<!--.*?(?:-->|$)|<(\/?[a-z][\w:-]*)(?=[\s/>])((?:=\s*(?:"[^"]*"|'[^']*')|=(?!\s*["'])|[^<>=])*)>|<[a-z/!?][^<>]*>?|</gis;

const attribute = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** The same HTML with nothing in its tags but their names and attributes that say how text is read and where links lead. */
export const withPlainTags = (html: string): string =>
  html.replace(markup, (all, _raw, name?: string, attributes = '') => {
    if (!name) return all === '<' ? '&lt;' : '';
    const allowed = /^a$/i.test(name) ? /^(lang|dir|href)$/i : /^(lang|dir|colspan|rowspan)$/i;
    let tag = `<${name}`;
    for (const [, key = '', double, single, bare = ''] of attributes.matchAll(attribute))
      if (allowed.test(key)) tag += ` ${key}="${(double ?? single ?? bare).replaceAll('"', '&quot;')}"`;
    return `${tag}>`;
  });
