/** Gives an element the focus, headings and anchors too, and leaves the page where it is. */
export function focusElement(element: HTMLElement): void {
  // What is no control takes the focus only when told that it may.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Puts the focus to the beginning of the content, and leaves the page where it is. */
export function focusContent(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (start) focusElement(start);
}

/** Goes somewhere. Where the address stays, nothing arrives that would set the focus: then the content has it. */
export function goAndFocus(go: () => void): void {
  const before = location.href;
  go();
  if (location.href === before) focusContent();
}
