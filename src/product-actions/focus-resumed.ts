/**
 * Focuses the button that was pressed before signing in, now that it shows the follow. Leaves the focus alone if the
 * visitor has moved it meanwhile.
 */
export function focusResumed(button: HTMLElement | null | undefined): void {
  if (!button || document.activeElement !== document.body) return;
  button.focus({ preventScroll: true });
  button.scrollIntoView({ block: 'nearest' });
}
