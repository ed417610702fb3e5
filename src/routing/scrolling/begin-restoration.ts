import { report } from '../../host/events.ts';
import { loadWhenIdle } from '../../loading/idle.ts';
import { lazy } from '../../loading/lazy.ts';
import type { RestorationPlan, ScrollRestoration } from './restoration-plan.ts';

/** The code that scrolls and focuses. Most page loads do without it. */
export const scrollRestoration = lazy(() => import('./scroll-restoration.ts'));

/** Begins to restore scroll position and focus: at once, or as soon as the code is here. */
export function beginRestoration(plan: RestorationPlan): ScrollRestoration {
  const code = scrollRestoration.peek();
  if (code) return code.createScrollRestoration(plan);
  let loaded: ScrollRestoration | undefined;
  /** Whether the content was there when `restore` was called last. */
  let last: boolean | undefined;
  const stopWaiting = scrollRestoration.onArrival(({ createScrollRestoration }) => {
    loaded = createScrollRestoration(plan);
    if (last !== undefined) loaded.restore(last);
  });
  if (isNeeded(plan)) scrollRestoration.load().catch(report);
  else loadWhenIdle(scrollRestoration);
  return {
    restore(isReady) {
      last = isReady;
      loaded?.restore(isReady);
    },
    cancel() {
      stopWaiting();
      loaded?.cancel();
    },
  };
}

/** A page load begins at the top, unless it leads to an anchor or back to a position. */
const isNeeded = ({ kind, hash, position }: RestorationPlan) =>
  kind !== 'first' || hash !== '' || position !== undefined;
