/**
 * Carries what somebody does in a frame over to what is rendered in its mount point: what was typed into the search field, the
 * focus, and the last button that was pressed. On pages whose host has written frames, boot.ts loads it; sketch.ts contains it.
 */

/** Begins to watch the frames of these mount points. Returns a function that stops it. */
export function watchFrames(mountPoints: readonly Element[]): () => void {
  const ends = mountPoints.flatMap(mountPoint => {
    const frame = mountPoint.querySelector(':scope > .mp-frame');
    return frame ? watch(mountPoint, frame) : [];
  });
  return () => {
    for (const end of ends) end();
  };
}

function watch(mountPoint: Element, frame: Element): () => void {
  let pressed: Element | null = null;
  // Else the app takes what was typed by itself.
  frame.setAttribute('data-watched', '');
  let focused = frame.contains(document.activeElement) ? document.activeElement : null;
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest('button, a:not([href])');
    if (control) pressed = control;
  };
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  // A focused element that is removed with its frame may fire focusout, too: that is no loss of the focus.
  const onBlur = () =>
    setTimeout(() => {
      if (frame.isConnected && !frame.contains(document.activeElement)) focused = null;
    });
  // The app waits for the end of a word that an input method composes: it would be lost with the field.
  frame.addEventListener('compositionstart', () => frame.setAttribute('data-composing', ''));
  frame.addEventListener('compositionend', () => frame.removeAttribute('data-composing'));
  frame.addEventListener('click', onClick);
  frame.addEventListener('focusin', onFocus);
  frame.addEventListener('focusout', onBlur);
  const observer = new MutationObserver(() => {
    if (frame.isConnected) return;
    observer.disconnect();
    carryOver(frame, mountPoint, focused, pressed);
  });
  observer.observe(mountPoint, { childList: true });
  return () => observer.disconnect();
}

function carryOver(
  frame: Element,
  mountPoint: Element,
  focused: Element | null,
  pressed: Element | null,
): void {
  const typed = frame.querySelector<HTMLInputElement>('input[role=combobox]');
  if (typed?.value) type(typed, twinOf(typed, mountPoint));
  twinOf(focused, mountPoint)?.focus({ preventScroll: true });
  twinOf(pressed, mountPoint)?.click();
}

/** Puts the text of one field into another, as if it had been typed there, with its selection. */
function type({ value, selectionStart, selectionEnd }: HTMLInputElement, field: HTMLElement | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  // By the setter of the prototype: React replaces that of the field, and ignores the input event for a text set by it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** The element of a mount point that has the same name as one of the frame. */
function twinOf(element: Element | null, mountPoint: Element): HTMLElement | null {
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  const all = element ? [...mountPoint.querySelectorAll<HTMLElement>(element.localName)] : [];
  return all.find(one => element && nameOf(one) === nameOf(element)) ?? null;
}
