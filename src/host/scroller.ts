/** The element that a dialog keeps from scrolling. Its own style would say that it never scrolls. */
let locked: HTMLElement | null = null;

/** Says which element a dialog keeps from scrolling. */
export function setLocked(element: HTMLElement | null): void {
  locked = element;
}

/** Elements around the screen that may scroll it, the nearest first. Without any, only the window does. */
export function scrollersAround(): HTMLElement[] {
  const found: HTMLElement[] = [];
  const root = document.documentElement;
  let at = document.querySelector<HTMLElement>('.mp-page-mount-point') ?? document.querySelector('main');
  for (; at && at !== root; at = at.parentElement) if (at === locked || mayScroll(at)) found.push(at);
  return found;
}

/**
 * The element that scrolls the screen, in hosts whose window does not scroll; null where it is the window. What merely hides
 * what is too wide does not count.
 */
export const pageScroller = (): HTMLElement | null =>
  scrollersAround().find(one => one === locked || one.scrollHeight > one.clientHeight) ?? null;

/** How far the page is scrolled, px. */
export const pageTop = (): number => pageScroller()?.scrollTop ?? window.scrollY;

/** Scrolls the page to a position in px. */
export function scrollPage(top: number, behavior: ScrollBehavior): void {
  (pageScroller() ?? window).scrollTo({ top, behavior });
}

// Unless the root element has an overflow of its own, the window takes that of the body.
const mayScroll = (element: HTMLElement): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) &&
  (element !== document.body || getComputedStyle(document.documentElement).overflowY !== 'visible');
