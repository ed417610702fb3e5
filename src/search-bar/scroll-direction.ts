import { headerHeightMobile, scrollCheckMs } from '../contract/limits.ts';

/** The content of the search screen's header on a phone: the search field, or the strip with filters and order. */
export type SearchView = 'search' | 'filters';

/** Shorter movements are not counted, px. */
const tolerance = 6;

/**
 * Calls `onView` with 'filters' while the page scrolls down, with 'search' while it scrolls up and at the top. Checks
 * every `scrollCheckMs` while the page scrolls; nothing runs while it rests. Returns a function that stops it.
 */
export function watchScrollDirection(window: Window, onView: (view: SearchView) => void): () => void {
  const scrollTop = () => Math.max(0, window.scrollY);
  let [from, before] = [scrollTop(), scrollTop()];
  let timer: ReturnType<typeof setInterval> | undefined;

  function check(): void {
    const now = scrollTop();
    if (now === before) stopChecking();
    before = now;
    if (now <= headerHeightMobile) onView('search');
    else if (Math.abs(now - from) <= tolerance) return;
    else onView(now > from ? 'filters' : 'search');
    from = now;
  }
  function stopChecking(): void {
    clearInterval(timer);
    timer = undefined;
  }
  const onScroll = () => {
    timer ??= setInterval(check, scrollCheckMs);
  };

  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    stopChecking();
    window.removeEventListener('scroll', onScroll);
  };
}
