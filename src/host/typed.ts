/** In the storage of the tab: what was typed into a frame, while the page is loaded again. */
const key = 'typed_before';

const typedIn = (frames: string): string =>
  document.querySelector<HTMLInputElement>(`${frames} input[role=combobox]`)?.value ?? '';

/** Keeps what is typed into a frame while the page is loaded again. */
export function keepTyped(): void {
  try {
    sessionStorage.setItem(key, typedIn('.mp-frame'));
  } catch {}
}

/**
 * What was typed before the app: into a frame of this page that nothing watches, because that script was lost, or into one of
 * the page before it was loaded again. Call it while the frame stands. Empty where there is nothing, and at later calls.
 */
export function takeTyped(): string {
  let typed = '';
  try {
    typed = typedIn('.mp-frame:not([data-watched])') || (sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
  } catch {}
  return typed;
}
