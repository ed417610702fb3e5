import type { RestorationPlan, ScrollRestoration } from './restoration-plan.ts';
import { restoreFocus } from './restore-focus.ts';
import { restoreScroll } from './restore-scroll.ts';

/** Scrolls and focuses after a navigation: the top, the anchor of the hash, or the position to return to. */
export function createScrollRestoration(plan: RestorationPlan): ScrollRestoration {
  const scroll = restoreScroll(plan);
  const focus = restoreFocus(plan);
  return {
    restore(isReady) {
      scroll.restore(isReady);
      focus(isReady);
    },
    cancel: scroll.cancel,
  };
}
