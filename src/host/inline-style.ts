/**
 * Sets styles of an element of the host.
 * @returns puts back what was there, without leaving an empty attribute
 */
export function styled(element: HTMLElement, values: Partial<CSSStyleDeclaration>): () => void {
  const { style } = element;
  const names = Object.keys(values) as (keyof CSSStyleDeclaration)[];
  const before = Object.fromEntries(names.map(name => [name, style[name]]));
  Object.assign(style, values);
  return () => {
    Object.assign(style, before);
    // Read first: Chromium writes the attribute when it is read, and what it has not written yet it does not remove.
    if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}
