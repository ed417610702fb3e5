import type { Source } from '../routing/router/source.ts';
import type { Progress } from '../routing/scrolling/restoration-plan.ts';

/** Carried by a snapshot of the page: the path and query that it shows. */
export const addressAttribute = 'data-mp-address';

/** A snapshot of the page, as a child of a mount point. */
export const snapshotSelector = `:scope > [${addressAttribute}]`;

/**
 * Keeps the snapshot of the page over a screen that waits for content. The screen stays hidden meanwhile. Returns a
 * function that stops it.
 */
export function holdSnapshot(snapshot: Element, mountPoint: Element, progress: Source<Progress>): () => void {
  const update = () => {
    // React empties the mount point when it renders into it first.
    if (progress.read() === 'rendered') mountPoint.prepend(snapshot);
    else snapshot.remove();
  };
  return progress.subscribe(update);
}
