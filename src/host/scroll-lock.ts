import { styled } from './inline-style.ts';
import { pageScroller, setLocked } from './scroller.ts';

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

/** Stops the page from scrolling. The scrollbar's width stays reserved, so nothing moves. Returns a function that undoes it. */
function stopScrolling(): () => void {
  const scroller = pageScroller();
  const element = scroller ?? document.documentElement;
  const hasGutter = (scroller?.offsetWidth ?? window.innerWidth) > element.clientWidth;
  // `overflow` comes first: to restore it sets both axes, and their own values are restored after it.
  const hidden = { overflow: 'hidden', overflowX: 'hidden', overflowY: 'hidden' };
  const undo = styled(element, { ...hidden, ...(hasGutter && { scrollbarGutter: 'stable' }) });
  setLocked(scroller);
  return () => {
    setLocked(null);
    undo();
  };
}
