import { createSource, type Source } from '../router/source.ts';
import { beginRestoration } from './begin-restoration.ts';
import type { Progress, RestorationPlan, ScrollRestoration } from './restoration-plan.ts';

/** The navigation that led to what the page shows. */
interface Arrival {
  readonly restoration: ScrollRestoration;
  readonly isAnnounced: boolean;
  isReady: boolean;
}

/**
 * Follows a navigation until the screen has its content. Scroll position and focus are set when the screen is rendered, and
 * corrected when it is ready.
 */
export interface NavigationProgress {
  /** Counts the navigations to announce whose screen is ready. */
  readonly count: Source<number>;
  readonly progress: Source<Progress>;
  /** Called for each navigation: to another screen, or to another hash or query of the same one. */
  begin(
    plan: RestorationPlan,
    options: { readonly isAnnounced: boolean; readonly isSameScreen: boolean },
  ): void;
  /** The screen is in the document. */
  rendered(): void;
  /**
   * Reports whether a part of the screen has its content. Returns a function that withdraws a part that waits: what comes in
   * its place need not report.
   */
  reportReady(isReady: boolean): () => void;
  cancel(): void;
}

export function createNavigationProgress(): NavigationProgress {
  const count = createSource(0);
  const progress = createSource<Progress>('begun');
  let arrival: Arrival | null = null;
  /** Parts of the screen that wait for content. */
  let waiting = new Set<object>();

  function checkReady(): void {
    if (progress.read() === 'begun' || waiting.size > 0) return;
    progress.set('ready');
    if (!arrival || arrival.isReady) return;
    arrival.isReady = true;
    arrival.restoration.restore(true);
    if (arrival.isAnnounced) count.set(count.read() + 1);
  }
  function cancel(): void {
    arrival?.restoration.cancel();
    arrival = null;
  }

  return {
    count,
    progress,
    begin(plan, { isAnnounced, isSameScreen }) {
      cancel();
      arrival = { restoration: beginRestoration(plan), isAnnounced, isReady: false };
      if (isSameScreen) return;
      progress.set('begun');
      waiting = new Set();
    },
    rendered() {
      if (progress.read() === 'begun') progress.set('rendered');
      if (!arrival?.isReady) arrival?.restoration.restore(false);
      checkReady();
    },
    reportReady(isReady) {
      const part = {};
      if (!isReady) waiting.add(part);
      // Parts that are rendered together report one after the other: the last one may still have to load.
      else queueMicrotask(checkReady);
      return () => {
        if (waiting.delete(part)) queueMicrotask(checkReady);
      };
    },
    cancel,
  };
}
