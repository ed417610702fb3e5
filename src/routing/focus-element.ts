/** Gives an element the focus, headings and anchors too, and leaves the page where it is. */
export function focusElement(element: HTMLElement): void {
  // What is no control takes the focus only when told that it may.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
