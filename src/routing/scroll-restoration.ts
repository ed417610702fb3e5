import type { RestorationPlan } from './restoration-plan.ts';
import { restoreFocus } from './restore-focus.ts';
import { restoreScroll } from './restore-scroll.ts';

export interface ScrollRestoration {
  /** The screen is in the document; its content may still load. */
  drawn(): void;
  /** The content is there. Returns false when called again, or after `cancel`. */
  ready(): boolean;
  /** Stops, because of another navigation. */
  cancel(): void;
}

/**
 * Scrolls and focuses after a navigation: the top, the anchor of the hash, or the position to return to. Stops as soon
 * as the shopper scrolls or moves the focus.
 */
export function createScrollRestoration(plan: RestorationPlan): ScrollRestoration {
  const scroll = restoreScroll(plan);
  const focus = restoreFocus(plan);
  let state: 'loading' | 'over' = 'loading';
  return {
    drawn() {
      if (state === 'over') return;
      scroll.drawn();
      focus.drawn();
    },
    ready() {
      if (state === 'over') return false;
      state = 'over';
      scroll.ready();
      focus.ready();
      return true;
    },
    cancel() {
      state = 'over';
      scroll.stop();
    },
  };
}
