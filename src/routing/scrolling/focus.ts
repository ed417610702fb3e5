/** Focuses an element, also a heading or an anchor, without scrolling. */
export function focusElement(element: HTMLElement): void {
  // Elements that are no controls need a tabindex to take the focus.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the beginning of the content without scrolling: its heading, else all of it.
 * @param leaving an element that is about to be removed; a heading in it does not count
 */
export function focusContent(leaving?: Element | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const start = heading && !leaving?.contains(heading) ? heading : document.querySelector('main');
  if (start) focusElement(start);
}

/** Navigates. When the address stays the same, no screen sets the focus: then the content gets it. */
export function goAndFocus(go: () => void): void {
  const before = location.href;
  go();
  if (location.href === before) focusContent();
}
