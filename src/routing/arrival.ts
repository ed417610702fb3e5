import { beginRestoration } from './begin-restoration.ts';
import type { RestorationPlan } from './restoration-plan.ts';
import type { ScrollRestoration } from './scroll-restoration.ts';
import { createSource, type Source } from './source.ts';

/** A navigation to what the page shows, until its content is complete. */
interface Arrival {
  readonly restoration: ScrollRestoration;
  readonly isAnnounced: boolean;
  isComplete: boolean;
}

/** `begun`: the screen is not in the document yet. `drawn`: parts of it wait for content. */
export type Progress = 'begun' | 'drawn' | 'complete';

/** Follows what the page shows until its content is complete. Then it gives scroll position and focus. */
export interface Arrivals {
  /** Counts navigations whose screen is complete. Each change may be announced. */
  readonly count: Source<number>;
  readonly progress: Source<Progress>;
  /** A navigation puts another screen on the page, or leads to another place in the same one. */
  begin(
    plan: RestorationPlan,
    options: { readonly isAnnounced: boolean; readonly isSameScreen: boolean },
  ): void;
  /** The screen is in the document. */
  drawn(): void;
  /** Reports whether a part of the screen has its content. Returns a function that withdraws a waiting part. */
  reportReady(isReady: boolean): () => void;
  cancel(): void;
}

export function createArrivals(): Arrivals {
  const count = createSource(0);
  const progress = createSource<Progress>('begun');
  let arrival: Arrival | null = null;
  /** Parts of the screen that wait for content. */
  let waiting = new Set<object>();

  function completeWhenReady(): void {
    if (progress.read() === 'begun' || waiting.size > 0) return;
    progress.set('complete');
    if (!arrival || arrival.isComplete) return;
    arrival.isComplete = true;
    arrival.restoration.ready();
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
      arrival = { restoration: beginRestoration(plan), isAnnounced, isComplete: false };
      if (isSameScreen) return;
      progress.set('begun');
      waiting = new Set();
    },
    drawn() {
      if (progress.read() === 'begun') progress.set('drawn');
      if (!arrival?.isComplete) arrival?.restoration.drawn();
      completeWhenReady();
    },
    reportReady(isReady) {
      const part = {};
      if (!isReady) waiting.add(part);
      // Parts that are drawn together report one after the other: the last one may still have to load.
      else queueMicrotask(completeWhenReady);
      return () => waiting.delete(part);
    },
    cancel,
  };
}
