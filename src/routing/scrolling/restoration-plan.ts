import type { ScrollPosition } from './scroll-position.ts';

/** How far a navigation is. `begun`: the screen is not in the document yet. `rendered`: parts of it wait for content. */
export type Progress = 'begun' | 'rendered' | 'ready';

/** The scroll position and focus that a navigation leads to. */
export interface RestorationPlan {
  /**
   * `first`: with the page load. `new`: by a link or a script. `within`: by a link to another hash of the current screen.
   * `return`: by Back or Forward.
   */
  readonly kind: 'first' | 'new' | 'within' | 'return';
  readonly hash: string;
  /** The position to return to. */
  readonly position?: ScrollPosition | undefined;
  /** Whether another query replaced the one before in the history. */
  readonly isReplaced?: boolean | undefined;
  /** Keeps scroll position and focus. */
  readonly staysInPlace?: boolean | undefined;
  /** The position of the same screen when it was left for another query. */
  readonly leftPosition?: ScrollPosition | undefined;
  /**
   * The element that had the focus, when the next screen probably has it, too; see `describeElement`. On return that of
   * `position`. Else that of `leftPosition`: the two are the same then.
   */
  readonly focusToFind?: string | undefined;
}

/** Scrolls and focuses after a navigation, until the person scrolls or moves the focus. */
export interface ScrollRestoration {
  /**
   * Called when the screen is in the document, and again when it is rendered again or has its content.
   * @param isReady whether the content is there. That call is the last one.
   */
  restore(isReady: boolean): void;
  /** Stops, because of another navigation. */
  cancel(): void;
}
