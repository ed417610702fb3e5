import { createElement, Fragment, type ReactNode } from 'react';
import { parseUrl } from '../contract/uri.ts';
import { linkUrl } from '../domain/links.ts';
import { parseInertHtml } from '../host/inert-html.ts';

/** The element that each allowed element becomes. Any other element is replaced by its children. */
const elements: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'div',
  section: 'div',
  article: 'div',
  br: 'br',
  hr: 'hr',
  blockquote: 'blockquote',
  b: 'b',
  strong: 'strong',
  i: 'i',
  em: 'em',
  u: 'u',
  s: 's',
  small: 'small',
  sub: 'sub',
  sup: 'sup',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  dl: 'dl',
  dt: 'dt',
  dd: 'dd',
  pre: 'pre',
  code: 'code',
  a: 'a',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
  // They stand below a heading of the page.
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
const empty = ['br', 'hr'];
/** Elements between which a text of spaces has no place. */
const strict = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'];
/** Elements that go with all they contain. */
const dropped = new Set(
  'script style template noscript iframe frame frameset object embed applet svg math head title textarea select option button video audio canvas'.split(
    ' ',
  ),
);

/**
 * HTML of the host as elements of the page. Only elements and attributes of an allow list remain, and links to http,
 * https, mailto and relative addresses. Null where the page does not allow to parse it.
 * @param base the address from which relative ones are meant
 */
export function richText(html: string, base?: string): ReactNode {
  const parsed = parseInertHtml(document, html);
  return parsed && childrenOf(parsed.body, base);
}

/** Each text gets an element of its own, unless it is all that its parent holds: browsers that translate replace it. */
function childrenOf(parent: Node, base: string | undefined, isElement = false): ReactNode[] {
  const isAlone = isElement && parent.childNodes.length === 1;
  const isStrict = strict.includes(parent.nodeName.toLowerCase());
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      if (isStrict && text.trim() === '') return null;
      return isAlone ? text : createElement('span', { key: index }, text);
    }
    return node.nodeType === Node.ELEMENT_NODE ? elementOf(node as Element, index, base) : null;
  });
}

function elementOf(element: Element, key: number, base: string | undefined): ReactNode {
  const source = element.localName.toLowerCase();
  if (dropped.has(source)) return null;
  const name = Object.hasOwn(elements, source) ? elements[source] : undefined;
  if (name !== undefined && empty.includes(name)) return createElement(name, { key });
  const attributes = name === undefined ? {} : attributesOf(element, name, base);
  // A link that leads nowhere is text.
  if (name === undefined || (name === 'a' && attributes.href === undefined))
    return createElement(Fragment, { key }, ...childrenOf(element, base));
  return createElement(name, { key, ...attributes }, ...childrenOf(element, base, true));
}

function attributesOf(element: Element, name: string, base: string | undefined): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  const copy = (name: string, as: string, isAllowed: (value: string) => boolean) => {
    const value = element.getAttribute(name);
    if (value !== null && isAllowed(value)) attributes[as] = value;
  };
  copy('lang', 'lang', value => /^[\w-]{1,35}$/.test(value));
  copy('dir', 'dir', value => /^(ltr|rtl|auto)$/i.test(value));
  if (name === 'th' || name === 'td') {
    copy('colspan', 'colSpan', value => /^\d{1,2}$/.test(value));
    copy('rowspan', 'rowSpan', value => /^\d{1,2}$/.test(value));
  }
  if (name === 'a') {
    copy('href', 'href', value => /^(https?|mailto):$/.test(linkUrl(value)?.protocol ?? ''));
    if (base !== undefined && typeof attributes.href === 'string')
      attributes.href = parseUrl(attributes.href, base)?.href;
    attributes.rel = 'nofollow noopener';
    attributes.className = 'mp-link';
  }
  return attributes;
}
