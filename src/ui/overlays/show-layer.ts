import { lockScroll } from '../../host/scroll-lock.ts';
import { focusElement } from '../../routing/scrolling/focus.ts';
import { coverPage, hasPopover } from './cover-page.ts';
import { firstTabStop } from './tab-stops.ts';

/**
 * Shows a dialog above everything and gives it the focus. The page behind does not scroll.
 * @param element has `popover="manual"`, `aria-modal`, and an `onCancel` for Escape in browsers without popovers. It must fill
 *   the window, so that nothing behind it is pressed.
 * @returns hides it and gives the focus back
 */
export function showLayer(element: HTMLDialogElement, onEscape: () => void): () => void {
  const before = document.activeElement;
  const hide = show(element, onEscape);
  return () => {
    hide();
    // The browser does not return the focus of a dialog that is removed while it is open.
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

function show(element: HTMLDialogElement, onEscape: () => void): () => void {
  // A modal dialog of the host makes everything else inert but modal dialogs that are opened after it.
  if (!hasPopover() || document.querySelector('dialog:modal')) {
    element.showModal();
    const unlockScroll = lockScroll();
    return () => {
      element.close();
      unlockScroll();
    };
  }
  element.showPopover();
  focusElement(firstTabStop(element) ?? element);
  // The page has just been laid out, so that looking for what scrolls takes no time.
  const unlockScroll = lockScroll();
  const release = coverPage(element, onEscape);
  return () => {
    release();
    element.hidePopover();
    unlockScroll();
  };
}
