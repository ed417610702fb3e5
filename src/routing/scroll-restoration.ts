import type { RestorationPlan } from './restoration-plan.ts';
import { restoreFocus } from './restore-focus.ts';
import { restoreScroll } from './restore-scroll.ts';

export interface ScrollRestoration {
  /** The screen is in the document; its content may still load. */
  drawn(): void;
  /** The content is there. Called once, and last. */
  ready(): void;
  /** Stops, because of another navigation. */
  cancel(): void;
}

/**
 * Scrolls and focuses after a navigation: the top, the anchor of the hash, or the position to return to. Stops as soon
 * as the person scrolls or moves the focus.
 */
export function createScrollRestoration(plan: RestorationPlan): ScrollRestoration {
  const scroll = restoreScroll(plan);
  const focus = restoreFocus(plan);
  return {
    drawn() {
      scroll.drawn();
      focus.drawn();
    },
    ready() {
      scroll.ready();
      focus.ready();
    },
    cancel: scroll.stop,
  };
}
