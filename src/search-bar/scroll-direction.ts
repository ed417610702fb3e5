import { headerHeightMobile, scrollCheckMs } from '../contract/limits.ts';
import { pageTop } from '../host/scroller.ts';

/** The content of the search screen's header on a phone: the search field, or the strip with filters and order. */
export type SearchView = 'search' | 'filters';

/** Shorter movements are not counted, px. */
const tolerance = 6;

/**
 * Calls `onView` with 'filters' while the page scrolls down, with 'search' while it scrolls up and at the top. Checks
 * every `scrollCheckMs` while the page scrolls; nothing runs while it rests. Returns a function that stops it.
 */
export function watchScrollDirection(onView: (view: SearchView) => void): () => void {
  const scrollTop = () => Math.max(0, pageTop());
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

  // Elements within the page may be what scrolls it.
  const options = { passive: true, capture: true } as const;
  document.addEventListener('scroll', onScroll, options);
  return () => {
    stopChecking();
    document.removeEventListener('scroll', onScroll, options);
  };
}
