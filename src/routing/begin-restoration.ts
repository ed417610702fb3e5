import { report } from '../host/events.ts';
import { lazy } from '../loading/lazy.ts';
import type { Progress, RestorationPlan } from './restoration-plan.ts';
import type { ScrollRestoration } from './scroll-restoration.ts';

/** The code that scrolls and focuses. Most page loads do without it. */
export const scrollRestoration = lazy('scroll-restoration', () => import('./scroll-restoration.ts'));

/** Begins to restore scroll position and focus: at once, or as soon as the code is here. */
export function beginRestoration(plan: RestorationPlan): ScrollRestoration {
  const code = scrollRestoration.peek();
  if (code) return code.createScrollRestoration(plan);
  let loaded: ScrollRestoration | undefined;
  let progress: Progress = 'begun';
  const stopWaiting = scrollRestoration.onArrival(({ createScrollRestoration }) => {
    loaded = createScrollRestoration(plan);
    if (progress !== 'begun') loaded.drawn();
    if (progress === 'ready') loaded.ready();
  });
  if (isNeeded(plan)) scrollRestoration.load().catch(report);
  else scrollRestoration.loadAhead();
  return {
    drawn() {
      progress = 'drawn';
      loaded?.drawn();
    },
    ready() {
      progress = 'ready';
      loaded?.ready();
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
