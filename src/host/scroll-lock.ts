import { stopScrolling } from './scroller.ts';

let holders = 0;
let restore = () => {};

/**
 * Stops the page from scrolling while a dialog, drawer or menu is open. Locks nest: the page scrolls again after the
 * last release.
 * @returns releases this lock; calling it again does nothing
 */
export function lockScroll(): () => void {
  if (holders === 0) restore = stopScrolling();
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) restore();
  };
}
