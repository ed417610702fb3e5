/** What a screen says, without how: a text, or an element with its attributes, where it has any, and what is in it. */
export type Content =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>> | 0, ...inside: Content[]];

/**
 * Reads what the body shows: texts, pictures, links, buttons, fields, headings and lists. Elements that are there for the
 * looks alone are left out; boxes beside and below each other stay. Runs in the page.
 * @param item selects elements that get the class `item`
 */
export function readContent(item: string): Content {
  const kept =
    /^(a|button|img|svg|input|select|textarea|label|h\d|p|ul|ol|li|article|section|header|footer|nav|form|dl|dt|dd|table|tbody|tr|td|th|figure|time|b)$/;
  const skipped = 'script, style, template, link, [hidden], .mp-visually-hidden, dialog, option';
  const attributesOf = (element: Element, tag: string): Record<string, string> | 0 => {
    const { display, flexDirection } = getComputedStyle(element);
    const isRow = display.includes('flex') && flexDirection === 'row';
    const name = element.matches(item) ? 'item' : display.includes('grid') ? 'cards' : isRow ? 'tools' : '';
    const attributes: Record<string, string> = name ? { className: name } : {};
    const copy = (attribute: string) => {
      const value = element.getAttribute(attribute);
      if (value) attributes[attribute] = value;
    };
    if (tag === 'a') copy('href');
    if (tag === 'input') copy('placeholder');
    if (tag === 'button') attributes.label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (element instanceof HTMLImageElement) {
      attributes.src = new URL(element.currentSrc || element.src).pathname;
      attributes.loading = element.loading;
      const { width, height } = element.getBoundingClientRect();
      Object.assign(attributes, { alt: '', width: String(width || 40), height: String(height || 40) });
    }
    return Object.keys(attributes).length > 0 ? attributes : 0;
  };
  const read = (node: Node): Content[] => {
    if (node instanceof Text) return node.data.trim() ? [node.data] : [];
    if (!(node instanceof Element) || node.matches(skipped)) return [];
    if (getComputedStyle(node).display === 'none') return [];
    const tag = node.localName;
    const inside = tag === 'svg' ? [] : [...node.childNodes].flatMap(read);
    const isBox = inside.length > 1 || node.matches(item);
    if (!kept.test(tag) && !isBox) return inside;
    const isInline = getComputedStyle(node).display.startsWith('inline');
    const name = kept.test(tag) ? tag : isInline ? 'span' : 'div';
    return [[name, attributesOf(node, name), ...inside]];
  };
  return ['div', 0, ...[...document.body.childNodes].flatMap(read)];
}
