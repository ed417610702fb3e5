import { focusElement } from '../routing/focus-element.ts';

/** Puts the focus to the beginning of the content, and leaves the page where it is. */
export function focusContent(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (start) focusElement(start);
}
