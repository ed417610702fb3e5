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
    // Read before it is removed: Chromium writes the attribute only when it is read, and removes none that it has not written.
    if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}
