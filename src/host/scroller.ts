/** The element that a dialog keeps from scrolling. Its own style would say that it never scrolls. */
let locked: HTMLElement | null = null;

/** Elements around the screen that may scroll it, the nearest first. Without any, only the window does. */
export function scrollersAround(): HTMLElement[] {
  const found: HTMLElement[] = [];
  const root = document.documentElement;
  let at = document.querySelector<HTMLElement>('.mp-page-place') ?? document.querySelector('main');
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

/** How far below the beginning of the page an element is, px. */
export function topInPage(element: Element): number {
  const { top } = element.getBoundingClientRect();
  const scroller = pageScroller();
  return scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY;
}

/** Stops the page from scrolling. The scrollbar's width stays reserved, so nothing moves. Returns a function that undoes it. */
export function stopScrolling(): () => void {
  const scroller = pageScroller();
  const { style, clientWidth } = scroller ?? document.documentElement;
  const hasGutter = (scroller?.offsetWidth ?? window.innerWidth) > clientWidth;
  const { overflow, overflowX, overflowY, scrollbarGutter } = style;
  style.overflow = 'hidden';
  if (hasGutter) style.scrollbarGutter = 'stable';
  locked = scroller;
  return () => {
    locked = null;
    Object.assign(style, { overflow, overflowX, overflowY, scrollbarGutter });
  };
}

function mayScroll(element: HTMLElement): boolean {
  if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) return false;
  // Unless the root element has an overflow of its own, the window takes that of the body.
  const { overflowX, overflowY } = getComputedStyle(document.documentElement);
  return element !== document.body || `${overflowX} ${overflowY}` !== 'visible visible';
}
