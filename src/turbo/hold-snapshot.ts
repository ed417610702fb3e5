import type { Source } from '../routing/router/source.ts';
import type { Progress } from '../routing/scrolling/restoration-plan.ts';

/** Carried by a snapshot of the page: the path and query that it shows. */
export const addressAttribute = 'data-mp-address';

/** A snapshot of the page, as a child of the place of a root. */
export const snapshotSelector = `:scope > [${addressAttribute}]`;

/**
 * Keeps the snapshot of the page over a screen that waits for content. The screen stays hidden meanwhile. Returns a
 * function that stops it.
 */
export function holdSnapshot(snapshot: Element, place: Element, progress: Source<Progress>): () => void {
  const update = () => {
    // React empties the place when it renders into it first.
    if (progress.read() === 'rendered') place.prepend(snapshot);
    else snapshot.remove();
  };
  return progress.subscribe(update);
}
