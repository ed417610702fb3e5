import { headerHeight, scrollCheckMs } from '../contract/limits.ts';

/** What the head of the search shows on a phone: the field, or what narrows and orders the results. */
export type SearchView = 'search' | 'filters';

/** Less than this is a trembling finger, px. */
const tolerance = 6;

/**
 * Tells which view belongs to how somebody scrolls: filters on the way down, the search on the way up and at the top.
 * While the page moves it looks ten times a second; while it rests, nothing runs. Returns what ends it.
 */
export function watchScrollDirection(window: Window, onView: (view: SearchView) => void): () => void {
  const place = () => Math.max(0, window.scrollY);
  let [from, before] = [place(), place()];
  let timer: ReturnType<typeof setInterval> | undefined;

  function check(): void {
    const now = place();
    if (now === before) rest();
    before = now;
    if (now <= headerHeight.mobile) onView('search');
    else if (Math.abs(now - from) <= tolerance) return;
    else onView(now > from ? 'filters' : 'search');
    from = now;
  }
  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }
  const move = () => {
    timer ??= setInterval(check, scrollCheckMs);
  };

  window.addEventListener('scroll', move, { passive: true });
  return () => {
    rest();
    window.removeEventListener('scroll', move);
  };
}
