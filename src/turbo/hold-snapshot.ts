import type { Source } from '../routing/router/source.ts';
import type { Progress } from '../routing/scrolling/restoration-plan.ts';

/** Carried by a picture of the page: the path and query that it shows. */
export const addressAttribute = 'data-mp-address';

/** A picture of the page, as a child of the place of a root. */
export const pictureSelector = `:scope > [${addressAttribute}]`;

/**
 * Keeps the picture of the page over a screen that waits for content. The screen stays hidden meanwhile. Returns a
 * function that stops it.
 */
export function holdPicture(picture: Element, place: Element, progress: Source<Progress>): () => void {
  const update = () => {
    // React empties the place when it renders into it first.
    if (progress.read() === 'rendered') place.prepend(picture);
    else picture.remove();
  };
  return progress.subscribe(update);
}
